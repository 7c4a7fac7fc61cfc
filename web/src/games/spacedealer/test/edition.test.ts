import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import standard from '../../../generated/facts/spacedealer.json';
import { gameTexts, setLanguage, type Translate } from '../../../i18n';
import Board from '../board/Board.svelte';
import { Pieces } from '../board/cardFacts';
import { fixture, type Position } from './fixtures';

vi.setConfig({ testTimeout: 30_000 });

let say: Translate;
beforeAll(async () => {
  await setLanguage('en');
  say = await gameTexts('spacedealer');
});
afterEach(cleanup);

/** The facts of an owner who has looked at the depots: six goods each, and another demand. */
function corrected(): unknown {
  const facts = structuredClone(standard);
  const depot = facts.cards['depot-1'];
  depot.amount = 6;
  depot.reconstructed = [];
  depot.demands = [{ goods: ['blue'], points: 9, owner: 4 }];
  return facts;
}

function show(position: Position, facts?: unknown, capacity?: number) {
  const still = structuredClone(fixture(position));
  const depot = still.brief.view.planets[0]?.area.find(({ card }) => card === 'depot-1');
  if (depot && capacity !== undefined) (depot as { capacity: number }).capacity = capacity;
  const clock = { now: () => still.brief.now, paused: false, speed: 1 };
  render(Board, { props: { ...still, say, active: true, clock, onplay: vi.fn(), facts } });
}
const bays = () => document.querySelectorAll('.store .crate > *').length;

describe('an owner’s edition', () => {
  test('the page holds as much as the view says, and marks what was invented', () => {
    show('middle');
    expect(bays()).toBe(4);
    expect(document.querySelector('.store .mark')?.textContent).toContain('Reconstructed');
    cleanup();
    show('middle', corrected(), 6);
    expect(bays()).toBe(6);
    expect(document.querySelector('.store .mark')).toBeNull();
  });

  test('cards are what its facts say, shape and demands included', () => {
    const ours = new Pieces().card('depot-1');
    expect([ours.amount, ours.demands[0]?.marked]).toEqual([4, true]);
    const theirs = new Pieces(corrected()).card('depot-1');
    expect(theirs.demands).toEqual([{ goods: ['blue'], points: 9, owner: 4, marked: false }]);
    const facts = structuredClone(standard);
    facts.cards['mining-complex-red'].shape = 'wide';
    facts.cards['mining-complex-red'].connections = 2;
    expect(new Pieces(facts).face('mining-complex-red')).toMatchObject({ shape: 'wide', plugs: 2 });
  });
});

test.each(['choosing', 'early', 'experienced', 'busy', 'overtime', 'attacked'] as const)(
  'in %s every button is called by what is written on it',
  (position) => {
    show(position);
    const buttons = [...document.querySelectorAll('button[aria-label]')];
    expect(buttons.length).toBeGreaterThan(5);
    for (const button of buttons) {
      const seen = button.cloneNode(true) as Element;
      // Nobody would call a button by a key cap or another single letter.
      for (const cap of seen.querySelectorAll('kbd')) cap.remove();
      const written = seen.textContent.replace(/\s+/g, ' ').trim();
      if (written.length > 1) expect(button.getAttribute('aria-label')).toContain(written);
    }
  },
);
