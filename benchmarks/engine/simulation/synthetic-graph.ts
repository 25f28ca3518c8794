import { buildGraph, type LessonGraph, type LessonNode } from '@lemma/learning-engine';
import { chance } from './chance.ts';

/**
 * A course of `size` lessons in units of ten: each builds on one to three lessons, mostly recent ones, and
 * encompasses a `density` share of them with weights from 0.2 to 1.
 */
export function syntheticLessons(size: number, { seed = 1, density = 0.7 } = {}): LessonNode[] {
  const { uniform, happens, pick } = chance(seed);
  const lessons: LessonNode[] = [];
  for (let i = 0; i < size; i += 1) {
    const window = lessons.slice(Math.max(0, i - 30));
    const count = i === 0 ? 0 : 1 + Math.floor(uniform() * 3);
    const prerequisites = [
      ...new Set(
        Array.from({ length: count }, () => (happens(0.9) ? pick(window) : pick(lessons)).uid),
      ),
    ];
    const encompasses = Object.fromEntries(
      prerequisites
        .filter(() => happens(density))
        .map((uid) => [uid, Math.round(uniform(0.2, 1) * 100) / 100]),
    );
    lessons.push({
      uid: `lesson-${i}`,
      title: `Lesson ${i}`,
      course: 'synthetic',
      unit: `unit-${Math.floor(i / 10)}`,
      prerequisites,
      encompasses,
      minutes: 10 + Math.floor(uniform() * 16),
      skills: Array.from({ length: 2 + Math.floor(uniform() * 3) }, (_, k) => `skill-${k}`),
    });
  }
  return lessons;
}

export function graphOf(lessons: readonly LessonNode[]): LessonGraph {
  const { graph, problems } = buildGraph(lessons);
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join(' '));
  return graph;
}
