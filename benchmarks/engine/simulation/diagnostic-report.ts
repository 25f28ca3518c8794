import { closure } from '@lemma/learning-engine';
import { mean } from './chance.ts';
import { diagnosticCohort, type DiagnosticFigures } from './diagnostic-cohort.ts';
import { atLeast, atMost, type Figure } from './figure.ts';
import type { Line } from './plot.ts';
import { realLessons } from './real-courses.ts';
import type { Report, Size } from './report.ts';
import { graphOf, syntheticLessons } from './synthetic-graph.ts';

/** The diagnostic over a synthetic course of 500 lessons, another for each seed, and over both real courses. */
export function diagnosticReport({ learners, seeds }: Size): Report {
  const real = realLessons();
  const realGraph = graphOf(real);
  const courses = [...new Set(real.map(({ course }) => course))];
  const graphs = [
    ...courses.map((course) => {
      const goals = real.filter((lesson) => lesson.course === course).map(({ uid }) => uid);
      const wanted = new Set(closure(realGraph, goals));
      const graph = graphOf(real.filter(({ uid }) => wanted.has(uid)));
      return { name: course, course, of: () => graph };
    }),
    {
      name: '500 synthetic lessons',
      course: 'synthetic',
      of: (seed: number) => graphOf(syntheticLessons(500, { seed })),
    },
  ];
  const figures: Figure[] = [];
  const lines: Line[] = [];
  for (const { name, course, of } of graphs) {
    const cohorts = seeds.map((seed) => diagnosticCohort(of(seed), course, { learners, seed }));
    figures.push(...figuresOf(name, cohorts));
    lines.push(lineOf(name, cohorts, 'accuracyAt'));
    if (course === 'synthetic')
      lines.push(lineOf('the same, random questions', cohorts, 'randomAt'));
  }
  return {
    name: 'diagnostic',
    figures,
    plots: [
      {
        title: 'Accuracy of the inferred state',
        x: 'questions answered',
        y: 'share of lessons on the true side of 0.5',
        target: 0.95,
        lines,
      },
    ],
  };
}

function figuresOf(name: string, cohorts: readonly DiagnosticFigures[]): Figure[] {
  const each = (of: (cohort: DiagnosticFigures) => number | undefined) =>
    cohorts.map((cohort) => of(cohort) ?? Number.NaN);
  return [
    atLeast(
      `${name}: accuracy after 20 questions`,
      each(({ accuracyAt }) => accuracyAt[20]),
      0.95,
    ),
    atLeast(
      `${name}: accuracy after 40 questions`,
      each(({ accuracyAt }) => accuracyAt[40]),
      0.97,
    ),
    { figure: `${name}: after 20 random questions`, values: each(({ randomAt }) => randomAt[20]) },
    atMost(
      `${name}: skipped lessons not known`,
      each(({ wronglySkipped }) => wronglySkipped),
      0.02,
    ),
    { figure: `${name}: known lessons skipped`, values: each(({ knownSkipped }) => knownSkipped) },
    atMost(
      `${name}: median questions to stop`,
      each(({ medianQuestions }) => medianQuestions),
      25,
    ),
  ];
}

function lineOf(
  name: string,
  cohorts: readonly DiagnosticFigures[],
  of: 'accuracyAt' | 'randomAt',
): Line {
  const asked = Object.keys(cohorts[0]?.[of] ?? {}).map(Number);
  return {
    name,
    points: asked.map((n) => [n, mean(cohorts.map((cohort) => cohort[of][n] ?? Number.NaN))]),
  };
}
