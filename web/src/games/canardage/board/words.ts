/** The board in words: what lies where, and what is asked of whom. */
import type { CanardageView } from '../../../generated/canardage';
import { currentLanguage } from '../../../i18n';
import type { Selection } from '../../../boardkit/selection.svelte';
import type { Brief, Say } from '../../contract';

export const cardName = (kind: string, say: Say): string => say(`card-${kind}`);

export const listed = (words: readonly string[]): string =>
  new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(words);

/** Everything at one position of the line, in one breath. */
export function positionLabel(
  view: CanardageView,
  position: number,
  names: readonly string[],
  say: Say,
): string {
  const card = view.line[position - 1];
  const name = (seat: number) => names[seat] ?? '';
  const parts = [];
  if (!card) parts.push(say('line-empty', { at: position }));
  else if (card.owner === null) parts.push(say('line-water', { at: position }));
  else
    parts.push(
      say('line-duck', {
        at: position,
        owner: name(card.owner),
        colour: say(`colour-${card.owner}`),
      }),
    );
  if (view.targets.includes(position)) parts.push(say('line-targeted'));
  if (String(position) in view.covers) parts.push(say('line-covered'));
  if (card?.magret) parts.push(say('line-magret'));
  if (card && card.hidden !== null) parts.push(say('line-hiding', { owner: name(card.hidden) }));
  if (view.phase === 'place' && position <= view.placed) parts.push(say('line-settled'));
  return parts.join(', ');
}

/** What has to be done next, and by whom. */
export function promptOf(
  brief: Brief<CanardageView>,
  seat: number | null,
  names: readonly string[],
  selection: Selection,
  say: Say,
): string {
  const { view } = brief;
  if (brief.over) return resultOf(brief, seat, names, say);
  if (selection.candidates.length > 0) return questionOf(view, selection, say);
  const [actor = view.turn] = brief.actors;
  const name = names[actor] ?? '';
  if (actor === seat) return say('event-turn-began', { seat: name });
  return say(view.phase === 'revenge' ? 'prompt-wait-revenge' : 'prompt-wait', { name });
}

function questionOf(view: CanardageView, selection: Selection, say: Say): string {
  if (view.phase === 'place') return say('prompt-place', { next: view.placed + 1 });
  if (view.phase === 'revenge') return say('prompt-revenge');
  const discards = selection.candidates.every(({ move }) => move.move === 'discard');
  const [hand, ...more] = selection.touched;
  if (hand === undefined) return say(discards ? 'prompt-discard' : 'prompt-play');
  const kind = hand.slice('hand:'.length);
  if (discards) return say('discard-card', { card: cardName(kind, say) });
  if (selection.ready) return say('ask-confirm', { card: cardName(kind, say) });
  return say(more.length > 0 ? `ask-${kind}-second` : `ask-${kind}`);
}

export function resultOf(
  brief: Brief<CanardageView>,
  seat: number | null,
  names: readonly string[],
  say: Say,
): string {
  const winners = brief.winners.map((winner) => names[winner] ?? '');
  if (winners.length > 1) return say('prompt-over-drawn', { names: listed(winners) });
  if (seat !== null && brief.winners.includes(seat)) return say('prompt-you-won');
  return say('prompt-over-won', { name: winners[0] ?? '' });
}
