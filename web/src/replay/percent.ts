/** A chance as the reader's language writes it. */
import { currentLanguage } from '../i18n';

export function percent(part: number): string {
  return new Intl.NumberFormat(currentLanguage(), { style: 'percent' }).format(part);
}

/** A change of a chance, with its sign. */
export function signed(part: number): string {
  return new Intl.NumberFormat(currentLanguage(), {
    style: 'percent',
    signDisplay: 'exceptZero',
  }).format(part);
}
