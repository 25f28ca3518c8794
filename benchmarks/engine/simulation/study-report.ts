import { buildGraph, type LessonNode } from '@lemma/learning-engine';
import { quantile } from '../../statistics.ts';
import { mean } from './chance.ts';
import { atLeast } from './figure.ts';
import { linearCohort } from './linear-course.ts';
import type { Line } from './plot.ts';
import { realLessons } from './real-courses.ts';
import type { Report, Size } from './report.ts';
import { studyCohort, type Forecast, type StudyFigures } from './study-cohort.ts';
import { graphOf, syntheticLessons } from './synthetic-graph.ts';

/** Recall that FSRS alone is timed for in turn: its reviews at any measured recall lie on the line between. */
const targets = [0.84, 0.87, 0.9, 0.92];

/** 240 days at 30 minutes a day on both real courses, with FSRS alone and a linear course beside. */
export function realStudyReport(size: Size): Report {
  const real = realLessons();
  const courses = [...new Set(real.map(({ course }) => course))];
  return studyReport('study-real', 'real courses', { lessonsOf: () => real, courses }, size);
}

/** The same on 300 synthetic lessons, others for each seed. */
export function syntheticStudyReport(size: Size): Report {
  const lessonsOf = (seed: number) => syntheticLessons(300, { seed });
  const courses = ['synthetic'];
  return studyReport('study-synthetic', '300 synthetic lessons', { lessonsOf, courses }, size);
}

interface Subject {
  readonly lessonsOf: (seed: number) => readonly LessonNode[];
  readonly courses: readonly string[];
}

function studyReport(
  file: string,
  name: string,
  { lessonsOf, courses }: Subject,
  { learners, seeds }: Size,
): Report {
  const runs = seeds.map((seed) => {
    const lessons = lessonsOf(seed);
    const graph = graphOf(lessons);
    const told = buildGraph(lessons.map((lesson) => ({ ...lesson, encompasses: {} }))).graph;
    return {
      engine: studyCohort(graph, courses, { learners, seed }),
      alone: targets.map((timedFor) =>
        studyCohort(graph, courses, { learners, seed, told, timedFor }),
      ),
      linear: linearCohort(graph, { learners, seed }),
    };
  });
  const each = (of: (run: (typeof runs)[number]) => number) => runs.map(of);
  const days = (q: number) => each(({ engine }) => quantile(engine.days, q));
  return {
    name: file,
    figures: [
      atLeast(
        `${name}: fewer reviews than FSRS alone at the same measured recall`,
        each(
          ({ engine, alone }) =>
            1 - engine.reviewsPerLesson / reviewsAt(alone, engine.retentionAtReview),
        ),
        0.45,
      ),
      atLeast(
        `${name}: recall when next tested`,
        each(({ engine }) => engine.retentionAtReview),
        0.9,
      ),
      {
        figure: `${name}: reviews a lesson`,
        values: each(({ engine }) => engine.reviewsPerLesson),
      },
      {
        figure: `${name}: reviews a lesson, FSRS alone, at that recall`,
        values: each(({ engine, alone }) => reviewsAt(alone, engine.retentionAtReview)),
      },
      {
        figure: `${name}: recall over all lessons`,
        values: each(({ engine }) => engine.retentionOverall),
      },
      {
        figure: `${name}: recall over all lessons, FSRS alone timed for 0.9`,
        values: each(({ alone }) => alone[targets.indexOf(0.9)]?.retentionOverall ?? Number.NaN),
      },
      atLeast(
        `${name}: pass rate of first studies`,
        each(({ engine }) => engine.passRate),
        0.9,
      ),
      atLeast(
        `${name}: forecasts of the last day, made every 20 days, whose range held`,
        each(({ engine }) => mean(engine.forecasts.map(held))),
        0.8,
      ),
      { figure: `${name}: days to finish, 10th percentile`, values: days(0.1) },
      { figure: `${name}: days to finish, median`, values: days(0.5) },
      { figure: `${name}: days to finish, 90th percentile`, values: days(0.9) },
      { figure: `${name}: linear course, days`, values: each(({ linear }) => linear.days) },
      {
        figure: `${name}: linear course, recall at its end`,
        values: each(({ linear }) => linear.recallAtEnd),
      },
    ],
    plots: [
      {
        title: `Explicit reviews a lesson, ${name}`,
        x: 'measured recall when next tested',
        y: 'reviews a lesson in 240 days',
        lines: [
          curve(
            'FSRS alone',
            runs.map(({ alone }) => alone),
          ),
          cross(
            'the engine',
            runs.map(({ engine }) => engine),
          ),
        ],
      },
      {
        title: `Days to finish at 30 minutes a day, ${name}`,
        x: 'day',
        y: 'share of learners who have finished',
        lines: [
          finished(
            'the engine',
            runs.flatMap(({ engine }) => engine.days),
          ),
          finished(
            'linear course',
            runs.map(({ linear }) => linear.days),
          ),
        ],
      },
    ],
  };
}

const held = ({ low, high, came }: Forecast): number => (low <= came && came <= high ? 1 : 0);

/** Reviews a lesson of FSRS alone at a measured recall: log-linear between the neighbouring runs, which it is to the eye. */
function reviewsAt(alone: readonly StudyFigures[], recall: number): number {
  const sorted = alone.toSorted((a, b) => a.retentionAtReview - b.retentionAtReview);
  const above = Math.min(
    sorted.length - 1,
    Math.max(
      1,
      sorted.findIndex((run) => run.retentionAtReview >= recall),
    ),
  );
  const [low, high] = [sorted[above - 1], sorted[above]];
  if (!low || !high) return Number.NaN;
  const share = (recall - low.retentionAtReview) / (high.retentionAtReview - low.retentionAtReview);
  return low.reviewsPerLesson * (high.reviewsPerLesson / low.reviewsPerLesson) ** share;
}

/** Targets in turn, each the mean over the seeds. */
function curve(name: string, bySeed: readonly (readonly StudyFigures[])[]): Line {
  return {
    name,
    points: targets.map((_, i) => point(bySeed.flatMap((runs) => runs[i] ?? []))),
  };
}

/** One point, drawn as a short stroke so that it is seen. */
function cross(name: string, runs: readonly StudyFigures[]): Line {
  const [x, y] = point(runs);
  return {
    name,
    points: [
      [x - 0.002, y],
      [x + 0.002, y],
    ],
  };
}

function point(runs: readonly StudyFigures[]): readonly [number, number] {
  return [
    mean(runs.map(({ retentionAtReview }) => retentionAtReview)),
    mean(runs.map(({ reviewsPerLesson }) => reviewsPerLesson)),
  ];
}

function finished(name: string, days: readonly number[]): Line {
  const sorted = days.filter(Number.isFinite).toSorted((a, b) => a - b);
  return {
    name,
    points: [
      [0, 0],
      [(sorted[0] ?? 0) - 0.5, 0],
      ...sorted.map((day, i) => [day, (i + 1) / days.length] as const),
    ],
  };
}
