import type { LessonMessage } from '../format/compiled-lesson.ts';
import type { Place, Report } from '../format/reporter.ts';

/** Work that costs far more than its length says. */
export type Work = 'formulas' | 'graphs' | 'questions' | 'draws' | 'copies';

interface Limit {
  readonly fixed: number;
  readonly perCharacter: number;
  /** What there is too much of, as the author is told. */
  readonly name: string;
  readonly fix: string;
}

const cut = 'Cut the lesson in two.';

/** What a lesson may ask for: seven times what the largest has, or more, and a share of its length in characters. */
const limits: Readonly<Record<Work, Limit>> = {
  // In characters of LaTeX, and 40 for each formula, 70 for a displayed one; or in elements of its HTML, where those are many.
  formulas: { fixed: 60_000, perCharacter: 0.42, name: 'formulas', fix: cut },
  graphs: { fixed: 100, perCharacter: 1 / 2000, name: 'graphs', fix: cut },
  questions: { fixed: 200, perCharacter: 1 / 4000, name: 'questions', fix: cut },
  // In parts of expressions that are worked out. A condition that no draw meets takes up to 500,000, others a few hundred.
  draws: {
    fixed: 2_000_000,
    perCharacter: 4,
    name: 'draws of question templates',
    fix: 'Loosen the conditions that few draws meet, or draw smaller matrices.',
  },
  // In characters that stand once in the text and many times in the page: addresses, footnotes, names of targets.
  copies: { fixed: 200_000, perCharacter: 1, name: 'references', fix: cut },
};

/** Counts the dear work of one lesson, so that none costs more than in proportion to its length. */
export class WorkBudget {
  readonly #length: number;
  readonly #report: Report;
  readonly #spent: Record<Work, number> = {
    formulas: 0,
    graphs: 0,
    questions: 0,
    draws: 0,
    copies: 0,
  };
  readonly #told = new Map<Work, LessonMessage>();

  constructor(length: number, report: Report) {
    this.#length = length;
    this.#report = report;
  }

  /** Undefined if the work may be done; else the message that says why it is not, reported once. */
  refuses(work: Work, amount: number, place: Place): LessonMessage | undefined {
    const { fixed, perCharacter, name, fix } = limits[work];
    this.spend(work, amount);
    if (this.#spent[work] <= fixed + perCharacter * this.#length) return undefined;
    const told =
      this.#told.get(work) ??
      this.#report(
        'too-complex',
        'error',
        place,
        `From here on there are more ${name} than a lesson can have; they are not worked out.`,
        fix,
      );
    this.#told.set(work, told);
    return told;
  }

  /** Counts work that was done before it was known how much it is: what comes after it pays. */
  spend(work: Work, amount: number): void {
    this.#spent[work] += amount;
  }
}
