import { expect, test } from 'vitest';
import { byUid, type CourseLesson } from './course-lesson.ts';
import { lessonsOnEarlierOnes, questionsOnEarlierLessons } from './earlier-lessons.ts';

const lesson = (uid: string, prerequisites: readonly string[]): CourseLesson => ({
  uid,
  title: uid,
  course: 'c',
  unit: 'u',
  prerequisites,
  encompasses: {},
  minutes: 10,
  skills: [],
  file: `${uid}.md`,
});
const graph = byUid([
  lesson('la-first', []),
  lesson('la-second', ['la-first']),
  lesson('la-third', ['la-second']),
  lesson('la-other', []),
]);

const question = (id: string, prompt: string, hint: string, steps: string) =>
  `::::question{#${id} type="numeric" skill="s" answer="1"}
${prompt}

:::hint
${hint}
:::
:::steps
${steps}
:::
::::
`;

test('a question counts whose hint or steps link to a lesson that comes before', () => {
  const markdown = [
    question('q-1', 'What is 1?', 'See [](la-first).', 'So it is 1.'),
    question('q-2', 'What is 1?', 'Look.', 'By [the rule](la-second#thm-rule) it is 1.'),
  ].join('\n');
  expect(questionsOnEarlierLessons({ uid: 'la-third', markdown }, graph)).toEqual(['q-1', 'q-2']);
});

test('links in a prompt, to the lesson itself, to others and to places in it do not count', () => {
  const markdown = [
    question('q-1', 'As in [](la-first): what is 1?', 'Look.', 'It is 1.'),
    question('q-2', 'What is 1?', 'See [](la-third).', 'See [](la-other) and [](#def).'),
  ].join('\n');
  expect(questionsOnEarlierLessons({ uid: 'la-third', markdown }, graph)).toEqual([]);
});

test('the figure counts lessons with two such questions, of those that have a lesson before them', () => {
  const on = question('q-1', 'What is 1?', 'See [](la-first).', 'So it is 1.');
  const lessons = [
    { uid: 'la-first', markdown: on },
    { uid: 'la-second', markdown: on },
    { uid: 'la-third', markdown: `${on}\n${on.replace('q-1', 'q-2')}` },
  ];
  expect(lessonsOnEarlierOnes(lessons, graph)).toEqual({ lessons: 1, of: 2 });
});
