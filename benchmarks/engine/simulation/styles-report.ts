import { closure } from '@lemma/learning-engine';
import { mean } from './chance.ts';
import { atLeast, atMost, type Figure } from './figure.ts';
import { realLessons } from './real-courses.ts';
import type { Report, Size } from './report.ts';
import { stylesCohort, type StyleFigures } from './styles-cohort.ts';
import { graphOf } from './synthetic-graph.ts';

/** Accuracy after 40 questions that each course is to reach over the eight styles. */
const targets: Readonly<Record<string, number>> = {
  'essential-linear-algebra-for-ml': 0.97,
  'essential-python-for-data-science-and-ml': 0.955,
};

/** The diagnostic over eight response styles in equal shares, on both real courses. Its priors were tuned on seed 900. */
export function stylesReport({ learners, seeds }: Size): Report {
  const real = realLessons();
  const all = graphOf(real);
  const figures: Figure[] = [];
  for (const course of new Set(real.map((lesson) => lesson.course))) {
    const goals = real.filter((lesson) => lesson.course === course).map(({ uid }) => uid);
    const wanted = new Set(closure(all, goals));
    const graph = graphOf(real.filter(({ uid }) => wanted.has(uid)));
    const cohorts = seeds.map((seed) => stylesCohort(graph, course, { learners, seed }));
    figures.push(...figuresOf(course, cohorts));
  }
  return { name: 'diagnostic-styles', figures, plots: [] };
}

function figuresOf(
  course: string,
  cohorts: readonly Readonly<Record<string, StyleFigures>>[],
): Figure[] {
  const overall = (of: (figures: StyleFigures) => number) =>
    cohorts.map((cohort) => mean(Object.values(cohort).map(of)));
  const sum = (cohort: Readonly<Record<string, StyleFigures>>, of: (one: StyleFigures) => number) =>
    Object.values(cohort).reduce((total, one) => total + of(one), 0);
  return [
    { figure: `${course}: accuracy after 20 questions`, values: overall((f) => f.accuracyAt[20]) },
    atLeast(
      `${course}: accuracy after 40 questions`,
      overall((f) => f.accuracyAt[40]),
      targets[course] ?? 0.95,
    ),
    atMost(
      `${course}: |stated − true| after 40 questions`,
      overall((f) => f.overstated).map(Math.abs),
      0.02,
    ),
    atMost(
      `${course}: skipped lessons not known`,
      cohorts.map(
        (cohort) =>
          sum(cohort, (f) => f.wronglySkipped) /
          Math.max(
            1,
            sum(cohort, (f) => f.skipped),
          ),
      ),
      0.02,
    ),
    { figure: `${course}: questions until it stops`, values: overall((f) => f.questions) },
    ...Object.keys(cohorts[0] ?? {}).map((style) => ({
      figure: `${course}: ${style}, after 40 questions`,
      values: cohorts.map((cohort) => cohort[style]?.accuracyAt[40] ?? Number.NaN),
    })),
  ];
}
