import { setTimeout } from 'node:timers/promises';
import { type CaseResult, type SandboxedGrade, splitStarter } from '@lemma/python-runtime/node';
import type { LessonVersions } from '../content/lesson-versions.ts';
import { errorFields, type Log } from '../logging/log.ts';
import { questionAt } from '../study/question-bank.ts';
import type { AttemptRow } from '../study/session-rows.ts';
import { Grader } from './grader.ts';
import type { RecheckQueue } from '../study/recheck-queue.ts';

export interface RecheckJobDeps {
  readonly queue: RecheckQueue;
  readonly versions: LessonVersions;
  readonly log: Log;
  /** Priority of a grade's process, as that of `os.setPriority`. */
  readonly priority: number;
}

/** Between two looks at an empty queue. */
const idleMs = 5_000;
/** Between two tries of a machine that cannot make a sandbox, or of a database that does not answer. */
const pauseMs = 10 * 60_000;

/** Grades the queued programs again, one at a time, and records where a browser's verdict differs. */
export class RecheckJob {
  readonly #deps: RecheckJobDeps;
  readonly #grader: Grader;
  readonly #stopped = new AbortController();
  /** What was logged last: each reason is logged once. */
  #lastProblem: string | undefined;

  constructor(deps: RecheckJobDeps) {
    this.#deps = deps;
    this.#grader = new Grader(deps.priority);
  }

  /** Returns a function that stops it. A program that was being graded is graded after the next start. */
  start(): () => Promise<void> {
    void this.#run();
    return async () => {
      this.#deps.queue.isOpen = false;
      this.#stopped.abort();
      await this.#grader.close();
    };
  }

  async #run(): Promise<void> {
    const { queue, log } = this.#deps;
    while (!this.#stopped.signal.aborted) {
      try {
        const why = (await this.#problem()) ?? (await this.#gradeAll());
        if (why !== this.#lastProblem)
          log.warn({ why }, 'programs are not graded again: the sandbox does not run');
        this.#lastProblem = why;
      } catch (error) {
        if (!this.#stopped.signal.aborted)
          log.error(errorFields(error), 'grading programs again failed');
      }
      queue.isOpen = false;
      await this.#sleep(pauseMs);
    }
  }

  /** Why this machine cannot grade programs; undefined if it can. */
  async #problem(): Promise<string | undefined> {
    const tried = await this.#grader.grade({ code: '', cases: [], rules: [] });
    return tried.state === 'not-run' ? tried.why : undefined;
  }

  /** Grades until it is stopped, or until the sandbox does not run any more: then it returns why. */
  async #gradeAll(): Promise<string | undefined> {
    const { queue } = this.#deps;
    queue.isOpen = true;
    while (!this.#stopped.signal.aborted) {
      const row = await queue.take();
      const why = row ? await this.#gradeOne(row) : await this.#sleep(idleMs);
      if (why !== undefined) return why;
    }
    return undefined;
  }

  async #gradeOne(row: AttemptRow): Promise<string | undefined> {
    const { queue, log } = this.#deps;
    const about = { attempt: row.attemptUid, question: row.questionUid };
    try {
      const graded = await this.#grade(row);
      if (graded.state === 'not-run') {
        await queue.giveBack(row);
        return graded.why;
      }
      const wrong = graded.result.results.filter(({ passed }) => !passed);
      const status =
        wrong.length === 0 ? 'agrees' : wrong.every(ranOutOfTime) ? 'not-run' : 'differs';
      await queue.record(row, { status, failed: wrong.map(({ name }) => name) });
      if (status === 'differs')
        log.warn(
          { ...about, failed: wrong.length },
          'the server’s verdict on a program differs from the browser’s',
        );
    } catch (error) {
      if (this.#stopped.signal.aborted) return undefined;
      log.error({ ...about, ...errorFields(error) }, 'a program could not be graded again');
      await queue.record(row, { status: 'not-run', failed: [] });
    }
    return undefined;
  }

  /** A verdict that differs is made twice: a program that was stopped on a busy machine passes the second time. */
  async #grade(row: AttemptRow): Promise<SandboxedGrade> {
    const lesson = await this.#deps.versions.at(row.lessonUid, row.lessonVersion);
    const { repl } = questionAt(lesson, row.questionUid, row.seed);
    const { code } = row.answer as { readonly code: string };
    const { starter = '', cases = [], rules = [] } = repl ?? {};
    const exercise = { code, cases, rules, files: splitStarter(starter).files };
    const graded = await this.#grader.grade(exercise);
    return graded.state === 'graded' && !graded.result.passed
      ? this.#grader.grade(exercise)
      : graded;
  }

  async #sleep(milliseconds: number): Promise<undefined> {
    const { signal } = this.#stopped;
    await setTimeout(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
    return undefined;
  }
}

/** What takes too long on a busy server may take a second in a browser: it says nothing of the verdict. */
function ranOutOfTime({ outcome, why }: CaseResult): boolean {
  return outcome?.code === 'timeout' || why?.code === 'hidden-timeout';
}
