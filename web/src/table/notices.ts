/** What has happened to the people of a table, in words. */
import type { Notice } from '../generated/wire';
import { t } from '../i18n';

export function inWords({ notice, name, you }: Notice): string {
  return t(`notice-${notice}${you ? '-you' : ''}`, { name });
}
