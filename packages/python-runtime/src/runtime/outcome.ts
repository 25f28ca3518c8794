import type { Display, PythonError, RunResult, RunStatus } from '../protocol/results.ts';

/** Most characters of output that a result keeps; more were sent as events. */
const keptCharacters = 1_000_000;
const mimes = new Set(['text/html', 'image/svg+xml', 'image/png']);

const notices: Readonly<Partial<Record<RunStatus, string>>> = {
  interrupted: 'Stopped.',
  timeout: 'The program took too long and was stopped. Is there a loop that never ends?',
  'output-limit': 'The program printed too much and was stopped. Is there a loop that never ends?',
  crashed:
    'Python ran out of memory or crashed, and was started again. Your code and its output are kept; variables are gone.',
};
const startedAgain =
  'Python had to be started again for that: your code and its output are kept; variables are gone.';

/** What the learner is told of a status; `lost`: the worker was, with all that it held. */
function noticeOfStatus(status: RunStatus, lost: boolean): string | undefined {
  const notice = notices[status];
  return lost && status !== 'crashed' && notice ? `${notice} ${startedAgain}` : notice;
}

/** What the interpreter answers to `run`, checked: a worker is outside the page's trust. */
export function parseRun(answer: unknown): {
  status: RunStatus;
  value?: string;
  error?: PythonError;
} {
  if (typeof answer !== 'object' || answer === null) return { status: 'crashed' };
  const { status, value, error } = answer as Record<string, unknown>;
  return {
    status: isStatus(status) ? status : 'crashed',
    ...(typeof value === 'string' && { value }),
    ...(isError(error) && { error }),
  };
}

function isStatus(status: unknown): status is RunStatus {
  return ['ok', 'error', 'interrupted', 'timeout', 'output-limit', 'crashed'].includes(
    String(status),
  );
}

function isError(error: unknown): error is PythonError {
  return typeof error === 'object' && error !== null && 'text' in error && 'frames' in error;
}

const errorNotices: Readonly<Record<string, string>> = {
  MemoryError: 'The program asked for more memory than there is.',
  OverflowError: 'A number or a size became too large.',
  RecursionError: 'A function called itself too often. Is there a case in which it stops?',
  ModuleNotFoundError:
    'This module is not part of the Python in this page. Check its spelling; the lesson can be read on without it.',
};

const lackedPackage =
  'A package that this program imports could not be loaded. Check the connection and run the program again; the lesson can be read on without it.';

function noticeOf(error: PythonError | undefined, lacksPackage: boolean): string | undefined {
  if (error?.type === 'ModuleNotFoundError' && lacksPackage) return lackedPackage;
  // Python's only file that can fail is its library, which comes in behind the start.
  if (error?.type === 'OSError' && error.text.includes('I/O error'))
    return 'A part of Python could not be loaded. Check the connection and run the program again.';
  return errorNotices[error?.type ?? ''];
}

/** Output of one call, gathered as it comes. */
export class Gathered {
  stdout = '';
  stderr = '';
  readonly displays: Display[] = [];
  private readonly began = performance.now();
  private lacksPackage = false;

  /** A package that the program imports could not be loaded. */
  lackPackage(): void {
    this.lacksPackage = true;
  }

  write(stream: 'stdout' | 'stderr', text: string): void {
    const room = keptCharacters - this[stream].length;
    if (room > 0) this[stream] += text.slice(0, room);
  }

  show(mime: string, data: string): Display | undefined {
    if (!mimes.has(mime)) return undefined;
    const display = { mime: mime as Display['mime'], data };
    this.displays.push(display);
    return display;
  }

  /** `lost`: the worker was, and a new one is in its place. */
  result(
    end: { status: RunStatus; value?: string; error?: PythonError },
    { lost = false } = {},
  ): RunResult {
    const notice = noticeOf(end.error, this.lacksPackage) ?? noticeOfStatus(end.status, lost);
    const result = {
      ...end,
      stdout: this.stdout,
      stderr: this.stderr,
      displays: this.displays,
      seconds: (performance.now() - this.began) / 1000,
    };
    return notice === undefined ? result : { ...result, notice };
  }
}
