export { LANGUAGES, nameOfLanguage, type Language } from './language';
export {
  chooseLanguage,
  currentLanguage,
  gameTexts,
  laterTexts,
  lessonTexts,
  knows,
  refusalId,
  setLanguage,
  startLanguage,
  t,
  type TextArgs,
  type Translate,
} from './texts.svelte';
