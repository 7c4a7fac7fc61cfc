/** Tests show single components: they speak the words of all pages from the start. */
import { laterTexts } from '../i18n';

await laterTexts();
