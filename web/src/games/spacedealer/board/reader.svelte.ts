/** Reading pieces, as on every board. */
export { Reader, setReader, useReader, type Glimpse } from '../../../boardkit/reader.svelte';
