import { Lesson } from '@lemma/lesson-renderer';
import { compileLesson, toLearnerLesson } from '@lemma/lesson-renderer/compile';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

// A page remembers 250 downloads by itself; here each module is one.
performance.setResourceTimingBufferSize(10_000);

/** Folders of the widgets whose view the page has asked for. */
function downloaded(): readonly string[] {
  const views = performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => /\/widgets\/src\/([\w-]+)\/view\.tsx/.exec(name)?.[1] ?? []);
  return [...new Set(views)];
}

it('downloads the views of the widgets that a lesson has, and no others', async () => {
  const { widgets } = await import('./index.ts');
  const { lesson } = compileLesson(
    'Prose.\n\n::widget{name="truth-table-explorer" expression="a and not b"}',
    { fragment: true },
  );
  if (!lesson) throw new Error('The text does not compile.');
  expect(downloaded()).toEqual([]);
  const screen = await render(
    <Lesson lesson={toLearnerLesson(lesson, { seed: 1 })} widgets={widgets} />,
  );
  await expect.element(screen.getByRole('table'), { timeout: 60_000 }).toBeVisible();
  expect(downloaded()).toEqual(['truth-table-explorer']);
});
