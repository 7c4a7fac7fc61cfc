import { describe, expect, test, vi } from 'vitest';
import type { Choice, Move } from '../games/contract';
import { litAfter, Selection } from './selection.svelte';

const choice = (move: Move, ...touches: string[]): Choice => ({ move, touches });
const at = (kind: string, ...positions: number[]): Choice[] =>
  positions.map((n) => choice({ move: kind, at: n }, `hand:${kind}`, `line:${n}`));
const bare = (kind: string): Choice => choice({ move: kind }, `hand:${kind}`);
const pair = (kind: string, ...firsts: number[]): Choice[] =>
  firsts.map((n) => ({
    ...choice({ move: kind, at: n }, `hand:${kind}`, `line:${n}`, `line:${n + 1}`),
    otherwise: [[`hand:${kind}`, `line:${n + 1}`, `line:${n}`]],
  }));
const oups = (target: number, victim: number): Choice =>
  choice({ move: 'oups', target, victim }, 'hand:oups', `target:${target}`, `line:${victim}`);
const planque = (duck: number, under: number): Choice =>
  choice({ move: 'planque', at: duck, under }, 'hand:planque', `line:${duck}`, `cover:${under}`);

function select(...choices: Choice[]) {
  const play = vi.fn<(move: Move) => void>();
  return { play, selection: new Selection(() => choices, play) };
}

const sorted = (lit: readonly string[]): string[] => [...lit].sort();

describe('narrowing', () => {
  test('at first every card that can be played is lit, and nothing else', () => {
    const { selection } = select(...at('pan', 2, 4), bare('mexicoin'), oups(2, 1));
    expect(sorted(selection.lit)).toEqual(['hand:mexicoin', 'hand:oups', 'hand:pan']);
  });

  test('a card, then a card of the line', () => {
    const { selection, play } = select(...at('pan', 2, 4), ...at('en-joue', 1));
    selection.touch('hand:pan');
    expect(sorted(selection.lit)).toEqual(['line:2', 'line:4']);
    expect(selection.touch('line:1')).toBe(false);
    expect(selection.touch('line:4')).toBe(true);
    expect(play).toHaveBeenCalledExactlyOnceWith({ move: 'pan', at: 4 });
    expect(selection.touched).toEqual([]);
  });

  test('a card, then a player, a grave or a target', () => {
    for (const namespace of ['player', 'grave', 'target']) {
      const { selection, play } = select(
        choice({ move: 'card', of: 1 }, 'hand:card', `${namespace}:1`),
        choice({ move: 'card', of: 3 }, 'hand:card', `${namespace}:3`),
      );
      selection.touch('hand:card');
      expect(sorted(selection.lit)).toEqual([`${namespace}:1`, `${namespace}:3`]);
      selection.touch(`${namespace}:3`);
      expect(play).toHaveBeenCalledExactlyOnceWith({ move: 'card', of: 3 });
    }
  });

  test.each([
    ['line:2', 'line:3'],
    ['line:3', 'line:2'],
  ])('two neighbours in either order: %s, %s', (first, second) => {
    const { selection, play } = select(...pair('canards-enchaines', 1, 2, 4));
    selection.touch('hand:canards-enchaines');
    expect(sorted(selection.lit)).toEqual(['line:1', 'line:2', 'line:3', 'line:4', 'line:5']);
    selection.touch(first);
    expect(play).not.toHaveBeenCalled();
    selection.touch(second);
    expect(play).toHaveBeenCalledExactlyOnceWith({ move: 'canards-enchaines', at: 2 });
  });

  test('a pair narrows to the neighbours of the first', () => {
    const choices = pair('deux-pour-un', 1, 2, 3);
    expect(sorted(litAfter(choices, ['hand:deux-pour-un', 'line:3']))).toEqual([
      'line:2',
      'line:4',
    ]);
  });

  test('a target, then the card beside it; the two questions do not mix', () => {
    const { selection, play } = select(oups(2, 1), oups(2, 3), oups(5, 4));
    selection.touch('hand:oups');
    expect(sorted(selection.lit)).toEqual(['target:2', 'target:5']);
    selection.touch('target:2');
    expect(sorted(selection.lit)).toEqual(['line:1', 'line:3']);
    selection.touch('line:3');
    expect(play).toHaveBeenCalledExactlyOnceWith({ move: 'oups', target: 2, victim: 3 });
  });

  test('the duck that hides, then the one that covers: the place answers to both', () => {
    const { selection, play } = select(planque(2, 1), planque(2, 3), planque(3, 2), planque(5, 6));
    const place = (n: number) => selection.touch(`line:${n}`, `cover:${n}`, `target:${n}`);
    selection.touch('hand:planque');
    expect(sorted(selection.lit)).toEqual(['line:2', 'line:3', 'line:5']);
    place(2);
    expect(sorted(selection.lit)).toEqual(['cover:1', 'cover:3']);
    place(3);
    expect(play).toHaveBeenCalledExactlyOnceWith({ move: 'planque', at: 2, under: 3 });
  });

  test('small decisions fire at the first touch', () => {
    const { selection, play } = select(
      choice({ move: 'place', at: 2 }, 'line:2'),
      choice({ move: 'place', at: 3 }, 'line:3'),
      choice({ move: 'keep-order' }, 'keep-order'),
    );
    expect(sorted(selection.lit)).toEqual(['keep-order', 'line:2', 'line:3']);
    selection.touch('keep-order');
    selection.touch('line:3');
    expect(play.mock.calls).toEqual([[{ move: 'keep-order' }], [{ move: 'place', at: 3 }]]);
  });
});

describe('other ways to the same move', () => {
  const mine = { ...choice({ move: 'use' }, 'slot:4'), otherwise: [['timer', 'slot:4']] };
  const fly = (ship: number): Choice => ({
    ...choice({ move: 'fly', ship }, `ship:${ship}`, 'field:2'),
    otherwise: [['field:2', `ship:${ship}`]],
  });

  test('every way can be begun, and each ends in the move', () => {
    const { selection, play } = select(mine, fly(0));
    expect(sorted(selection.lit)).toEqual(['field:2', 'ship:0', 'slot:4', 'timer']);
    selection.touch('timer');
    expect(selection.lit).toEqual(['slot:4']);
    selection.touch('slot:4');
    selection.touch('slot:4');
    expect(play.mock.calls).toEqual([[{ move: 'use' }], [{ move: 'use' }]]);
  });

  test('touches of two ways do not add up to a third', () => {
    const { selection } = select(mine, fly(0), fly(1));
    selection.touch('field:2');
    expect(sorted(selection.lit)).toEqual(['ship:0', 'ship:1']);
    expect(selection.standing('slot:4')).toBe('instead');
    selection.touch('slot:4');
    expect(selection.touched).toEqual([]);
  });

  test('an order that no way names is none: the server says what may be touched first', () => {
    const { selection } = select(choice({ move: 'road' }, 'line:1', 'line:2'));
    expect(selection.lit).toEqual(['line:1']);
    expect(selection.touch('line:2')).toBe(false);
  });
});

describe('a card that asks nothing more', () => {
  test('waits for a word, and is played by it', () => {
    const { selection, play } = select(bare('mexicoin'), ...at('pan', 1));
    selection.touch('hand:mexicoin');
    expect(play).not.toHaveBeenCalled();
    expect(selection.ready?.move).toEqual({ move: 'mexicoin' });
    selection.confirm();
    expect(play).toHaveBeenCalledExactlyOnceWith({ move: 'mexicoin' });
  });

  test('or by touching the card again', () => {
    const { selection, play } = select(choice({ move: 'discard', card: 'pan' }, 'hand:pan'));
    selection.touch('hand:pan');
    selection.touch('hand:pan');
    expect(play).toHaveBeenCalledExactlyOnceWith({ move: 'discard', card: 'pan' });
  });

  test('even the only move of all is not played by itself', () => {
    const { selection, play } = select(bare('danse-des-canards'));
    expect(selection.ready).toBeUndefined();
    selection.confirm();
    expect(play).not.toHaveBeenCalled();
  });

  test('a short move inside a longer one leaves both open', () => {
    const { selection, play } = select(
      choice({ move: 'one' }, 'ship:1'),
      choice({ move: 'both' }, 'ship:1', 'ship:2'),
    );
    selection.touch('ship:1');
    expect(play).not.toHaveBeenCalled();
    expect(selection.ready?.move).toEqual({ move: 'one' });
    expect(sorted(selection.lit)).toEqual(['ship:2']);
    selection.touch('ship:2');
    expect(play).toHaveBeenCalledExactlyOnceWith({ move: 'both' });
  });
});

describe('changing one’s mind', () => {
  test('touching a chosen thing again takes it back, with all that followed', () => {
    const { selection } = select(oups(2, 1), oups(2, 3), bare('mexicoin'));
    selection.touch('hand:oups');
    selection.touch('target:2');
    selection.touch('hand:oups');
    expect(selection.touched).toEqual([]);
    expect(sorted(selection.lit)).toEqual(['hand:mexicoin', 'hand:oups']);
  });

  test('one step back at a time', () => {
    const { selection } = select(oups(2, 1), oups(2, 3));
    selection.touch('hand:oups');
    selection.touch('target:2');
    selection.back();
    expect(selection.touched).toEqual(['hand:oups']);
    selection.back();
    selection.back();
    expect(selection.touched).toEqual([]);
  });

  test('another card can be taken instead, without stepping back first', () => {
    const { selection, play } = select(...at('pan', 2), ...at('en-joue', 1, 3), bare('mexicoin'));
    selection.touch('hand:pan');
    expect(selection.standing('hand:en-joue')).toBe('instead');
    selection.touch('hand:en-joue');
    expect(selection.touched).toEqual(['hand:en-joue']);
    selection.touch('hand:mexicoin');
    expect(selection.ready?.move).toEqual({ move: 'mexicoin' });
    expect(play).not.toHaveBeenCalled();
  });

  test('another duck can be taken instead', () => {
    const { selection } = select(planque(2, 1), planque(5, 6));
    selection.touch('hand:planque');
    selection.touch('line:2', 'cover:2');
    selection.touch('line:5', 'cover:5');
    expect(selection.touched).toEqual(['hand:planque', 'line:5']);
  });

  test('what cannot be touched says so', () => {
    const { selection } = select(...at('pan', 2));
    expect(selection.standing('hand:pan')).toBe('lit');
    selection.touch('hand:pan');
    expect(selection.standing('hand:pan')).toBe('chosen');
    expect(selection.standing('line:2')).toBe('lit');
    expect(selection.standing('line:3')).toBe('none');
    expect(selection.standing('player:0')).toBe('none');
  });
});

test('a new position forgets what it no longer allows, and keeps the rest', () => {
  let choices = $state.raw([...at('pan', 2, 4), ...at('en-joue', 1)]);
  const selection = new Selection(
    () => choices,
    () => undefined,
  );
  selection.touch('hand:pan');
  choices = at('pan', 4);
  expect(selection.touched).toEqual(['hand:pan']);
  expect(selection.lit).toEqual(['line:4']);
  choices = at('en-joue', 1);
  expect(selection.touched).toEqual([]);
  expect(selection.lit).toEqual(['hand:en-joue']);
});
