/** Why a lesson's address gave no lesson. */
export type LessonProblem =
  | 'unreachable'
  | 'refused'
  | 'unreadable-integrity'
  | 'not-a-lesson'
  | 'other-format';

/**
 * A lesson could not be read from its address. `problem` is for programs, the message for whoever runs the page:
 * what happened, at which address, and what to do. `status` is the HTTP status of a refusal.
 */
export class LessonLoadError extends Error {
  override readonly name = 'LessonLoadError';
  readonly problem: LessonProblem;
  readonly src: string;
  readonly status: number | undefined;

  constructor(
    problem: LessonProblem,
    src: string,
    message: string,
    { status, cause }: { readonly status?: number; readonly cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.problem = problem;
    this.src = src;
    this.status = status;
  }
}
