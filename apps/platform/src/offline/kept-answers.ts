/*
 * The last answer of each read call, kept on this device for the learner who is signed in: what was seen once, or was
 * asked for ahead, is there without network. It is given only when no answer comes at all.
 */
const prefix = 'lemma-answers-';
/** Calls that are kept for each learner; the ones kept longest ago go first. */
const mostKept = 300;

let learner: string | undefined;

/** Says whose answers are kept from now on. */
export function keepAnswersFor(sub: string | undefined): void {
  learner = sub;
}

/** Removes what is kept of every learner: at sign-out nothing of them stays on the device. */
export async function forgetAnswers(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  await Promise.all(names.map(async (name) => caches.delete(name)));
}

/** Keeps an answer that the page has worked out itself, as if the server had given it. */
export async function keepAnswer(path: string, answer: unknown): Promise<void> {
  await put(new Request(new URL(path, location.origin)), Response.json(answer));
}

/** What `keepAnswer` has kept for this learner; undefined if nothing was. */
export async function keptAnswer(path: string): Promise<unknown> {
  const kept = await take(new Request(new URL(path, location.origin)));
  return kept?.json().catch(() => undefined);
}

/** `fetch` that keeps the answers of GET calls, and falls back on them when the server is out of reach. */
export function keepingFetch(
  send: typeof fetch,
  onReach: (isReached: boolean) => void,
): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    try {
      const answer = await send(request);
      onReach(true);
      if (request.method === 'GET' && answer.ok) void put(request, answer.clone());
      return answer;
    } catch (error) {
      if (request.signal.aborted) throw error;
      onReach(false);
      const kept = request.method === 'GET' ? await take(request) : undefined;
      if (kept) return kept;
      throw error;
    }
  };
}

function cacheName(): string {
  return prefix + (learner ?? 'anyone');
}

async function put(request: Request, answer: Response): Promise<void> {
  if (!('caches' in globalThis)) return;
  try {
    const cache = await caches.open(cacheName());
    await cache.put(request.url, answer);
    const keys = await cache.keys();
    await Promise.all(
      keys.slice(0, Math.max(0, keys.length - mostKept)).map(async (key) => cache.delete(key)),
    );
  } catch {
    // A full or forbidden store: the page works as it would without one.
  }
}

async function take(request: Request): Promise<Response | undefined> {
  if (!('caches' in globalThis)) return undefined;
  const cache = await caches.open(cacheName()).catch(() => undefined);
  return cache?.match(request.url, { ignoreVary: true });
}
