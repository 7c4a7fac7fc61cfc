/** The terms of a slow game in words. */
import type { SlowGame } from '../generated/wire';
import { t } from '../i18n';

/** On which terms a slow game is played. */
export function termsInWords({ hours, then }: SlowGame): string {
  return hours === 0
    ? t('slow-terms-none')
    : t('slow-terms', { time: t(`hours-${hours}`), end: t(`time-end-${then}`) });
}
