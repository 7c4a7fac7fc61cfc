import { expect, test } from 'vitest';
import type { Step } from '../generated/wire';
import { lastWords, Story, tellAloud, tellStory, type Chapter, type Telling } from './story';

const telling: Telling = {
  game: {
    events: {
      aimed: { at: { is: 'number' } },
      'turn-began': { seat: { is: 'player' } },
      'duck-shot': { owner: { is: 'player' } },
      landed: { at: { is: 'at', attribute: null } },
    },
    concerns: (event) => (typeof event.owner === 'number' ? [event.owner] : []),
  },
  say: (id, args = {}) => [id, ...Object.values(args)].join(' '),
  names: ['Agathe', 'Bruno'],
  seat: 1,
};

let seq = 0;
function row(kind: Step['kind'], seat: number | null, ...events: Record<string, unknown>[]): Step {
  return { seq: ++seq, kind, seat, at: 0, events };
}
const turn = (seat: number) => ({ event: 'turn-began', seat });
const aimed = (at: number) => ({ event: 'aimed', at });

test('a turn is a chapter, and its heading replaces the line that says so', () => {
  const chapters = tellStory(
    [
      row('start', null, turn(0)),
      row('play', 0, aimed(1), turn(1)),
      row('play', 1, aimed(2), turn(0)),
    ],
    telling,
  );
  expect(chapters.map(({ seat, lines }) => [seat, lines.map(({ words }) => words)])).toEqual([
    [null, ['log-start']],
    [0, ['event-aimed 1']],
    [1, ['event-aimed 2']],
    [0, []],
  ]);
});

test('a game hears what is printed on the pieces at this table', () => {
  const game: Telling['game'] = {
    ...telling.game,
    place: (at, facts) => ({ sort: 'port', values: { at, of: String(facts) }, seats: {} }),
  };
  const [chapter] = tellStory([row('play', 0, { event: 'landed', at: 'Quay' })], {
    ...telling,
    game,
    facts: 'the host’s',
  });
  expect(chapter?.lines.map(({ words }) => words)).toEqual([
    'event-landed place-port Quay the host’s',
  ]);
});

test('the first turn may begin with its first move', () => {
  const chapters = tellStory(
    [row('start', null), row('play', 1, aimed(1), turn(0)), row('play', 0, aimed(2))],
    telling,
  );
  expect(chapters.map(({ seat, lines }) => [seat, lines.length])).toEqual([
    [null, 1],
    [1, 1],
    [0, 1],
  ]);
});

test('without turns, a chapter begins when somebody else acts', () => {
  const chapters = tellStory(
    [row('play', 0, aimed(1)), row('play', 0, aimed(2)), row('play', 1, aimed(3))],
    telling,
  );
  expect(chapters.map(({ seat, lines }) => [seat, lines.length])).toEqual([
    [0, 2],
    [1, 1],
  ]);
});

test('what others do to you is marked, what you do yourself is not', () => {
  const shot = { event: 'duck-shot', owner: 1 };
  const [first, second] = tellStory([row('play', 0, shot), row('play', 1, shot)], telling);
  expect(first?.lines[0]?.yours).toBe(true);
  expect(second?.lines[0]?.yours).toBe(false);
});

test('an undo strikes out the last step that still counts', () => {
  const chapters = tellStory(
    [
      row('start', null),
      row('play', 0, aimed(1)),
      row('play', 0, aimed(2)),
      row('undo', 0),
      row('undo', 0),
      row('play', 0, aimed(3)),
    ],
    telling,
  );
  const lines = chapters.flatMap((chapter) => chapter.lines);
  expect(lines.map(({ words, undone }) => [words, undone])).toEqual([
    ['log-start', false],
    ['event-aimed 1', true],
    ['event-aimed 2', true],
    ['log-undo Agathe', false],
    ['log-undo Agathe', false],
    ['event-aimed 3', false],
  ]);
});

test('every line has a key of its own', () => {
  const chapters = tellStory([row('play', 0, aimed(1), aimed(1), turn(1), aimed(2))], telling);
  const keys = chapters.flatMap(({ key, lines }) => [key, ...lines.map((line) => line.key)]);
  expect(new Set(keys).size).toBe(keys.length);
});

test('aloud, a step also says whose turn it is', () => {
  expect(tellAloud([row('play', 0, aimed(4), turn(1))], telling)).toBe(
    'event-aimed 4 event-turn-began Bruno',
  );
});

test('what was chosen in private and taken back is not told at all', () => {
  const steps = [row('play', 0, aimed(1)), row('play', 0), row('play', 0), row('undo', 0)];
  expect(tellStory(steps, telling).flatMap(({ lines }) => lines)).toHaveLength(1);
  expect(tellAloud(steps, telling)).toBe('');
  const told = [...steps, row('undo', 0), row('undo', 0)];
  expect(tellStory(told, telling).flatMap(({ lines }) => lines)).toMatchObject([
    { words: 'event-aimed 1', undone: true },
    { words: 'log-undo Agathe', undone: false },
  ]);
});

test('a pause is told, and is nobody’s turn', () => {
  const steps = [
    row('play', 0, aimed(1)),
    row('pause', 1),
    row('resume', 0),
    row('play', 0, aimed(2)),
    row('pause', null),
  ];
  expect(
    tellStory(steps, telling).map(({ seat, lines }) => [seat, lines.map(({ words }) => words)]),
  ).toEqual([
    [0, ['event-aimed 1', 'log-pause', 'log-resume', 'event-aimed 2', 'log-pause-server']],
  ]);
});

function counting(): { told: () => number; story: Story } {
  let told = 0;
  const game: Telling['game'] = {
    ...telling.game,
    concerns: (event) => {
      told += 1;
      return telling.game.concerns(event);
    },
  };
  return { told: () => told, story: new Story(() => ({ ...telling, game })) };
}

test('a story that goes on is told on, and reads as if it had been told in one go', () => {
  const steps = [
    row('start', null, turn(0)),
    row('play', 0, aimed(1)),
    row('play', 0, aimed(2), turn(1)),
    row('tick', null, aimed(3)),
    row('play', 1, aimed(4)),
    row('undo', 1),
    row('play', 1, aimed(5), turn(0)),
    row('resign', 1),
  ];
  const story = new Story(() => telling);
  for (let length = 0; length <= steps.length; length += 1) {
    const sofar = steps.slice(0, length);
    const read = (chapters: readonly Chapter[]) =>
      chapters.map(({ seat, lines }) => [seat, lines.map(({ words, undone }) => [words, undone])]);
    expect(read(story.tell(sofar))).toEqual(read(tellStory(sofar, telling)));
  }
  // Back, and to another story.
  expect(story.tell(steps.slice(0, 2))).toHaveLength(2);
  expect(story.tell([row('play', 1, aimed(9))])).toMatchObject([
    { seat: 1, lines: [{ yours: false }] },
  ]);
  expect(story.tell([])).toEqual([]);
});

test('what has been told stays as it is, and nothing is put into words before it is read', () => {
  const { story, told } = counting();
  const steps = [row('play', 0, aimed(1)), row('play', 1, aimed(2))];
  const before = story.tell(steps);
  const after = story.tell([...steps, row('play', 1, aimed(3)), row('play', 0, aimed(4))]);
  expect(after[0]).toBe(before[0]);
  expect(after[1]?.lines[0]).toBe(before[1]?.lines[0]);
  expect(before.map(({ lines }) => lines.length)).toEqual([1, 1]);
  expect(after.map(({ lines }) => lines.length)).toEqual([1, 2, 1]);
  expect(told()).toBe(0);
  expect(after[2]?.lines[0]?.yours).toBe(false);
  expect(told()).toBe(1);
});

test('the last words are those of the last line, not of a turn that has only begun', () => {
  expect(lastWords([])).toBe('');
  const steps = [row('play', 0, aimed(7), turn(1))];
  expect(lastWords(tellStory(steps, telling))).toBe('event-aimed 7');
});
