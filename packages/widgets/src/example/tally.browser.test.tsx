import { Lesson, type LessonEvent } from '@lemma/lesson-renderer';
import { compileLesson, toLearnerLesson } from '@lemma/lesson-renderer/compile';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { widgets } from '../index.ts';
import { widgetSchemas } from '../schemas.ts';
import { tally } from './tally.tsx';

it('the README’s widget is checked by the compiler, shown in a lesson and heard by its host', async () => {
  const compile = (source: string) =>
    compileLesson(source, { fragment: true, widgets: [...widgetSchemas, tally] });
  expect(compile('::widget{name="tally" start="three"}').messages).toHaveLength(1);
  const { lesson, messages } = compile('::widget{name="tally" start="3"}');
  expect(messages).toEqual([]);
  if (!lesson) throw new Error('The lesson does not compile.');

  const events: LessonEvent[] = [];
  const screen = await render(
    <Lesson
      lesson={toLearnerLesson(lesson, { seed: 1 })}
      widgets={[...widgets, tally]}
      onEvent={(event) => events.push(event)}
    />,
  );
  await screen.getByRole('button', { name: 'Count to 4' }).click();
  await expect.element(screen.getByRole('button', { name: 'Count to 5' })).toBeVisible();
  expect(events).toContainEqual(
    expect.objectContaining({
      type: 'widget',
      name: 'tally',
      event: 'counted',
      detail: { count: 4 },
    }),
  );
});
