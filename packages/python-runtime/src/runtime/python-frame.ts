import type { FromFrame, ToFrame } from '../protocol/frame-messages.ts';
import type { StartProblem } from '../protocol/start-problem.ts';

/** How long a frame that has loaded has to announce itself: its script runs before it has loaded. */
const announceMs = 1_000;

const refused: StartProblem = {
  code: 'failed',
  detail:
    'the frame that Python runs in could not be loaded. Is frame.html beside worker.js, and does the content security policy of this page allow it (frame-src)?',
};

/**
 * A hidden frame with an origin of its own: `sandbox="allow-scripts"` alone. The workers made in it reach neither the page's storage nor its cookies nor
 * its caches, and the frame's policy gives them no network. All workers of a runtime share it, and the engine that it compiles.
 */
export class PythonFrame {
  readonly #element = document.createElement('iframe');
  #port: MessagePort | undefined;
  /** Posted before the frame has announced itself. */
  readonly #waiting: [message: ToFrame, transfer: Transferable[]][] = [];
  readonly #lost = new Map<number, (problem: StartProblem) => void>();
  readonly #ending = new AbortController();
  #workers = 0;

  constructor(url: string) {
    const frame = this.#element;
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.hidden = true;
    frame.title = 'Python';
    frame.ariaHidden = 'true';
    frame.tabIndex = -1;
    const { signal } = this.#ending;
    const hear = (event: MessageEvent) => {
      if (event.source === frame.contentWindow && event.data === 'lemma-python-frame')
        this.#connect();
    };
    window.addEventListener('message', hear, { signal });
    const loaded = (then: () => void) => {
      const wait = () => setTimeout(then, announceMs);
      frame.addEventListener('load', wait, { once: true, signal });
    };
    loaded(() => {
      if (!this.#port) void this.#loadInline(url, loaded);
    });
    frame.src = url;
    // Beside the body: what a page replaces its body with does not end Python.
    document.documentElement.append(frame);
  }

  get alive(): boolean {
    return !this.#ending.signal.aborted;
  }

  /** Starts a worker with a port to this page. `lost` is called if it cannot be loaded, fails, or the frame ends. */
  start(port: MessagePort, lost: (problem: StartProblem) => void): number {
    const worker = ++this.#workers;
    this.#lost.set(worker, lost);
    this.post({ type: 'start', worker }, [port]);
    return worker;
  }

  endWorker(worker: number): void {
    this.#lost.delete(worker);
    this.post({ type: 'end', worker });
  }

  post(message: ToFrame, transfer: Transferable[] = []): void {
    if (this.#port) this.#port.postMessage(message, transfer);
    else this.#waiting.push([message, transfer]);
  }

  /** Removes the frame, and with it all its workers. */
  end(problem: StartProblem): void {
    if (!this.alive) return;
    this.#ending.abort();
    this.#element.remove();
    for (const lost of this.#lost.values()) lost(problem);
    this.#lost.clear();
  }

  #connect(): void {
    if (this.#port || !this.alive) return;
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', (event: MessageEvent<FromFrame>) => {
      const { worker, problem } = event.data;
      this.#lost.get(worker)?.(problem);
    });
    port1.start();
    // An opaque origin cannot be named.
    this.#element.contentWindow?.postMessage('connect', '*', [port2]);
    this.#port = port1;
    for (const [message, transfer] of this.#waiting.splice(0)) port1.postMessage(message, transfer);
  }

  /**
   * A sandboxed frame is not answered by the page's service worker: without a network the page hands in the document. It then has the page's own policy as
   * well as its own.
   */
  async #loadInline(url: string, loaded: (then: () => void) => void): Promise<void> {
    const html = await fetch(url)
      .then((response) => (response.ok ? response.text() : undefined))
      .catch(() => undefined);
    if (!this.alive || this.#port) return;
    if (html === undefined) {
      this.end(refused);
      return;
    }
    loaded(() => {
      if (!this.#port) this.end(refused);
    });
    this.#element.removeAttribute('src');
    this.#element.srcdoc = html;
  }
}
