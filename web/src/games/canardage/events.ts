/** What happened, for the log: an event's values as words, and the seats it happens to. */
import type { AnyEvent } from '../../generated/canardage';
import { currentLanguage } from '../../i18n';
import type { GameEvent, Say } from '../contract';

const SEATS = ['seat', 'by', 'owner', 'player', 'victim', 'winner', 'hidden'];

function joined(names: readonly string[]): string {
  return new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(names);
}

export function eventArgs(
  event: GameEvent,
  names: readonly string[],
  say: Say,
): Record<string, string | number> {
  const name = (seat: unknown) => names[seat as number] ?? '';
  const inWords = (key: string, value: unknown): string | number => {
    if (value === null) return 'none';
    if (SEATS.includes(key)) return name(value);
    if (key === 'card') return say(`card-${value as string}`);
    if (Array.isArray(value)) return joined(value.map(name));
    return typeof value === 'number' ? value : `${value as string | boolean}`;
  };
  return Object.fromEntries(
    Object.entries(event)
      .filter(([key]) => key !== 'event')
      .map(([key, value]) => [key, inWords(key, value)]),
  );
}

export function concerns(event: GameEvent): readonly number[] {
  const happened = event as GameEvent & AnyEvent;
  switch (happened.event) {
    case 'duck-shot':
    case 'shot-absorbed':
    case 'duck-surfaced':
    case 'duck-revived':
    case 'magret-pinned':
    case 'magret-lost':
    case 'simplet-named':
      return happened.owner === null ? [] : [happened.owner];
    case 'head-left':
      return [happened.owner, happened.hidden].filter((seat) => seat !== null);
    case 'skip-ordered':
      return [happened.player];
    case 'moby-laid':
      return [happened.victim];
    case 'turn-skipped':
    case 'revenge-offered':
    case 'player-out':
    case 'player-back':
      return [happened.seat];
    case 'game-won':
      return [happened.winner];
    case 'game-drawn':
      return happened.players;
    default:
      return [];
  }
}
