import { canSwitchStacks } from '../interpreter/interpreter.ts';
import type { FromWorker, InputTransport } from '../protocol/worker-messages.ts';

/** A line; null at the end of input; false when the program is stopped. */
export type Line = string | null | false;

/** `true`: nobody can be asked. */
export type Asked = Line | true;

/** How often a request is sent again that the service worker's end has cut off: the next one wakes it. */
const mostRetries = 5;

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

  ask(): Asked | Promise<Asked> {
    if (this.transport === 'none') return true;
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
  private askServiceWorker(): Asked {
    for (let lost = 0; lost < mostRetries;) {
      const request = new this.Request();
      request.open('GET', this.inputURL ?? '', false);
      try {
        request.send();
      } catch {
        lost += 1;
        continue;
      }
      if (request.status === 408) continue;
      // Any other answer is a server's: no service worker stands before it.
      return request.status === 200 ? lineOf(request.responseText) : true;
    }
    return true;
  }
}

function lineOf(text: string): Asked {
  try {
    const { line } = JSON.parse(text) as { line: unknown };
    return typeof line === 'string' || line === null || line === false ? line : true;
  } catch {
    return true;
  }
}
