import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { OptionInfo } from '../../../generated/wire';
import { gameTexts, setLanguage, type Translate } from '../../../i18n';
import type { OptionValue } from '../../contract';
import { ALL_SETS } from '../board/facts';
import SetUp from '../board/SetUp.svelte';

let say: Translate;
beforeAll(async () => {
  await setLanguage('en');
  say = await gameTexts('dale');
});
afterEach(cleanup);

const TEAMS: OptionInfo = { name: 'teams', default: false, choices: null, seats: [4] };
const BY_LOT = ['platypus', 'sloth', 'crocodile', 'fennec', 'polecat', 'owl'];
const WISHES: OptionInfo[] = ALL_SETS.map((name) => ({
  name,
  default: BY_LOT.includes(name) ? 'maybe' : 'out',
  choices: ['in', 'maybe', 'out'],
  seats: null,
}));

function show(seats: number, changed: Record<string, OptionValue> = {}) {
  const options = seats === 4 ? [TEAMS, ...WISHES] : WISHES;
  const values = {
    ...Object.fromEntries(options.map((option) => [option.name, option.default])),
    ...changed,
  };
  const onchange = vi.fn<(name: string, value: OptionValue) => void>();
  render(SetUp, { props: { options, values, seats, say, onchange } });
  return onchange;
}

test('a touch brings a set in, the next leaves it out', async () => {
  const onchange = show(3, { owl: 'in' });
  await fireEvent.click(screen.getByRole('button', { name: /^Friendly Fennec Foxes: Maybe/ }));
  await fireEvent.click(screen.getByRole('button', { name: /^Observant Snowy Owls: In/ }));
  await fireEvent.click(screen.getByRole('button', { name: /^Lucky Ocelots: Out/ }));
  expect(onchange.mock.calls).toEqual([
    ['fennec', 'in'],
    ['owl', 'out'],
    ['ocelot', 'maybe'],
  ]);
});

test.each([
  [2, {}, 3, true],
  [3, { platypus: 'out', sloth: 'out' }, 4, true],
  [4, { platypus: 'out', sloth: 'out' }, 5, false],
  [4, { platypus: 'out', sloth: 'out', teams: true }, 4, true],
])('%i seats with %o need %i sets', (seats, changed, needed, fits) => {
  show(seats, changed);
  const sum = screen.getByRole('status');
  expect(sum.textContent).toContain(`needed: ${needed}`);
  expect(sum.classList.contains('wrong')).toBe(!fits);
});

test('only four can play two against two', () => {
  show(3);
  expect(screen.queryByText(say('option-teams'))).toBeNull();
  cleanup();
  show(4);
  expect(screen.getByText(say('option-teams'))).toBeTruthy();
});
