import { expect, test } from 'vitest';
import { readRulebook, searchRulebook, textOf } from './rulebook';

const BOOK = `# Canardage

A line of ducks.

## The line

**[C-001]** The line has *six* positions.

**[C-002]** A target is laid & stays.

### Fine points

**[A-15]** À couvert protège.

| Card | Count |
|---|---:|
| Shoot | 13 |
`;

const ALL = import.meta.glob<string>('../../../src/webfoot/games/*/rulebook/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('sections follow the headings', () => {
  expect(readRulebook(BOOK).map(({ title, depth }) => [title, depth])).toEqual([
    ['Canardage', 1],
    ['The line', 2],
    ['Fine points', 3],
  ]);
});

test('a paragraph is known by its rule, and its words begin after the id', () => {
  const blocks = readRulebook(BOOK).flatMap((section) => section.blocks);
  expect(blocks.map(({ rule }) => rule)).toEqual([null, 'C-001', 'C-002', 'A-15', null]);
  const token = blocks[1]?.token;
  const [first] = token && 'tokens' in token ? (token.tokens ?? []) : [];
  expect(first && textOf(first)).toBe('The line has ');
});

test('searching keeps the paragraphs that have every word, accents or not', () => {
  const found = (words: string) =>
    searchRulebook(readRulebook(BOOK), words).flatMap(({ blocks }) =>
      blocks.map(({ rule }) => rule),
    );
  expect(found('a COUVERT')).toEqual(['A-15']);
  expect(found('c-002')).toEqual(['C-002']);
  expect(found('shoot 13')).toEqual([null]);
  expect(found('nowhere')).toEqual([]);
  expect(found('  ')).toHaveLength(5);
});

test.each(Object.entries(ALL))('%s: every rule has one place', (_path, markdown) => {
  const rules = readRulebook(markdown)
    .flatMap((section) => section.blocks)
    .map(({ rule }) => rule)
    .filter((rule) => rule !== null);
  expect(rules.length).toBeGreaterThan(10);
  expect(new Set(rules).size).toBe(rules.length);
});
