import { createInterface } from 'node:readline';
import type { Exercise } from '../protocol/cases.ts';
import { grade } from '../grading/grade.ts';
import type { GradeResult } from '../grading/grade.ts';
import { factSource } from './fact-source.ts';
import type { Lost } from './python-worker.ts';
import type { SandboxRequest } from './sandbox/sandbox-request.ts';
import { graderEntry, sandboxedProcess, sandboxProblem } from './sandbox/sandboxed-process.ts';

/** `not-run` where this machine cannot make a sandbox: nothing is known of the code then, and it has not passed. */
export type SandboxedGrade =
  | { readonly state: 'graded'; readonly result: GradeResult }
  | { readonly state: 'not-run'; readonly why: string };

/** For Python's start, before any of the learner's code runs. */
const startMs = 60_000;
/** For all cases of a grade. */
const wholeMs = 10_000;
const outputCharacters = 1_000_000;
/** Longest line that is read from the sandbox. */
const answerCharacters = 64 * 1024 * 1024;

/**
 * Grades code that nobody trusts: in a process of its own (Linux, bubblewrap), which ends with the grade. It has no network, no file
 * but this package, Pyodide and Node's libraries, 256 MiB, and 10 seconds for all its cases. It reports what the code did; the verdict is made here.
 */
export async function gradeInSandbox(exercise: Exercise): Promise<SandboxedGrade> {
  const why = sandboxProblem();
  if (why !== undefined) return { state: 'not-run', why };
  let lost: Lost = 'crashed';
  const child = sandboxedProcess(graderEntry(), () => {
    lost = 'crashed';
  });
  const answers = new Answers(child);
  const endAfter = (milliseconds: number) =>
    setTimeout(() => {
      lost = 'timeout';
      child.kill('SIGKILL');
    }, milliseconds);
  const start = endAfter(startMs);
  let whole: ReturnType<typeof setTimeout> | undefined;
  const source = factSource(async (method, request, timeoutMs, files) => {
    const line: SandboxRequest = { method, request, timeoutMs, files };
    return parseAnswer(await answers.after(`${JSON.stringify(line)}\n`)) ?? lost;
  }, outputCharacters);
  try {
    if ((await answers.after('')) !== 'ready')
      return { state: 'not-run', why: 'Python did not start in the sandbox.' };
    clearTimeout(start);
    whole = endAfter(wholeMs);
    return { state: 'graded', result: await grade(exercise, source) };
  } finally {
    clearTimeout(start);
    clearTimeout(whole);
    child.kill('SIGKILL');
  }
}

/** Lines of a process, each the answer to one line sent; undefined once it has ended. */
class Answers {
  private readonly child: ReturnType<typeof sandboxedProcess>;
  private waiting: ((line: string | undefined) => void) | undefined;
  private ended = false;

  constructor(child: ReturnType<typeof sandboxedProcess>) {
    this.child = child;
    const end = () => {
      this.ended = true;
      this.waiting?.(undefined);
    };
    child.once('close', end);
    child.once('error', end);
    // What is written into the pipe of a process that has ended is lost, and nothing else.
    child.stdin?.on('error', () => undefined);
    if (!child.stdout) return;
    let length = 0;
    child.stdout.on('data', (data: Buffer) => {
      length += data.length;
      if (length > answerCharacters) child.kill('SIGKILL');
    });
    createInterface({ input: child.stdout }).on('line', (line) => this.waiting?.(line));
  }

  after(line: string): Promise<string | undefined> {
    if (this.ended) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      this.waiting = resolve;
      this.child.stdin?.write(line);
    });
  }
}

/** A process that its program has taken over may answer anything. */
function parseAnswer(
  line: string | undefined,
): { readonly result: unknown; readonly timedOut: boolean } | Lost | undefined {
  if (line === undefined) return undefined;
  try {
    const answer: unknown = JSON.parse(line);
    if (typeof answer !== 'object' || answer === null) return 'crashed';
    if ('lost' in answer) return answer.lost === 'timeout' ? 'timeout' : 'crashed';
    const result = 'result' in answer ? answer.result : undefined;
    return { result, timedOut: 'timedOut' in answer && answer.timedOut === true };
  } catch {
    return 'crashed';
  }
}
