/**
 * Which page an address means, and moving between pages without loading anew.
 *
 * Pages link with plain anchors; `followLinks` catches the clicks that stay inside the house.
 */

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string }
  | { page: 'seat'; token: string }
  | { page: 'rules'; game: string }
  | { page: 'replay'; table: string; study?: 'study' }
  | { page: 'continue' }
  | { page: 'history' }
  | { page: 'you' }
  | { page: 'learn'; game: string }
  | { page: 'lesson'; game: string; lesson: string }
  | { page: 'gallery'; game?: string }
  | { page: 'lost' };

/** Pages that are about nothing in particular. */
const ALONE = ['gallery', 'continue', 'history', 'you'] as const;

export function routeOf(path: string): Route {
  const [page, value, ...rest] = path.split('/').filter(Boolean).map(decoded);
  if (page === undefined) return { page: 'home' };
  if (page === 'replay' && value !== undefined && rest.join('/') === 'study')
    return { page: 'replay', table: value, study: 'study' };
  const [part, ...more] = rest;
  if (page === 'learn' && value !== undefined && part !== undefined && more.length === 0)
    return { page: 'lesson', game: value, lesson: part };
  if (rest.length > 0) return { page: 'lost' };
  if (value === undefined) return { page: ALONE.find((one) => one === page) ?? 'lost' };
  switch (page) {
    case 'new':
      return { page: 'new', game: value };
    case 't':
      return { page: 'table', table: value };
    case 's':
      return { page: 'seat', token: value };
    case 'rules':
      return { page: 'rules', game: value };
    case 'replay':
      return { page: 'replay', table: value };
    case 'learn':
      return { page: 'learn', game: value };
    case 'gallery':
      return { page: 'gallery', game: value };
    default:
      return { page: 'lost' };
  }
}

let route = $state.raw<Route>(routeOf(location.pathname));

export function currentRoute(): Route {
  return route;
}

export function navigate(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  route = routeOf(location.pathname);
  window.scrollTo(0, 0);
  // A new page begins at its beginning for the keyboard and the screen reader too.
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** Starts listening to the back button and to clicks on links; returns how to stop. */
export function followLinks(): () => void {
  const onPopState = () => {
    route = routeOf(location.pathname);
  };
  addEventListener('popstate', onPopState);
  document.addEventListener('click', onClick);
  return () => {
    removeEventListener('popstate', onPopState);
    document.removeEventListener('click', onClick);
  };
}

function onClick(click: MouseEvent): void {
  const wantsNewTab = click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey;
  if (click.defaultPrevented || wantsNewTab || !(click.target instanceof Element)) return;
  const link = click.target.closest('a');
  if (!link || link.target || link.hasAttribute('download')) return;
  // A bare fragment is a jump inside the page, which the browser does best.
  if (link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) return;
  if (routeOf(link.pathname).page === 'lost') return;
  click.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
