import { canSwitchStacks } from '../interpreter/interpreter.ts';
import type { FromWorker, InputTransport } from '../protocol/worker-messages.ts';

export type Line = string | null | false;

/** Ways of `input()`, best first; chosen once when the worker starts. */
export function chooseTransport(inputURL: string | undefined): InputTransport {
  if (canSwitchStacks()) return 'jspi';
  return inputURL === undefined ? 'none' : 'service-worker';
}

/** Asks the page for a line by whichever way this browser has. */
export class InputChannel {
  readonly transport: InputTransport;
  private readonly post: (message: FromWorker) => void;
  private readonly inputURL: string | undefined;
  private readonly Request = XMLHttpRequest;
  private waiting: ((line: Line) => void) | undefined;

  constructor(post: (message: FromWorker) => void, inputURL: string | undefined) {
    this.post = post;
    this.inputURL = inputURL;
    this.transport = chooseTransport(inputURL);
  }

  ask(): Line | Promise<Line> {
    if (this.transport === 'none') return null;
    this.post({ type: 'ask' });
    if (this.transport === 'jspi') {
      return new Promise<Line>((resolve) => {
        this.waiting = resolve;
      });
    }
    return this.askServiceWorker();
  }

  /** The page's answer, or false when it stops the program; true if the program waited for it. */
  answer(line: Line): boolean {
    const { waiting } = this;
    this.waiting = undefined;
    waiting?.(line);
    return waiting !== undefined;
  }

  /** The service worker holds the request until the page has a line; 408 means: ask again. */
  private askServiceWorker(): Line {
    for (;;) {
      const request = new this.Request();
      request.open('GET', this.inputURL ?? '', false);
      try {
        request.send();
      } catch {
        return null;
      }
      if (request.status === 408) continue;
      if (request.status !== 200) return null;
      const { line } = JSON.parse(request.responseText) as { line: Line };
      return line;
    }
  }
}
