import { buildGraph } from '@lemma/learning-engine';
import { realLessons } from './simulation/real-courses.ts';
import { studyCohort } from './simulation/study-cohort.ts';
import { syntheticLessons } from './simulation/synthetic-graph.ts';
const sets = { real: realLessons(), syn: syntheticLessons(300) };
for (const [name, lessons] of Object.entries(sets)) {
  const { graph } = buildGraph(lessons);
  const courses = [...new Set(lessons.map((l) => l.course))];
  const told = buildGraph(lessons.map((l) => ({ ...l, encompasses: {} }))).graph;
  const o = { learners: Number(process.argv[2] ?? 6), days: 240 };
  const a = studyCohort(graph, courses, o),
    b = studyCohort(graph, courses, { ...o, told });
  for (const f of [a, b])
    console.log(
      name,
      'rev/lesson',
      f.reviewsPerLesson.toFixed(2),
      'R@rev',
      f.retentionAtReview.toFixed(3),
      'Rall',
      f.retentionOverall.toFixed(3),
      'pass',
      f.passRate.toFixed(3),
      'mastered',
      f.lessonsMastered.toFixed(0),
      f.days.join('/'),
    );
  console.log('fewer', (1 - a.reviewsPerLesson / b.reviewsPerLesson).toFixed(3));
}
