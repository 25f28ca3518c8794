import type { FromWorker } from './worker-messages.ts';
import type { StartProblem } from './start-problem.ts';

const text = (value: unknown): value is string => typeof value === 'string';

/** What each kind of message must hold besides its type. */
const shapes: {
  readonly [K in FromWorker['type']]: (message: Record<string, unknown>) => boolean;
} = {
  life: () => true,
  'memory-refused': () => true,
  want: ({ url, waits }) => text(url) && typeof waits === 'boolean',
  packages: ({ message, failed }) => text(message) && typeof failed === 'boolean',
  ready: ({ transport }) => transport === 'jspi' || transport === 'signals',
  failed: ({ problem }) => isProblem(problem),
  write: ({ stream, text: written }) =>
    (stream === 'stdout' || stream === 'stderr') && text(written),
  display: ({ mime, data, about }) => text(mime) && text(data) && text(about),
  ask: () => true,
  result: ({ id, json }) => typeof id === 'number' && text(json),
  fatal: ({ id, message }) => typeof id === 'number' && text(message),
};

/** A message of the worker, where learners' code runs: undefined if it is none. */
export function parseFromWorker(data: unknown): FromWorker | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const message = data as Record<string, unknown>;
  const { type } = message;
  if (!text(type) || !Object.hasOwn(shapes, type)) return undefined;
  return shapes[type as FromWorker['type']](message) ? (data as FromWorker) : undefined;
}

/** Problems that a worker can report. */
function isProblem(problem: unknown): problem is StartProblem {
  if (typeof problem !== 'object' || problem === null) return false;
  const { code, url, detail } = problem as Record<string, unknown>;
  switch (code) {
    case 'file-broken':
      return text(url);
    case 'wasm-refused':
    case 'failed':
      return text(detail);
    default:
      return code === 'no-wasm';
  }
}
