import type { LessonMessage } from '../lesson/compiled-lesson.ts';
import type { Place, Report } from './reporter.ts';

/** Work that costs far more than its length says. */
export type Work = 'formulas' | 'graphs' | 'questions' | 'copies';

/** What a lesson may ask for: ten times what the largest has, and a share of its length in characters. */
const limits: Readonly<Record<Work, { readonly fixed: number; readonly perCharacter: number }>> = {
  // In characters of LaTeX, and 40 for each formula, 70 for a displayed one; or its HTML, where commands that it defines make that much longer.
  formulas: { fixed: 120_000, perCharacter: 0.28 },
  graphs: { fixed: 100, perCharacter: 1 / 2000 },
  questions: { fixed: 200, perCharacter: 1 / 4000 },
  // In characters that stand once in the text and many times in the page: addresses, footnotes, names of targets.
  copies: { fixed: 200_000, perCharacter: 1 },
};

const names: Readonly<Record<Work, string>> = {
  formulas: 'formulas',
  graphs: 'graphs',
  questions: 'questions',
  copies: 'references',
};

/** Counts the dear work of one lesson, so that none costs more than in proportion to its length. */
export class WorkBudget {
  readonly #length: number;
  readonly #report: Report;
  readonly #spent: Record<Work, number> = { formulas: 0, graphs: 0, questions: 0, copies: 0 };
  readonly #told = new Map<Work, LessonMessage>();

  constructor(length: number, report: Report) {
    this.#length = length;
    this.#report = report;
  }

  /** Undefined if the work may be done; else the message that says why it is not, reported once. */
  refuses(work: Work, amount: number, place: Place): LessonMessage | undefined {
    const { fixed, perCharacter } = limits[work];
    this.#spent[work] += amount;
    if (this.#spent[work] <= fixed + perCharacter * this.#length) return undefined;
    const told =
      this.#told.get(work) ??
      this.#report(
        'too-complex',
        'error',
        place,
        `From here on there are more ${names[work]} than a lesson can have; they are not worked out.`,
        'Cut the lesson in two.',
      );
    this.#told.set(work, told);
    return told;
  }
}
