import content from '../../../../../content/counts.json' with { type: 'json' };

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

type CourseSlug = keyof typeof courses;

const pathCounts: Readonly<Record<CourseSlug, Counts>> = {
  'essential-linear-algebra-for-ml': linearAlgebraCounts,
  'essential-python-for-data-science-and-ml': pythonCounts,
};

interface UnitCount {
  readonly lessons: number;
  readonly planned: number;
}

const unitsOf = (slug: CourseSlug): Readonly<Record<string, UnitCount>> => courses[slug].units;

/** True once the unit has all its lessons; until then it is being written. */
export function isWritten(slug: CourseSlug, unit: string): boolean {
  const { lessons, planned } = unitsOf(slug)[unit] ?? { lessons: 0, planned: 0 };
  return lessons > 0 && planned === 0;
}

/** What a unit promises and does not have yet: `Being written`, or how many of its lessons there are; nothing once it is whole. */
export function unitNote(slug: CourseSlug, unit: string): string | undefined {
  if (isWritten(slug, unit)) return undefined;
  const { lessons = 0, planned = 0 } = unitsOf(slug)[unit] ?? {};
  return lessons === 0 ? 'Being written' : `${lessons} of ${lessons + planned} lessons so far`;
}

export interface UnitCounts {
  readonly planned: number;
  readonly written: number;
}

/** Units of a path: those it will have, and those with all their lessons. */
export function unitCounts(slug: CourseSlug): UnitCounts {
  const units = Object.keys(unitsOf(slug));
  return { planned: units.length, written: units.filter((unit) => isWritten(slug, unit)).length };
}

/** `5 units`; `2 of 5 units so far` while some are being written. */
export function unitLine({ planned, written }: UnitCounts): string {
  return written < planned ? `${written} of ${planned} units so far` : `${planned} units`;
}

/** What a path promises and does not have yet, by the names of its units: shown wherever the path is described. */
export function beingWritten(
  slug: CourseSlug,
  units: readonly { readonly uid: string; readonly name: string }[],
): string | undefined {
  const names = units.flatMap(({ uid, name }) => {
    const note = unitNote(slug, uid);
    if (note === undefined) return [];
    return [note === 'Being written' ? name : `${name} (${note})`];
  });
  return names.length > 0 ? `Being written: ${names.join(', ')}.` : undefined;
}

/** What a buyer is told while units are being written; nothing once all are there. */
export function stillGrowing({ planned, written }: UnitCounts): string | undefined {
  return written < planned
    ? `${written} of this path’s ${planned} units are complete; each new lesson comes with the same plan.`
    : undefined;
}

/** `5 units · 40+ lessons · 400+ practice questions`. */
export function pathLine(slug: CourseSlug): string {
  const { lessons, questions } = pathCounts[slug];
  return `${unitLine(unitCounts(slug))} · ${lessons} lessons · ${questions} practice questions`;
}
