import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { compileLesson, toLearnerLesson } from '../compile/index.ts';
import { exampleLesson } from '../example/example-lesson.ts';
import { counterWidget } from '../example/counter-widget.tsx';
import type { LessonEvent } from '../events/lesson-event.ts';
import { Lesson } from '../lesson/lesson.tsx';

function compiled(text: string) {
  const { lesson } = compileLesson(text, { fragment: true });
  if (!lesson) throw new Error('A fragment always compiles.');
  return toLearnerLesson(lesson, { seed: 1 });
}

/** React tells of each caught error on the console, beside the boundary. */
function quietly() {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => told.mockRestore();
}

const failed = (events: readonly LessonEvent[]) =>
  events.flatMap((event) =>
    event.type === 'widget-failed' ? [[event.name, String(event.error)]] : [],
  );

afterEach(cleanup);

it('stops a widget that throws, tells the host, and lets it begin anew; its neighbours stay', async () => {
  const speakAgain = quietly();
  const events: LessonEvent[] = [];
  await render(
    <Lesson
      lesson={compiled(
        'Before.\n\n::widget{name="counter" start="9"}\n\n::widget{name="counter" start="1"}\n\nAfter.',
      )}
      widgets={[counterWidget]}
      onEvent={(event) => events.push(event)}
    />,
  );
  await userEvent.click(page.getByRole('button', { name: 'Count to 10' }));
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^This widget stopped working/);
  await expect.element(page.getByText('Before.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Count to 2' }));
  await expect.element(page.getByRole('button', { name: 'Count to 3' })).toBeVisible();
  expect(failed(events)).toEqual([['counter', 'Error: The counter went past 9.']]);
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByRole('button', { name: 'Count to 10' })).toBeVisible();
  speakAgain();
});

it('shows the code where the host’s cell throws, and the starter where its exercise does', async () => {
  const speakAgain = quietly();
  const events: LessonEvent[] = [];
  const { lesson } = compileLesson(exampleLesson);
  if (!lesson) throw new Error('The example lesson does not compile.');
  const Broken = () => {
    throw new Error('No Python here.');
  };
  const { container } = await render(
    <Lesson
      lesson={toLearnerLesson(lesson, { seed: 1 })}
      slots={{ python: Broken, exercise: Broken }}
      onEvent={(event) => events.push(event)}
    />,
  );
  await expect.poll(() => new Set(failed(events).map(([name]) => name))).toContain('python');
  const cell = container.querySelector('.lemma-python');
  expect(cell?.querySelector('pre')?.textContent).not.toBe('');
  expect(cell?.nextElementSibling?.textContent).toMatch(/^This part stopped working/);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  speakAgain();
});

it('leaves a graph’s picture where the live graph throws, and tries again', async () => {
  const speakAgain = quietly();
  const events: LessonEvent[] = [];
  const lesson = compiled('```graph\ntitle: Line\nfunctions: [{ y: x }]\n```\n\nAfter.');
  // A spec that no compiler makes: what a lost chunk or a fault of ours would do to the reader.
  const broken = JSON.parse(JSON.stringify(lesson), (key, value: unknown) =>
    key === 'spec' ? { title: 'Line' } : value,
  ) as typeof lesson;
  const { container } = await render(
    <Lesson lesson={broken} onEvent={(event) => events.push(event)} />,
  );
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^This part stopped working/);
  expect(container.querySelector('.lemma-graph svg')).not.toBeNull();
  await expect.element(page.getByText('After.')).toBeVisible();
  expect(failed(events).map(([name]) => name)).toEqual(['graph']);
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => failed(events)).toHaveLength(2);
  speakAgain();
});
