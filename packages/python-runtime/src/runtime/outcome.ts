import { knownPackages } from './known-packages.ts';
import { parsePythonError } from '../protocol/python-error.ts';
import type { Display, PythonError, RunNotice, RunResult, RunStatus } from '../protocol/results.ts';
import { parseWrittenFiles } from '../protocol/written-files.ts';
import type { WrittenFile } from '../protocol/written-files.ts';
import { englishRuntimeStrings } from '../strings/english-runtime.ts';
import { sayNotice } from '../strings/say-notice.ts';

/** Most characters of output that a result keeps; more were sent as events. */
const keptCharacters = 1_000_000;
const mimes = new Set([
  'text/html',
  'image/svg+xml',
  'image/png',
  'application/vnd.lemma.table+json',
]);

const noticesOfStatus: Readonly<Partial<Record<RunStatus, RunNotice['code']>>> = {
  interrupted: 'stopped',
  timeout: 'too-slow',
  'output-limit': 'too-much-output',
  crashed: 'crashed',
};

export interface RunAnswer {
  readonly status: RunStatus;
  readonly value?: string;
  readonly error?: PythonError;
  readonly files?: readonly WrittenFile[];
}

/** What the interpreter answers to `run`, checked: a worker is outside the page's trust. */
export function parseRun(answer: unknown): RunAnswer {
  if (typeof answer !== 'object' || answer === null) return { status: 'crashed' };
  const { status, value, ...rest } = answer as Record<string, unknown>;
  const error = parsePythonError(rest['error']);
  const files = parseWrittenFiles(rest['files']);
  return {
    status: isStatus(status) ? status : 'crashed',
    ...(typeof value === 'string' && { value }),
    ...(error && { error }),
    ...(files.length > 0 && { files }),
  };
}

export function isStatus(status: unknown): status is RunStatus {
  return ['ok', 'error', 'interrupted', 'timeout', 'output-limit', 'crashed'].includes(
    String(status),
  );
}

/** A map: a program may name its exceptions as it likes, `constructor` too. */
const noticesOfErrors = new Map<string, RunNotice['code']>([
  ['MemoryError', 'out-of-memory'],
  ['OverflowError', 'too-large'],
  ['RecursionError', 'too-deep'],
]);

function noticeOf(
  error: PythonError | undefined,
  lacksPackage: boolean,
): RunNotice['code'] | undefined {
  if (error?.type === 'ModuleNotFoundError') {
    if (lacksPackage) return 'package-not-loaded';
    const [, name = ''] = /^ModuleNotFoundError: No module named '(\w+)/u.exec(error.message) ?? [];
    // In its right spelling: no typing error, but not in the page.
    return knownPackages.has(name) ? 'no-such-package' : 'no-such-module';
  }
  // Python's only file that can fail is its library, which comes in behind the start.
  if (error?.type === 'OSError' && error.text.includes('I/O error')) return 'library-not-loaded';
  return noticesOfErrors.get(error?.type ?? '');
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

  show(mime: string, data: string, about: string): Display | undefined {
    if (!mimes.has(mime)) return undefined;
    const display = { mime: mime as Display['mime'], data, ...(about === '' ? {} : { about }) };
    this.displays.push(display);
    return display;
  }

  /** `lost`: the worker was, and a new one is in its place. */
  result(end: RunAnswer, { lost = false } = {}): RunResult {
    const code = noticeOf(end.error, this.lacksPackage) ?? noticesOfStatus[end.status];
    const result = {
      ...end,
      stdout: this.stdout,
      stderr: this.stderr,
      displays: this.displays,
      seconds: (performance.now() - this.began) / 1000,
    };
    if (code === undefined) return result;
    // Of a crash it says so itself.
    const why = { code, startedAgain: lost && code !== 'crashed' };
    return { ...result, notice: sayNotice(why, englishRuntimeStrings.notices), why };
  }
}
