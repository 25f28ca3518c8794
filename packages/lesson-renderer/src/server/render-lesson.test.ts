import { expect, it } from 'vitest';
import { compileLesson, toLearnerLesson } from '../compile/index.ts';
import { exampleLesson } from '../example/example-lesson.ts';
import { renderLessonToString } from './index.tsx';

it('renders a whole lesson in Node, questions and notices included', () => {
  const { lesson } = compileLesson(exampleLesson);
  expect(lesson).toBeDefined();
  if (!lesson) return;
  const html = renderLessonToString(toLearnerLesson(lesson, { seed: 1 }));
  expect(html).toContain('<h1 class="lemma-title">Matrix times vector</h1>');
  expect(html.match(/<section class="lemma-question"/g)).toHaveLength(4);
  expect(html).toContain('Widget not found: &quot;counter&quot;');
});
