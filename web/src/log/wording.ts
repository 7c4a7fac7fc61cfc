/**
 * An event put into words: what its fields are says how each value is said.
 *
 * Knows no game. What the fields are is generated from the server's structs; the command line does the same with the
 * same descriptions (`src/webfoot/core/wording.py`), and a test compares the sentences of both.
 */
import type { GameClient, GameEvent, Say } from '../games/contract';
import type { AnyKind, Counted, Row } from '../generated/fields';
import { currentLanguage } from '../i18n';
import { listed, properName } from '../boardkit/names';
import { namedValues, readable } from '../boardkit/plain';

export interface Speaker {
  readonly game: Pick<GameClient, 'events' | 'place'>;
  readonly say: Say;
  readonly names: readonly string[];
  /** What is printed on the pieces, where it is not what the page was built with. */
  readonly facts?: unknown;
}

export type EventArgs = Record<string, string | number>;

/** Where a value is missing, or there is nothing of it: a sentence chooses its wording by it. */
const NONE = 'none';

export function sentence(event: GameEvent, speaker: Speaker): string {
  const id = `event-${event.event}`;
  return canSay(id, event, speaker)
    ? speaker.say(id, eventArgs(event, speaker))
    : bare(event, speaker);
}

/** A game that the page was built without may lack the message; and only its server knows what its places are called. */
function canSay(id: string, event: GameEvent, { say, game }: Speaker): boolean {
  if (!(say.has?.(id) ?? true)) return false;
  const kinds = Object.values(game.events[event.event] ?? {});
  return game.place !== undefined || !kinds.some(isPlace);
}

const isPlace = (kind: AnyKind): boolean =>
  kind.is === 'at' || kind.is === 'sort-of-place' || (kind.is === 'reading' && isPlace(kind.kind));

/** An event without a sentence: what it is, and what its fields hold, players by name. */
function bare({ event, ...fields }: GameEvent, speaker: Speaker): string {
  const kinds = speaker.game.events[event] ?? {};
  const told = Object.entries(fields).filter(([name]) => kinds[name]?.is !== 'untold');
  const values = told.map(([name, value]) => {
    const kind = kinds[name];
    const known = kind && !isPlace(kind) && value !== null;
    return [name, known ? word(kind, value, speaker) : value] as const;
  });
  return values.length > 0
    ? speaker.say('labelled', { label: readable(event), value: namedValues(values) })
    : readable(event);
}

/** What the sentence is given, by name. */
export function eventArgs(event: GameEvent, speaker: Speaker): EventArgs {
  const kinds = speaker.game.events[event.event] ?? {};
  const args: EventArgs = {};
  for (const [name, kind] of Object.entries(kinds))
    if (kind.is !== 'untold') args[name] = valueOf(event, kinds, name, kind, speaker);
  return args;
}

function valueOf(
  event: GameEvent,
  kinds: Readonly<Record<string, AnyKind>>,
  name: string,
  kind: AnyKind,
  speaker: Speaker,
): string | number {
  switch (kind.is) {
    case 'same':
      return `${event[kind.one] === event[kind.other]}`;
    case 'differ':
      return `${event[kind.one] !== event[kind.other]}`;
    case 'reading': {
      const value = event[kind.field];
      return word(kind.kind, kind.last ? (value as unknown[]).at(-1) : value, speaker);
    }
    case 'gathered':
      return word(
        kind.kind,
        Object.fromEntries(kind.fields.map(([slug, field]) => [slug, event[field]])),
        speaker,
      );
    case 'together':
      return inOne(
        kind.fields.flatMap((field) => {
          const own = kinds[field];
          return own ? parts(own, event[field], speaker) : [];
        }),
      );
    default:
      return word(kind, event[name], speaker);
  }
}

function word(kind: AnyKind, value: unknown, speaker: Speaker): string | number {
  if (value === null || value === undefined) return NONE;
  switch (kind.is) {
    case 'number':
      return value as number;
    case 'variant':
      return `${value as string | boolean}`;
    case 'player':
      return nameOf(value as number, speaker);
    case 'named':
      return speaker.say(messageId(kind, value as string));
    case 'at':
      return placeName(value as string | number, kind.attribute, speaker);
    case 'sort-of-place':
      return speaker.game.place?.(value as string | number, speaker.facts).sort ?? NONE;
    default:
      return inOne(parts(kind, value, speaker));
  }
}

/** A list, each thing in words. */
function parts(kind: AnyKind, value: unknown, speaker: Speaker): string[] {
  const { say } = speaker;
  switch (kind.is) {
    case 'players':
      return (value as number[]).map((seat) => nameOf(seat, speaker));
    case 'figures':
      return Object.entries(value as Record<string, number>).map(([seat, points]) =>
        say(kind.message, { name: nameOf(Number(seat), speaker), points }),
      );
    case 'row':
      return row(kind, value as readonly (string | null)[], say);
    case 'counted':
      return counted(kind, value as readonly string[] | Record<string, number>, say);
    default:
      throw new TypeError(`${kind.is} is no list`);
  }
}

function row(kind: Row, value: readonly (string | null)[], say: Say): string[] {
  const { times } = kind;
  const names = value.filter((slug) => slug !== null).map((slug) => say(`${kind.message}-${slug}`));
  return times === null
    ? names
    : names.map((name) => say(times, { count: 1, [kind.message]: name }));
}

function counted(
  kind: Counted,
  value: readonly string[] | Readonly<Record<string, number>>,
  say: Say,
): string[] {
  const slugs: readonly (readonly [string, number])[] = Array.isArray(value)
    ? (value as readonly string[]).map((slug) => [slug, 1] as const)
    : Object.entries(value);
  const { times } = kind;
  if (times === null)
    return summed(slugs).map(([slug, count]) => say(messageId(kind, slug), { count }));
  const names = slugs.map(([slug, count]) => [say(messageId(kind, slug)), count] as const);
  return summed(names).map(([name, count]) => say(times, { count, [kind.message]: name }));
}

/** Equal things stand where the first of them stood. */
function summed(all: readonly (readonly [string, number])[]): [string, number][] {
  const sums = new Map<string, number>();
  for (const [thing, count] of all) if (count > 0) sums.set(thing, (sums.get(thing) ?? 0) + count);
  return [...sums];
}

/** What a place is called. */
export function placeName(
  at: string | number,
  attribute: string | null,
  { game, say, names, facts }: Speaker,
): string {
  const place = game.place?.(at, facts);
  if (!place) return NONE;
  const seats = Object.entries(place.seats).map(([name, seat]) => [name, names[seat] ?? '']);
  const id = `place-${place.sort}${attribute === null ? '' : `.${attribute}`}`;
  const values = Object.entries(place.values).map(([name, value]) => [
    name,
    typeof value === 'string' ? properName(value, say) : value,
  ]);
  return say(id, {
    ...(Object.fromEntries(values) as EventArgs),
    ...(Object.fromEntries(seats) as EventArgs),
  });
}

const nameOf = (seat: number, { names }: Speaker): string => names[seat] ?? '';

const messageId = (kind: { message: string; attribute: string | null }, slug: string): string =>
  `${kind.message}-${slug}${kind.attribute === null ? '' : `.${kind.attribute}`}`;

const inOne = (words: readonly string[]): string =>
  words.length > 0 ? listed(words, currentLanguage()) : NONE;
