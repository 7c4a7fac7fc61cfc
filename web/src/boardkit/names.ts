/** What to call those who sit at a table. Bots of the same kind are told apart by a number. */
import type { GameInfo, SeatInfo } from '../generated/wire';
import type { Say } from '../games/contract';
import { knows, t } from '../i18n';

export type Level = GameInfo['levels'][number];

export function seatNames(seats: readonly SeatInfo[]): string[] {
  const levels = seats.map((seat) =>
    seat.kind === 'bot' && !seat.stands_in ? (seat.level ?? 'quick') : null,
  );
  return seats.map((seat, place) => {
    if (seat.kind === 'person') return seat.name ?? t('somebody');
    if (seat.stands_in) return t('bot-for', { name: seat.name ?? t('somebody') });
    const level = levels[place];
    if (!level) return t(seat.kind === 'open' ? 'seat-open' : 'seat-link');
    const alike = levels.filter((one) => one === level).length > 1;
    const number = levels.slice(0, place + 1).filter((one) => one === level).length;
    return alike ? `${levelName(level)} ${number}` : levelName(level);
  });
}

/** A level in words. A bot that the server's administrator has added goes by the name it was given. */
export function levelName(level: Level): string {
  return knows(`level-${level}`) ? t(`level-${level}`) : level;
}

/** A list in the reader's language: “A, B and C”. */
export function listed(words: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(words);
}

/** A proper name of a game's data: the message `name-<slug>`, if the reader's language has one; else as it is written. */
export function properName(written: string, say: Say): string {
  const id = `name-${written.toLowerCase().replaceAll(' ', '-')}`;
  return say.has?.(id) ? say(id) : written;
}
