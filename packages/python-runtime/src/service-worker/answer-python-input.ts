/** Longest time that one request is held; browsers end service workers that hold one for minutes. */
const heldMs = 20_000;

interface FetchEventLike {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface MessageEventLike {
  readonly data: unknown;
}

interface WorkerScope {
  addEventListener(type: 'fetch', listener: (event: FetchEventLike) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEventLike) => void): void;
}

/**
 * Lets a service worker answer `input()` in browsers without stack switching. Call it in the service worker of the site's root:
 * requests under `path` are held until the page posts `{type: 'lemma-python-input', id, line}`, or answered 408 after
 * 20 s, upon which Python asks again. Other requests are left alone.
 */
export function answerPythonInput(scope: unknown, path = '/python-input/'): void {
  const worker = scope as WorkerScope;
  const waiting = new Map<string, (line: unknown) => void>();
  const early = new Map<string, unknown>();

  worker.addEventListener('fetch', (event) => {
    const { pathname } = new URL(event.request.url);
    if (!pathname.startsWith(path)) return;
    const id = pathname.slice(path.length);
    event.respondWith(
      new Promise((resolve) => {
        const answer = (line: unknown) => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(Response.json({ line }));
        };
        const timer = setTimeout(() => {
          waiting.delete(id);
          resolve(new Response(null, { status: 408 }));
        }, heldMs);
        if (early.has(id)) {
          const line = early.get(id);
          early.delete(id);
          answer(line);
        } else waiting.set(id, answer);
      }),
    );
  });

  worker.addEventListener('message', ({ data }) => {
    if (typeof data !== 'object' || data === null) return;
    const { type, id, line } = data as Record<string, unknown>;
    if (type !== 'lemma-python-input' || typeof id !== 'string') return;
    const answer = waiting.get(id);
    if (answer) answer(line);
    else early.set(id, line);
  });
}
