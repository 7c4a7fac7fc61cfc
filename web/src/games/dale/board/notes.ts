/** What there is to read about piles, hands and players, which are no single card. */
import type { DaleView } from '../../../generated/dale';
import type { Say } from '../../contract';
import { cardName } from './words';

export interface Note {
  readonly title: string;
  readonly lines: readonly string[];
  readonly rule: string;
}

/** Where a pile lies decides what it is for. */
export type PileKind = 'deck' | 'discard' | 'market-deck' | 'market-discard';

const PILE_RULES: Readonly<Record<PileKind, string>> = {
  deck: 'D-304',
  discard: 'D-303',
  'market-deck': 'D-309',
  'market-discard': 'D-301',
};

/** `top` is the card on it, where one knows that. */
export function pileNote(
  kind: PileKind,
  title: string,
  top: string | null | undefined,
  say: Say,
): Note {
  const shown = top ? [say('pile-showing', { pile: title, card: cardName(top, say) })] : [];
  return { title, lines: [...shown, say(`read-${kind}`)], rule: PILE_RULES[kind] };
}

/** Cards that only their owner sees. */
export function handNote(name: string, count: number, say: Say): Note {
  return { title: say('hand-of', { name, count }), lines: [say('read-hand')], rule: 'D-601' };
}

/** What everybody may count of a player. */
export function playerNote(seat: number, name: string, view: DaleView, say: Say): Note | undefined {
  const player = view.players[seat];
  if (!player) return undefined;
  const stacks = view.stalls[player.stall]?.length ?? 0;
  return {
    title: name,
    lines: [
      say('stall-progress', { count: stacks, goal: view.goal }),
      say('hand-of', { name, count: player.cards }),
      say('deck-of', { name, count: player.deck }),
      say('discard-of', { name, count: player.discard.length }),
    ],
    rule: 'D-603',
  };
}
