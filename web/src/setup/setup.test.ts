import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync, type Component } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api, inWords, ProblemError } from '../api';
import type { SetUpProps } from '../games/contract';
import type { GameInfo } from '../generated/wire';
import { setLanguage } from '../i18n';
import SetUp from './SetUp.svelte';

const GAME: GameInfo = {
  key: 'canardage',
  titles: {},
  min_seats: 2,
  max_seats: 6,
  options: [
    { name: 'owl', default: 'maybe', choices: ['in', 'maybe', 'out'], seats: null },
    { name: 'teams', default: false, choices: null, seats: [4] },
    { name: 'strict', default: false, choices: null, seats: null },
  ],
  levels: ['quick'],
  windows: false,
  plans: false,
  lessons: 0,
  coach: false,
  timed: false,
};
const say = (id: string) => (id === 'refusal-D-101' ? 'Too many owls.' : id);

beforeAll(async () => {
  vi.spyOn(api, 'games').mockResolvedValue([]);
  await setLanguage('en');
});
afterEach(cleanup);

test('a game has a part of its own for some options; the list keeps the others', async () => {
  let own: SetUpProps | undefined;
  const Own: Component<SetUpProps> = (_anchor, props) => {
    own = props;
    return {};
  };
  const create = vi.spyOn(api, 'createTable').mockResolvedValue({ table: 'table-01' });
  render(SetUp, { game: GAME, say, client: { SetUp: Own, setUpOptions: ['owl', 'teams'] } });
  expect(screen.getByRole('switch', { name: 'option-strict' })).toBeTruthy();
  expect(screen.queryByLabelText('option-owl')).toBeNull();
  expect(screen.queryByLabelText('option-teams')).toBeNull();
  expect(own?.options.map(({ name }) => name)).toEqual(['owl', 'teams']);
  expect(own?.seats).toBe(4);
  own?.onchange?.('owl', 'in');
  flushSync();
  expect(own?.values.owl).toBe('in');
  await fireEvent.click(screen.getByRole('radio', { name: '3' }));
  expect(own?.options.map(({ name }) => name)).toEqual(['owl']);
  await fireEvent.click(screen.getByRole('button', { name: 'Start the game' }));
  expect(create.mock.calls[0]?.[0].options).toEqual({ owl: 'in', strict: false });
});

test('the choices that matter come first; rulings are in groups behind them', () => {
  render(SetUp, {
    game: GAME,
    say,
    client: { chiefOptions: ['owl'], rulings: { shots: ['strict'], gone: ['lost'] } },
  });
  const [chief, rulings] = ['option-owl', 'option-strict'].map((name) =>
    screen.getByLabelText(name),
  );
  expect(chief?.closest('details')).toBeNull();
  expect(rulings?.closest('details')).not.toBeNull();
  const titles = [...document.querySelectorAll('details h3')].map((one) => one.textContent);
  expect(titles).toEqual(['rulings-shots', 'Other rulings']);
});

test('a game says in its own words why options do not go together', () => {
  const reason = { rule: 'D-101', values: {} };
  expect(inWords(new ProblemError('bad-options', 'too many', reason), say)).toBe('Too many owls.');
  expect(inWords(new ProblemError('bad-options', 'whatever'), say)).toBe(
    'These options don’t go together. Change one of them.',
  );
});
