import type { SessionStep } from '@lemma/learning-engine';
import type { CompiledLesson } from '@lemma/lesson-renderer/compile';
import { stepAfter, takes } from './session-plan.ts';
import type { AttemptRow, PlannedSession } from './session-rows.ts';

interface Parts {
  readonly lesson: CompiledLesson;
  readonly row: PlannedSession;
  /** The answers so far, oldest first. */
  readonly rows: readonly AttemptRow[];
}

/** A session after some of its answers. The next step follows from the whole plan, so it is computed once. */
export class SessionInProgress {
  readonly lesson: CompiledLesson;
  readonly row: PlannedSession;
  readonly rows: readonly AttemptRow[];
  #step: SessionStep | undefined;

  constructor({ lesson, row, rows }: Parts, step?: SessionStep) {
    this.lesson = lesson;
    this.row = row;
    this.rows = rows;
    this.#step = step;
  }

  /** What the session asks now, or how it ended. */
  get step(): SessionStep {
    this.#step ??= stepAfter(this.lesson, this.row, this.rows);
    return this.#step;
  }

  /** Whether the session asks this question now, or gave it ahead. */
  takes(question: string, seed: number): boolean {
    const { step } = this;
    if (step.type === 'question' && step.question === question && step.seed === seed) return true;
    return takes(this.lesson, this.row, this.rows, question, seed);
  }

  /** The session after this many of its answers. */
  afterAnswers(count: number): SessionInProgress {
    return new SessionInProgress({ ...this.#parts, rows: this.rows.slice(0, count) });
  }

  withAnswer(answer: AttemptRow): SessionInProgress {
    return new SessionInProgress({ ...this.#parts, rows: [...this.rows, answer] });
  }

  /** The same answers with what their recording changed in the session, on which no step depends. */
  withChanges(
    changes: Partial<Pick<PlannedSession, 'lastActiveAt' | 'finishedAt' | 'result'>>,
  ): SessionInProgress {
    return new SessionInProgress({ ...this.#parts, row: { ...this.row, ...changes } }, this.#step);
  }

  get #parts(): Parts {
    return { lesson: this.lesson, row: this.row, rows: this.rows };
  }
}
