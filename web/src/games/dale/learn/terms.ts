/** What the glossary shows of each term, and each set of cards at the head of its chapter. */
import { SETS } from '../art/sets';
import { cardsOf } from '../board/facts';
import type { SceneTable } from './tables';
import { MARKET, SEVEN, START } from './tables';

/** As many as stand beside each other. */
const MOST = 5;
const HAND = ['junk', 'junk', 'steady-achiever', 'magnet', 'swank'];

export const TERMS: Readonly<Record<string, SceneTable>> = {
  'animalfolk-card': { hand: ['steady-achiever', 'magnet', 'swank'] },
  'bonus-action': { hand: ['magnet'], again: true },
  'clean-up': { backs: 1, hand: HAND },
  copy: { hand: ['seeing-doubles', 'magnet'] },
  deck: { backs: 1, sign: 'deck' },
  discard: { hand: ['junk'], sign: 'discard' },
  'discard-pile': { hand: ['safety-precaution'], sign: 'discard' },
  draw: { backs: 1, hand: ['magnet'] },
  due: { hand: ['shopping-journey'], sign: 'schedule' },
  'hand-size': { hand: HAND },
  inventory: { hand: START, used: [0, 1, 2] },
  junk: { hand: ['junk'] },
  market: { market: MARKET },
  'market-deck': { backs: 1, sign: 'market' },
  'market-discard': { hand: ['swank'], sign: 'rubbish' },
  opponent: { seats: [1] },
  overpay: { market: MARKET, bought: 1, hand: ['glue', 'junk'], used: [0] },
  partner: { seats: [0, 2] },
  passive: { hand: ['glue'], sign: 'passive' },
  reaction: { hand: ['binoculars', 'extra-remarks'] },
  refill: { backs: 1, hand: START },
  resolve: { hand: ['lunch-break'], sign: 'technique' },
  schedule: { hand: ['shopping-journey', 'steady-achiever'], sign: 'schedule' },
  search: { backs: 1, hand: ['magnet', 'safety-precaution'], used: [1] },
  set: { hand: ['tireless-tinkerer', 'calculations', 'safety-precaution', 'magnet', 'glue'] },
  stack: { stacks: SEVEN.slice(0, 3) },
  stall: { stacks: SEVEN },
  surcharge: { market: MARKET, bought: 4 },
  swap: { hand: ['safety-precaution', 'siesta'], used: [0, 1] },
  technique: { hand: ['lunch-break', 'magnet'], sign: 'technique' },
  'throw-away': { hand: ['junk'], sign: 'rubbish' },
  'trade-master': { stacks: [...SEVEN, ['glue', 'safety-precaution']] },
  ...Object.fromEntries(SETS.map((set) => [set, { hand: cardsOf(set).slice(0, MOST) }])),
};
