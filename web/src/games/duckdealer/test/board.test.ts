import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DuckDealerView } from '../../../generated/duckdealer';
import printed from '../../../generated/facts/duckdealer.json';
import { gameTexts, setLanguage, type Translate } from '../../../i18n';
import type { Move, Rehearsal } from '../../contract';
import Board from '../board/Board.svelte';
import { journeysIn } from '../board/reach';
import { answer, briefOf, fixture, POSITIONS, type Position } from './fixtures';

// A whole star map takes its time in a browser that is only imitated.
vi.setConfig({ testTimeout: 30_000 });

let say: Translate;
beforeAll(async () => {
  await setLanguage('en');
  say = await gameTexts('duckdealer');
});
beforeEach(() => {
  localStorage.clear();
});
afterEach(cleanup);

type Rehearse = (moves: readonly Move[]) => Promise<Rehearsal<DuckDealerView>>;

function show(position: Position, active = true) {
  const onplay = vi.fn<(move: Move) => void>();
  const onplayall = vi.fn<(moves: readonly Move[]) => void>();
  const still = fixture(position);
  const onrehearse = vi.fn<Rehearse>((moves) => Promise.resolve(answer(moves, still.brief)));
  render(Board, { props: { ...still, say, active, onplay, onplayall, onrehearse } });
  return { onplay, onplayall, onrehearse };
}

const thing = (id: string) => {
  const one = document.querySelector<HTMLElement>(
    `button[data-id="${id}"], [data-id="${id}"] button`,
  );
  if (!one) throw new Error(`There is no ${id} on the board`);
  return one;
};
const has = (id: string) => document.querySelector(`[data-id="${id}"]`) !== null;
const point = (id: string) => document.querySelector<SVGElement>(`[data-point="${id}"]`);
const prompt = () => document.querySelector('[data-prompt]')?.textContent ?? '';
/** Answers come a moment later. */
const settled = () => new Promise((done) => setTimeout(done, 100));

test.each(POSITIONS)('%s can be shown', (name) => {
  show(name, !['waiting', 'spectator', 'over'].includes(name));
  expect(document.body.textContent).not.toMatch(/\b(prompt|move|good|refusal|tile|plan)-[a-z]/);
});

test('planets are called by their names in the reader’s language', async () => {
  await setLanguage('fr');
  try {
    show('turn');
    expect(document.body.textContent).toContain('Mare Zéro');
    expect(document.body.textContent).not.toContain('Pond Zero');
  } finally {
    await setLanguage('en');
  }
});

describe('a turn begins', () => {
  test('collecting is played at once, with what it brings said', async () => {
    const { onplay, onrehearse } = show('turn');
    expect(thing('collect:red').textContent).toContain('You get 2 red and 1 blue.');
    await fireEvent.click(thing('collect:red'));
    expect(onplay).toHaveBeenCalledWith({ move: 'collect', colour: 'red' });
    expect(onrehearse).not.toHaveBeenCalled();
  });

  test('collecting what is not there begins an action turn, which is planned', async () => {
    const { onplay, onrehearse } = show('exhausting');
    expect(thing('collect:red').textContent).toContain('act at once');
    await fireEvent.click(thing('collect:red'));
    await settled();
    expect(onplay).not.toHaveBeenCalled();
    expect(onrehearse).toHaveBeenCalledWith([{ move: 'collect', colour: 'red' }]);
  });
});

describe('an action turn', () => {
  test('a planet in reach is one touch away', async () => {
    const { onrehearse } = show('action');
    const [near] = journeysIn(briefOf('action').view).filter(
      ({ to, energies }) => energies === 1 && to === 'S1',
    );
    expect(point('S1')?.getAttribute('aria-label')).toContain('1 red energy away');
    const s1 = point('S1');
    if (s1) await fireEvent.click(s1);
    await settled();
    expect(near?.steps).toEqual(['S1']);
    expect(onrehearse).toHaveBeenCalledWith([{ move: 'fly', to: 'S1' }]);
  });

  test('what cannot be done says why, and does nothing', async () => {
    const { onrehearse } = show('action');
    await fireEvent.click(thing('use:consumer'));
    expect(document.querySelector('.why')?.textContent).toContain('none aboard');
    expect(onrehearse).not.toHaveBeenCalled();
  });

  test('a tile is used several times at once', async () => {
    const { onrehearse } = show('action');
    await fireEvent.click(thing('use:mine:3'));
    await settled();
    expect(onrehearse).toHaveBeenCalledWith([{ move: 'mine' }, { move: 'mine' }, { move: 'mine' }]);
  });

  test('roads are laid by touching points, until one has enough', async () => {
    const { onrehearse } = show('action');
    expect(thing('road').textContent).toContain('Lay 2 free roads');
    await fireEvent.click(thing('road'));
    const comet = point('E01.1');
    if (comet) await fireEvent.click(comet);
    await settled();
    expect(onrehearse).toHaveBeenCalledWith([{ move: 'road', at: 'E01.1' }]);
    await fireEvent.keyDown(comet ?? document.body, { key: 'Escape' });
    expect(thing('road').getAttribute('aria-pressed')).toBe('false');
  });

  test('the end of the turn says what is lost, as the server tells it', () => {
    show('action');
    const brief = briefOf('action');
    const best = brief.view.ends.find(({ kept }) => kept.red === 3 && kept.yellow === 1);
    expect(best?.lost).toEqual({ red: 0, yellow: 3, blue: 5 });
    expect(document.querySelector('[data-lost]')?.textContent).toMatch(/^Energy lost: .*\d blue/);
  });

  test('a plan that ends the turn says what it loses, beside the button that confirms it', async () => {
    const still = fixture('action');
    const lost = { red: 4, yellow: 5 };
    const ended = { event: 'turn-ended', seat: 0, red: 0, yellow: 0, blue: 0, lost } as const;
    const onrehearse = vi.fn<Rehearse>((moves) => {
      const told = answer(moves, still.brief, { ready: true });
      return Promise.resolve({
        ...told,
        steps: told.steps.map((step) => ({ ...step, events: [ended] })),
      });
    });
    render(Board, {
      props: { ...still, say, active: true, onplay: vi.fn(), onplayall: vi.fn(), onrehearse },
    });
    await fireEvent.click(thing('use:mine'));
    await settled();
    expect(has('confirm')).toBe(true);
    expect(document.querySelector('[data-lost]')?.textContent).toBe(
      'Energy lost: 4 red and 5 yellow.',
    );
  });

  test('a turn that exhaustion forces says so', () => {
    show('forced');
    expect(prompt()).toContain('The supply ran out while you collected');
  });

  test('a star marks what is reconstructed, and goes where an owner has given it', () => {
    show('action');
    const marked = () => document.querySelectorAll('abbr.mark').length;
    expect(document.querySelector('.invented')?.textContent).toContain('Reconstructed value');
    expect(marked()).toBeGreaterThan(3);
    cleanup();
    const owned = JSON.parse(
      JSON.stringify(printed).replaceAll('"reconstructed"', '"owner"'),
    ) as unknown;
    const still = fixture('action');
    render(Board, { props: { ...still, facts: owned, say, active: true, onplay: vi.fn() } });
    expect(document.querySelector('.invented')).toBeNull();
    expect(marked()).toBe(0);
  });

  test('too many goods: the end of the turn says so', () => {
    show('overloaded');
    expect(document.querySelector('[data-plan]')?.textContent).toContain('room for 3');
    expect(has('discard:duck')).toBe(true);
  });
});

describe('off turn', () => {
  test('a plan can be made ahead, and cannot be confirmed', async () => {
    const { onrehearse, onplayall } = show('waiting', false);
    expect(prompt()).toContain('Waiting for Agathe');
    await fireEvent.click(thing('plan-ahead'));
    await settled();
    expect(onrehearse).toHaveBeenCalledWith([]);
    expect(document.querySelector('[data-plan="draft"]')).not.toBeNull();
    expect(has('confirm')).toBe(false);
    expect(onplayall).not.toHaveBeenCalled();
  });

  test('an offer is answered at once', async () => {
    const { onplay } = show('answering');
    expect(prompt()).toContain('Agathe offers you a rubber duck for solar panels');
    await fireEvent.click(thing('accept'));
    expect(onplay).toHaveBeenCalledWith({ move: 'accept' });
  });
});

test('whoever has proposed waits, or withdraws', async () => {
  const { onplay } = show('offer-open');
  expect(prompt()).toContain('Bruno may answer');
  await fireEvent.click(document.querySelector('[data-prompt] .answers button') ?? document.body);
  expect(onplay).toHaveBeenCalledWith({ move: 'withdraw' });
});

test('spectators see everything and touch nothing', () => {
  show('spectator', false);
  expect(document.querySelectorAll('[data-point]')).toHaveLength(16 + 74);
  expect(has('plan-ahead')).toBe(false);
  expect(document.querySelector('[data-plan]')).toBeNull();
});

describe('the map comes first', () => {
  const dock = (name: string) => document.querySelector<HTMLElement>(`[data-dock="${name}"]`);

  test('the tracks and the recipes are folded away, one at a time', async () => {
    show('action');
    expect(document.body.textContent).not.toContain(say('energy-supply'));
    const [tracks, chain] = [dock('tracks'), dock('chain')];
    if (!tracks || !chain) throw new Error('the map has no docks');
    await fireEvent.click(tracks);
    expect(tracks.getAttribute('aria-expanded')).toBe('true');
    expect(document.body.textContent).toContain(say('energy-supply'));
    await fireEvent.click(chain);
    expect(document.body.textContent).not.toContain(say('energy-supply'));
    await fireEvent.click(chain);
    expect(chain.getAttribute('aria-expanded')).toBe('false');
  });
});
