/** The board in words: what a card is called, and what is asked of whom. */
import type { DaleView } from '../../../generated/dale';
import { currentLanguage } from '../../../i18n';
import type { Selection } from '../../../boardkit/selection.svelte';
import type { Brief, Say } from '../../contract';
import { factsOf } from './facts';

export const cardName = (card: string, say: Say): string => say(`card-${card}`);

/** A card's name as it is printed on a card: it says where a long word may break. */
export function printedName(card: string, say: Say): string {
  const hyphenated = `card-${card}.hyphenated`;
  return say.has?.(hyphenated) === true ? say(hyphenated) : cardName(card, say);
}

export const listed = (words: readonly string[]): string =>
  new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(words);

/** Each kind once, in the order of first sight. */
export function counted(cards: readonly string[]): { card: string; count: number }[] {
  const kinds = cards.filter((card, at) => cards.indexOf(card) === at);
  return kinds.map((card) => ({ card, count: cards.filter((one) => one === card).length }));
}

function named(cards: readonly string[], say: Say): string[] {
  return counted(cards).map(({ card, count }) =>
    count === 1 ? cardName(card, say) : say('card-times', { count, card: cardName(card, say) }),
  );
}

/** Short enough for a button. */
export const cardsAdded = (cards: readonly string[], say: Say): string =>
  named(cards, say).join(' + ');

/** A card in one breath, for those who listen. */
export function cardLabel(card: string, say: Say, value = factsOf(card).value): string {
  return say('card-label', {
    card: cardName(card, say),
    value,
    type: say(`type-${factsOf(card).kind}`),
  });
}

/** What has to be done next, and by whom. */
export function promptOf(
  brief: Brief<DaleView>,
  seat: number | null,
  names: readonly string[],
  selection: Selection,
  say: Say,
): string {
  if (brief.over) return resultOf(brief, seat, names, say);
  const { ask, turn } = brief.view;
  if (seat !== null && brief.actors.includes(seat))
    return questionOf(brief.view, names, selection, say);
  if (ask?.what === 'react') return say('ask-react.others');
  const waiting = brief.actors.length > 0 ? brief.actors : [turn];
  return say('prompt-wait', { name: listed(waiting.map((actor) => names[actor] ?? '')) });
}

function questionOf(
  view: DaleView,
  names: readonly string[],
  selection: Selection,
  say: Say,
): string {
  const { ask, draft } = view;
  const held = heldCard(view, selection);
  if (held) return cardName(held, say);
  if (draft && draft.asking !== null) {
    const card = cardName(view.hand[draft.asking]?.card ?? '', say);
    const own = draft.mode === 'technique' || draft.mode === 'ability';
    return say(own ? `draft-${draft.mode}` : 'draft-face', { card });
  }
  if (draft && ask?.what !== 'complete-stack')
    return say(`draft-${draft.mode}`, {
      card: draft.card === null ? '' : cardName(draft.card, say),
      need: draft.need,
      total: draft.total,
    });
  if (!ask) return '';
  // The card has been chosen; what it counts as is asked of everybody, so that nobody can tell who had a choice.
  if (
    ask.what === 'choose-secretly' &&
    selection.candidates.some(({ move }) => move.move === 'name')
  )
    return say('ask-choose-secretly.face');
  return say(`ask-${ask.what}`, {
    bonus: `${view.bonus}`,
    trigger: ask.trigger ?? '',
    player: ask.player === null ? 'none' : (names[ask.player] ?? ''),
    card: ask.card === null ? '' : cardName(ask.card, say),
    left: ask.left,
    number: ask.number,
  });
}

/** The card of the hand that has been touched and waits for a word of confirmation. */
export function heldCard(view: DaleView, selection: Selection): string | undefined {
  const [id] = selection.touched;
  return id?.startsWith('hand:') ? view.hand[Number(id.slice('hand:'.length))]?.card : undefined;
}

/** What the prompt adds to its question, below it. */
export function noteOf(view: DaleView, selection: Selection, say: Say): string {
  const card = heldCard(view, selection) ?? view.draft?.card;
  if (card) return say(`card-${card}.text`);
  const effect = view.draft ? null : view.ask?.card;
  return effect
    ? say('labelled', { label: cardName(effect, say), value: say(`card-${effect}.text`) })
    : '';
}

export function resultOf(
  brief: Brief<DaleView>,
  seat: number | null,
  names: readonly string[],
  say: Say,
): string {
  if (seat !== null && brief.winners.includes(seat))
    return say(brief.winners.length > 1 ? 'prompt-team-won' : 'prompt-you-won');
  return say('prompt-over-won', {
    names: listed(brief.winners.map((winner) => names[winner] ?? '')),
  });
}
