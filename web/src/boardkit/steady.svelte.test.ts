import { expect, test } from 'vitest';
import { Steady } from './steady.svelte';

test('it stays the very same as long as it says the same', () => {
  let view = $state.raw({ hand: ['pan', 'oups'] });
  const end = $effect.root(() => {
    const hand = new Steady(() => view.hand);
    const before = hand.current;
    expect(before).toEqual(['pan', 'oups']);
    view = { hand: ['pan', 'oups'] };
    expect(hand.current).toBe(before);
    view = { hand: ['oups', 'pan'] };
    expect(hand.current).toEqual(['oups', 'pan']);
  });
  end();
});
