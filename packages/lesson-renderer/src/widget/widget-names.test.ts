import { expect, it } from 'vitest';
import { compileLesson, toLearnerLesson } from '../compile/index.ts';
import { renderLessonToString } from '../server/index.tsx';

/** The page of a lesson with this line in it. */
function show(line: string): string {
  const { lesson } = compileLesson(`Before.\n\n${line}\n`, { fragment: true });
  if (!lesson) throw new Error('The lesson did not compile.');
  return renderLessonToString(toLearnerLesson(lesson, { seed: 1 }));
}

it('a widget without a name is a warning that shows how to name one', () => {
  const html = show('::widget{a="[[1]]"}');
  expect(html).toContain('data-variant="warning"');
  expect(html).toContain('<strong>Widget name is required</strong>');
  expect(html).toContain('<code>Write ::widget{name=&quot;matrix-multiplier&quot;');
});

it('a widget of an unknown name is an error that names it', () => {
  const html = show('::widget{name="matrix-multiplyer"}');
  expect(html).toContain('data-variant="error"');
  expect(html).toContain('Widget not found: &quot;matrix-multiplyer&quot;');
});
