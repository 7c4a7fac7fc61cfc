/** Every face for the gallery and the tests, as the engine knows it: drawn sets first to last, then junk. */
import printed from '../../../generated/facts/dale.json';
import type { CardFacts, CardKind } from '../board/cardFacts';
import { SETS } from '../art/sets';

export interface Face {
  readonly card: string;
  readonly facts: CardFacts;
}

const FACES: readonly Face[] = Object.entries(printed.cards).map(([card, facts]) => ({
  card,
  facts: {
    set: (facts.set ?? 'junk') as CardFacts['set'],
    value: facts.value,
    kind: facts.type as CardKind,
    bonus: facts.bonus,
  },
}));

export const JUNK: Face = {
  card: 'junk',
  facts: { set: 'junk', value: 1, kind: 'rubbish', bonus: false },
};

export const EVERY_FACE: readonly Face[] = [
  ...SETS.flatMap((set) => FACES.filter(({ facts }) => facts.set === set)),
  JUNK,
];
