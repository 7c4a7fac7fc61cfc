/** The one live connection of this page. */
import { Connection } from './connection.svelte';
import { meet, recognise } from './me.svelte';

export const live = new Connection({
  openSocket: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`),
  introduce: meet,
  recognise,
});

export { RefusedError } from './connection.svelte';
