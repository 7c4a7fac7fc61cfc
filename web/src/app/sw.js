/*
 * The service worker: what can be had without a network, and messages that come while no page is open.
 *
 * The page itself is always asked of the server first, so nobody sees an old one after an upgrade. Files under /assets
 * have a hash in their name and never change. The build puts in which files there are.
 */
const VERSION = '__VERSION__';
/** What the first page needs. */
const FIRST = __FIRST__;
/** What all other pages need. */
const REST = __REST__;
const PAGE = `webfoot-page-${VERSION}`;
/** Rules, glossaries, lessons and the list of games; nothing that is anybody's own. */
const DATA = 'webfoot-data';
const KEPT = /^\/api\/(games$|rules\/|lessons\/|glossary\/)/;

addEventListener('install', (event) => {
  event.waitUntil(install());
});

addEventListener('activate', (event) => {
  event.waitUntil(tidy());
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (KEPT.test(pathname)) event.respondWith(latest(request));
  else if (request.mode === 'navigate' && !pathname.startsWith('/api/'))
    event.respondWith(page(request));
  else if (FIRST.includes(pathname)) event.respondWith(latest(request));
});

addEventListener('message', (event) => {
  if (typeof event.data?.keep === 'string') event.waitUntil(keep(event.data.keep));
});

addEventListener('push', (event) => {
  event.waitUntil(show(event.data));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});

async function install() {
  const cache = await caches.open(PAGE);
  await cache.addAll(['/', ...FIRST]);
  await self.skipWaiting();
}

/** Pages that are open may still be of the version before this one: its files are kept, older ones go. */
async function tidy() {
  const versions = (await caches.keys()).filter((name) => name.startsWith('webfoot-page-'));
  const old = versions.filter((name) => name !== PAGE).slice(0, -1);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.type === 'basic') {
      const cache = await caches.open(PAGE);
      await cache.put('/', answer.clone());
    }
    return answer;
  } catch (failure) {
    const cache = await caches.open(PAGE);
    const known = await cache.match('/');
    if (known) return known;
    throw failure;
  }
}

async function asset(request) {
  const known = await caches.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(PAGE);
    await cache.put(request, answer.clone());
  }
  return answer;
}

/** From the server, or what it said last. */
async function latest(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      const cache = await caches.open(DATA);
      await cache.put(request, answer.clone());
    }
    return answer;
  } catch (failure) {
    const known = await caches.match(request);
    if (known) return known;
    throw failure;
  }
}

/** Fetches, one after the other, what is wanted without a network: all pages, rules and lessons in a language. */
async function keep(language) {
  const cache = await caches.open(PAGE);
  for (const file of REST) {
    if (!(await cache.match(file))) await cache.add(file).catch(() => undefined);
  }
  const games = await (await latest(new Request('/api/games'))).json();
  for (const { key } of games) {
    for (const text of ['rules', 'glossary'])
      await latest(new Request(`/api/${text}/${key}/${language}`)).catch(() => undefined);
    const lessons = await (await latest(new Request(`/api/lessons/${key}`))).json();
    for (const { lesson } of lessons)
      await latest(new Request(`/api/lessons/${key}/${lesson}/whole`)).catch(() => undefined);
  }
}

async function show(data) {
  let said = {};
  try {
    said = data?.json() ?? {};
  } catch {
    // Not from us; a browser wants something to be shown all the same.
  }
  const { text = 'Webfoot', url = '/', tag } = said;
  await self.registration.showNotification('Webfoot', {
    body: text,
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    tag,
    data: { url },
  });
}

/** Brings a page of this table to the front, or opens one. */
async function open(url) {
  const target = new URL(url, location.origin);
  if (target.origin !== location.origin) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((one) => new URL(one.url).pathname === target.pathname);
  if (there) await there.focus();
  else await self.clients.openWindow(target.href);
}
