/** The service worker at the site's root: keeps the app's files, answers without network, waits to be asked before it takes over. */
import { shellPath, type SiteFiles, wayOf } from './site-cache.ts';

/** Written in by the build. */
declare const LEMMA_SITE_FILES: SiteFiles;

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

/** What is used of ServiceWorkerGlobalScope: its types and those of a page exclude each other. */
interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(
    type: 'fetch',
    listener: (event: {
      readonly request: Request;
      respondWith(r: Promise<Response>): void;
    }) => void,
  ): void;
  addEventListener(
    type: 'message',
    listener: (event: Lasting & { readonly data: unknown }) => void,
  ): void;
}

const scope = globalThis as unknown as WorkerScope;
const { version, core, python } = LEMMA_SITE_FILES;
/** Caches of this name are this service worker's own: nothing is read from any other of the site's. */
const prefix = 'lemma-site-';
const current = prefix + version;

scope.addEventListener('install', (event) => event.waitUntil(keep([shellPath, ...core])));

scope.addEventListener('activate', (event) => {
  const settle = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
    // Tabs that are open with the version before go on loading its parts until they are reloaded.
    const old = names.filter((name) => name !== current).slice(0, -1);
    await Promise.all(old.map(async (name) => caches.delete(name)));
    await scope.clients.claim();
  };
  event.waitUntil(settle());
});

scope.addEventListener('message', (event) => {
  if (event.data === 'lemma-take-over') event.waitUntil(scope.skipWaiting());
  if (event.data === 'lemma-keep-python') event.waitUntil(keep(python).catch(() => undefined));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (wayOf(request, scope.location.origin)) {
    case 'network':
      return;
    case 'shell':
      event.respondWith(shell(request));
      return;
    case 'page':
      event.respondWith(fetch(request).catch(async () => shell(request)));
      return;
    case 'file':
      event.respondWith(file(request));
  }
});

/** Puts files into this version's cache, from the network or the browser's HTTP cache: never from another cache, which a script may have written. */
async function keep(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(current);
  const one = async (path: string) => {
    if (await cache.match(path)) return;
    const hashed = path.startsWith('/assets/') || path.startsWith('/python/');
    const answer = await fetch(path, { cache: hashed ? 'default' : 'reload' });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    await cache.put(path, answer);
  };
  const waiting = [...paths];
  const lane = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await one(path);
  };
  await Promise.all(Array.from({ length: 6 }, lane));
}

/** What this version or the one before it, whose tabs may still be open, has kept of a file that never changes. */
async function kept(request: Request): Promise<Response | undefined> {
  const before = (await caches.keys()).filter(
    (name) => name.startsWith(prefix) && name !== current,
  );
  for (const name of [current, ...before]) {
    const found = await (await caches.open(name)).match(request, { ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

async function shell(request: Request): Promise<Response> {
  const cache = await caches.open(current);
  return (await cache.match(shellPath)) ?? fetch(request);
}

async function file(request: Request): Promise<Response> {
  const known = await kept(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok && answer.status === 200) {
    const copy = answer.clone();
    const cache = await caches.open(current);
    await cache.put(request, copy).catch(() => undefined);
  }
  return answer;
}
