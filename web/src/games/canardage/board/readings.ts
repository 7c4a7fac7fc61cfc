/** What there is to read about the pieces of the board: what it is, what holds for it now, and the rule. */
import type { CanardageView } from '../../../generated/canardage';
import type { Reading } from '../../../boardkit/reader.svelte';
import type { Say } from '../../contract';
import { cardName } from './words';

interface Table {
  readonly view: CanardageView;
  readonly names: readonly string[];
  readonly say: Say;
}

/** `line:3`, `player:1`, `pile:draw`, `pile:ducks` or `card:pan`; undefined if it is no longer there. */
export function readingOf(id: string, table: Table): Reading | undefined {
  const [sort, which = ''] = id.split(':');
  if (sort === 'line') return positionReading(Number(which), table);
  if (sort === 'player') return playerReading(Number(which), table);
  if (sort === 'pile') return pileReading(which, table);
  return cardReading(which, table.say);
}

function cardReading(kind: string, say: Say): Reading {
  return {
    title: cardName(kind, say),
    lines: [say(`card-${kind}.text`)],
    rule: say(`card-${kind}.rule`),
  };
}

function pileReading(which: string, { view, say }: Table): Reading {
  const ducks = which === 'ducks';
  return {
    title: say(`pile-${which}`, { count: ducks ? view.pile : view.draw }),
    lines: [say(`read-pile-${which}`)],
    rule: ducks ? 'C-040' : 'C-023',
  };
}

function positionReading(at: number, { view, names, say }: Table): Reading {
  const card = view.line[at - 1];
  const owner = card?.owner ?? null;
  const named = (seat: number) => ({ owner: names[seat] ?? '', colour: say(`colour-${seat}`) });
  /** What holds here, the most particular first: its rule is the one to read. */
  const held: [rule: string, line: string][] = [];
  if (String(at) in view.covers) held.push(['C-103', say('read-covered')]);
  if (card?.magret) held.push(['C-059', say('read-magret')]);
  if (card && card.hidden !== null) held.push(['C-090', say('read-hiding', named(card.hidden))]);
  if (card && owner === null) held.push(['C-052', say('read-water')]);
  held.push(['C-041', say(view.targets.includes(at) ? 'read-targeted' : 'read-untargeted')]);
  const title = !card
    ? say('line-empty', { at })
    : owner === null
      ? say('line-water', { at })
      : say('line-duck', { at, ...named(owner) });
  return { title, lines: held.map(([, line]) => line), rule: held[0]?.[0] ?? 'C-041' };
}

function playerReading(seat: number, { view, names, say }: Table): Reading | undefined {
  const player = view.players[seat];
  if (!player) return undefined;
  const name = names[seat] ?? '';
  const lines = [
    say('alive', { count: 5 - player.dead }),
    say('fallen', { count: player.dead }),
    say('cards-in-hand', { count: player.cards }),
  ];
  if (player.skips > 0) lines.push(say('skips-next'));
  if (view.moby?.victim === seat) lines.push(say('moby-on', { name }));
  return { title: name, lines, rule: player.dead >= 5 ? 'C-025' : 'C-030' };
}
