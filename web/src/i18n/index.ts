export { LANGUAGES, nameOfLanguage, type Language } from './language';
export {
  chooseLanguage,
  currentLanguage,
  gameTexts,
  knows,
  refusalId,
  setLanguage,
  startLanguage,
  t,
  type TextArgs,
  type Translate,
} from './texts.svelte';
