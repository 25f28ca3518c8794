import content from '../../../../content/counts.json' with { type: 'json' };

/**
 * A number for the public pages: the promised one, with a plus, once that many are there; until then the true one.
 * Thousands are set apart: `1,500+`.
 */
export function claim(there: number, promised: number): string {
  return there >= promised ? `${promised.toLocaleString('en-GB')}+` : there.toLocaleString('en-GB');
}

const { courses } = content;
const linearAlgebra = courses['essential-linear-algebra-for-ml'];
const python = courses['essential-python-for-data-science-and-ml'];

interface Counts {
  readonly lessons: string;
  readonly questions: string;
}

/** What stands in `content/`, as `content:report` counted it. */
export const allCounts: Counts = {
  lessons: claim(content.lessons, 150),
  questions: claim(content.questions, 1500),
};
export const linearAlgebraCounts: Counts = {
  lessons: claim(linearAlgebra.lessons, 40),
  questions: claim(linearAlgebra.questions, 400),
};
export const pythonCounts: Counts = {
  lessons: claim(python.lessons, 100),
  questions: claim(python.questions, 1000),
};

/** `40+ lessons · 400+ practice questions`. */
export function countLine({ lessons, questions }: Counts): string {
  return `${lessons} lessons · ${questions} practice questions`;
}
