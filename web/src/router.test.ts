import { afterEach, beforeEach, expect, test } from 'vitest';
import { currentRoute, followLinks, navigate, routeOf } from './router.svelte';

let stop: () => void;

beforeEach(() => {
  stop = followLinks();
  navigate('/');
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function clickLink(href: string, init: MouseEventInit = {}): MouseEvent {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  link.dispatchEvent(click);
  return click;
}

test.each([
  ['/', { page: 'home' }],
  ['/new/canardage', { page: 'new', game: 'canardage' }],
  ['/new/canardage/', { page: 'new', game: 'canardage' }],
  ['/t/42', { page: 'table', table: '42' }],
  ['/learn/dale', { page: 'learn', game: 'dale' }],
  ['/learn/dale/buy', { page: 'lesson', game: 'dale', lesson: 'buy' }],
  ['/learn/dale/buy/now', { page: 'lost' }],
  ['/learn', { page: 'lost' }],
  ['/s/a%20b', { page: 'seat', token: 'a b' }],
  ['/rules/dale', { page: 'rules', game: 'dale' }],
  ['/replay/42', { page: 'replay', table: '42' }],
  ['/replay/42/study', { page: 'replay', table: '42', study: 'study' }],
  ['/replay/42/more', { page: 'lost' }],
  ['/t/42/study', { page: 'lost' }],
  ['/history', { page: 'history' }],
  ['/continue', { page: 'continue' }],
  ['/continue/1', { page: 'lost' }],
  ['/gallery', { page: 'gallery' }],
  ['/gallery/canardage', { page: 'gallery', game: 'canardage' }],
  ['/t', { page: 'lost' }],
  ['/t/42/more', { page: 'lost' }],
  ['/nowhere/1', { page: 'lost' }],
  ['/t/%E0%A4%A', { page: 'table', table: '%E0%A4%A' }],
])('%s', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test('a plain link changes the page without loading', () => {
  expect(clickLink('/rules/canardage').defaultPrevented).toBe(true);
  expect(currentRoute()).toEqual({ page: 'rules', game: 'canardage' });
  expect(location.pathname).toBe('/rules/canardage');
});

test.each([
  ['another house', 'https://example.org/t/1', {}],
  ['a new tab', '/t/1', { ctrlKey: true }],
  ['a file of the server', '/api/record', {}],
  ['a place in the page', '#main', {}],
])('a link to %s is left to the browser', (_what, href, init) => {
  clickLink(href, init);
  expect(currentRoute()).toEqual({ page: 'home' });
});

test('moving on puts the keyboard at the start of the page', () => {
  const main = document.createElement('main');
  main.tabIndex = -1;
  document.body.append(main);
  navigate('/t/1');
  expect(document.activeElement).toBe(main);
});
