import { expect, test, vi } from 'vitest';
import { commitmentOf, verifyShuffles } from './shuffles';

// What the server says for the seed numbered 7 (seed_from and commitment of webfoot.core.chance).
const SEED = '8009b9a135579e2b5ca4d36f621c9f4f68188f1313b113744cf1fe3db0531d49';
const COMMITMENT = 'e2dfe32d4cade33add03591b7228755b443614f7939f9e9364047c236bead1ac';

test('the browser computes what the server promised', async () => {
  expect(await commitmentOf(SEED)).toBe(COMMITMENT);
  expect(await verifyShuffles(SEED, COMMITMENT)).toBe('match');
});

test('another seed does not fit', async () => {
  const other = SEED.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
  expect(await verifyShuffles(other, COMMITMENT)).toBe('mismatch');
});

test('a page without https says that it cannot tell', async () => {
  vi.stubGlobal('crypto', {});
  expect(await verifyShuffles(SEED, COMMITMENT)).toBe('cannot');
  vi.unstubAllGlobals();
});
