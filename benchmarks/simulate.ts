/**
 * `pnpm simulate`: seeded cohorts against the targets of the engine, on the two real courses (planned lessons as
 * if written) and on synthetic ones. `--json` prints one JSON object as the last line, `--learners N` sizes the cohorts.
 */
import { buildGraph, closure } from '@lemma/learning-engine';
import { printTable } from '../scripts/measure/table.ts';
import { diagnosticCohort } from './engine/simulation/diagnostic-cohort.ts';
import { linearCohort } from './engine/simulation/linear-course.ts';
import { realLessons } from './engine/simulation/real-courses.ts';
import { studyCohort } from './engine/simulation/study-cohort.ts';
import { graphOf, syntheticLessons } from './engine/simulation/synthetic-graph.ts';

interface Line {
  readonly figure: string;
  readonly value: number;
  readonly target: string;
  readonly reached: 'yes' | 'no' | '';
}

const asked = process.argv.indexOf('--learners');
const learners = asked < 0 ? 60 : Number(process.argv[asked + 1]);
const lines: Line[] = [];

function atLeast(figure: string, value: number, target: number): void {
  lines.push({ figure, value, target: `≥ ${target}`, reached: value >= target ? 'yes' : 'no' });
}

function atMost(figure: string, value: number, target: number): void {
  lines.push({ figure, value, target: `≤ ${target}`, reached: value <= target ? 'yes' : 'no' });
}

function told(figure: string, value: number): void {
  lines.push({ figure, value, target: '', reached: '' });
}

const real = realLessons();
const courses = [...new Set(real.map(({ course }) => course))];
const realGraph = graphOf(real);

const synthetic = diagnosticCohort(graphOf(syntheticLessons(500)), 'synthetic', { learners });
atLeast(
  'diagnostic, 500 lessons: accuracy after 20 questions',
  synthetic.accuracyAt[20] ?? 0,
  0.95,
);
atLeast(
  'diagnostic, 500 lessons: accuracy after 40 questions',
  synthetic.accuracyAt[40] ?? 0,
  0.97,
);
told('diagnostic, 500 lessons: accuracy after 20 random questions', synthetic.randomAt[20] ?? 0);
told('diagnostic, 500 lessons: accuracy after 40 random questions', synthetic.randomAt[40] ?? 0);
atMost(
  'diagnostic, 500 lessons: skipped lessons that were not known',
  synthetic.wronglySkipped,
  0.02,
);
for (const course of courses) {
  const goals = real.filter((lesson) => lesson.course === course).map(({ uid }) => uid);
  const wanted = new Set(closure(realGraph, goals));
  const graph = graphOf(real.filter(({ uid }) => wanted.has(uid)));
  const figures = diagnosticCohort(graph, course, { learners });
  atLeast(`diagnostic, ${course}: accuracy after 20 questions`, figures.accuracyAt[20] ?? 0, 0.95);
  atLeast(`diagnostic, ${course}: accuracy after 40 questions`, figures.accuracyAt[40] ?? 0, 0.97);
  atMost(`diagnostic, ${course}: median questions until it stops`, figures.medianQuestions, 25);
  atMost(
    `diagnostic, ${course}: skipped lessons that were not known`,
    figures.wronglySkipped,
    0.02,
  );
  told(`diagnostic, ${course}: known lessons that were skipped`, figures.knownSkipped);
}

const studying = Math.max(4, Math.round(learners / 3));
for (const [name, lessons, paths] of [
  ['real courses', real, courses],
  ['300 synthetic lessons', syntheticLessons(300), ['synthetic']],
] as const) {
  const graph = graphOf(lessons);
  const alone = buildGraph(lessons.map((lesson) => ({ ...lesson, encompasses: {} }))).graph;
  const engine = studyCohort(graph, paths, { learners: studying });
  const fsrs = studyCohort(graph, paths, { learners: studying, told: alone });
  atLeast(
    `reviews, ${name}: fewer than FSRS per lesson alone`,
    1 - engine.reviewsPerLesson / fsrs.reviewsPerLesson,
    0.45,
  );
  atLeast(`reviews, ${name}: recall when next tested`, engine.retentionAtReview, 0.9);
  told(`reviews, ${name}: recall when next tested, FSRS alone`, fsrs.retentionAtReview);
  told(`reviews, ${name}: explicit reviews a lesson`, engine.reviewsPerLesson);
  told(`reviews, ${name}: explicit reviews a lesson, FSRS alone`, fsrs.reviewsPerLesson);
  atLeast(`pass rate of first studies, ${name}`, engine.passRate, 0.9);
  const linear = linearCohort(graph, { learners: studying });
  told(`days to finish at 30 minutes, ${name}: 10th percentile`, engine.days[0]);
  told(`days to finish at 30 minutes, ${name}: median`, engine.days[1]);
  told(`days to finish at 30 minutes, ${name}: 90th percentile`, engine.days[2]);
  told(`recall over all lessons, ${name}`, engine.retentionOverall);
  told(`linear course without reviews, ${name}: median days`, linear.days);
  told(`linear course without reviews, ${name}: recall at its end`, linear.recallAtEnd);
}

printTable(
  lines.map(({ figure, value, target, reached }) => ({
    figure,
    value: shown(value),
    target,
    reached,
  })),
  { learners, lines },
);

function shown(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(3);
}
