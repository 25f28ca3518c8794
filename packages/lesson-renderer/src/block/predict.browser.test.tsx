import { afterEach, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { unmarkedWords } from '@lemma/testing/foreign-texts';
import { compileLesson, renderBlocksToHtml, toLearnerLesson } from '../compile/index.ts';
import { LemmaLessonElement } from '../element/index.ts';
import type { LessonEvent } from '../events/lesson-event.ts';
import { counterWidget } from '../example/counter-widget.tsx';
import { foreignLabels, foreignStrings } from '../example/foreign-lesson.fixture.ts';
import { predictions } from '../example/predict-lesson.ts';
import type { LessonLabels } from '../format/labels.ts';
import type { Predicted } from '../format/predicted.ts';
import type { LessonSlots } from '../host/lesson-context.ts';
import { Lesson } from '../lesson/lesson.tsx';
import '../styles.css';

afterEach(cleanup);

function compiled(text: string, labels?: Partial<LessonLabels>) {
  const { lesson, messages } = compileLesson(text, {
    fragment: true,
    widgets: [counterWidget],
    ...(labels ? { labels } : {}),
  });
  if (!lesson) throw new Error('The prediction does not compile.');
  expect(messages).toEqual([]);
  return toLearnerLesson(lesson, { seed: 1 });
}

const slots: LessonSlots = {
  python: ({ autoRun }) => <p>{autoRun ? 'The cell runs.' : 'The cell waits.'}</p>,
};

it('a cell is there and runs once its outcome is predicted, and does not run again with the lesson', async () => {
  const lesson = compiled(predictions.cell);
  const onEvent = vi.fn<(event: LessonEvent) => void>();
  const kept = new Map<string, Predicted>();
  const shown = <Lesson lesson={lesson} slots={slots} predictions={kept} onEvent={onEvent} />;
  const { unmount } = await render(shown);
  const commit = page.getByRole('button', { name: 'Commit and run' });
  await expect.element(commit).toBeDisabled();
  expect(document.body.textContent).not.toContain('The cell');
  await userEvent.click(page.getByRole('radio', { name: /\[1, 2, 3\]/ }));
  await userEvent.click(commit);
  await expect.element(page.getByText('The cell runs.')).toBeVisible();
  await expect.element(page.getByText('It came out as you said.')).toHaveFocus();
  expect(onEvent.mock.lastCall?.[0]).toEqual({
    type: 'prediction-made',
    id: lesson.sections[0]?.parts[0]?.blocks.map((block) => 'id' in block && block.id)[0],
    name: 'python',
    option: 'b',
    right: true,
  });

  await unmount();
  await render(shown);
  await expect.element(page.getByText('It came out as you said.')).toBeVisible();
  await expect.element(page.getByText('It came out as you said.')).not.toHaveFocus();
  await expect.element(page.getByText('The cell waits.')).toBeVisible();
});

it('a line about a cell is compared with what it prints, blanks aside', async () => {
  await render(<Lesson lesson={compiled(predictions.line)} />);
  await userEvent.type(page.getByRole('textbox', { name: 'What do you expect?' }), ' 3  1{Enter}');
  await expect.element(page.getByText('It came out as you said.')).toBeVisible();
});

it('a widget cannot be used before, stays the same one, and may be seen without a prediction', async () => {
  const onEvent = vi.fn<(event: LessonEvent) => void>();
  await render(
    <Lesson lesson={compiled(predictions.widget)} widgets={[counterWidget]} onEvent={onEvent} />,
  );
  await expect.element(page.getByText('Count to 9')).toBeVisible();
  const widget = page.getByText('Count to 9').element();
  widget.focus();
  expect(document.activeElement).not.toBe(widget);
  expect(widget.closest('[inert]')).not.toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Show me without predicting' }));
  await expect.element(page.getByText('Here is what happens.')).toBeVisible();
  expect(widget.isConnected).toBe(true);
  await userEvent.click(page.getByRole('button', { name: 'Count to 9' }));
  await expect.element(page.getByRole('button', { name: 'Count to 10' })).toBeVisible();
  expect(onEvent.mock.calls.map(([{ type }]) => type)).toEqual(
    expect.arrayContaining(['prediction-skipped', 'widget']),
  );
});

const greekOptions = '- [ ] β\n\n  > γ\n- [x] `1`\n';
const greekCell = '```python run\n1\n```\n```output\n1\n```\n';
const greekGraph = '```graph\nsliders: { a: { from: 0, to: 1, value: 1 } }\n```\n';
it.each([
  ['options and a cell', '', greekOptions, greekCell],
  ['a line and a cell', '', '', greekCell],
  ['options and a graph', '', greekOptions, greekGraph],
  ['a line and a graph', '{outcome="δ"}', '', greekGraph],
])('has no word of its own beside those of the host: %s', async (_, attributes, list, shown) => {
  const lesson = compiled(`:::predict${attributes}\nα\n\n${list}\n${shown}\nε\n:::`, foreignLabels);
  const { container } = await render(<Lesson lesson={lesson} strings={foreignStrings} />);
  const commit = page.getByRole('button', { name: /‹predictAnd/ });
  await expect.element(commit).toBeVisible();
  expect(unmarkedWords(container)).toEqual([]);
  if (list) await userEvent.click(page.getByRole('radio').first());
  else await userEvent.fill(page.getByRole('textbox'), '3');
  await userEvent.click(commit);
  await expect.element(page.getByText(/‹predicted/)).toBeVisible();
  expect(unmarkedWords(container)).toEqual([]);
});

it('prints the question and what happens, without the buttons', async () => {
  await render(<Lesson lesson={compiled(predictions.cell)} />);
  const commit = page.getByRole('button', { name: 'Commit and run' });
  await expect.element(commit).toBeVisible();
  const outcome = page.getByText(/There is/);
  await expect.element(outcome).not.toBeVisible();
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  await expect.element(page.getByText('What does the first line say?')).toBeVisible();
  await expect.element(outcome).toBeVisible();
  await expect.element(commit).not.toBeInTheDocument();
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
});

it('asks in <lemma-lesson>, and the page hears of it', async () => {
  const element = document.createElement('lemma-lesson');
  if (!(element instanceof LemmaLessonElement)) throw new Error('lemma-lesson is not defined.');
  const heard: LessonEvent[] = [];
  element.addEventListener('lemma-event', ({ detail }) => heard.push(detail));
  const kept = new Map<string, Predicted>();
  element.predictions = kept;
  element.lesson = compiled(predictions.graph);
  document.body.append(element);
  await userEvent.click(page.getByRole('radio', { name: /It gets steeper/ }));
  await userEvent.click(page.getByRole('button', { name: 'Commit and see' }));
  await expect.element(page.getByRole('slider')).toBeVisible();
  expect(heard).toContainEqual(
    expect.objectContaining({ type: 'prediction-made', name: 'graph', option: 'b', right: true }),
  );
  expect([...kept.values()]).toEqual([{ option: 'b' }]);
  element.remove();
});

it('stands whole in plain HTML, where nothing can be committed to', () => {
  const blocks = compiled(predictions.cell).sections[0]?.parts[0]?.blocks ?? [];
  const text = renderBlocksToHtml(blocks).replaceAll(/<[^>]*>/g, '');
  for (const part of ['What does the first line say?', '[3]', 'append(3)', '[1, 2, 3]', 'one list'])
    expect(text).toContain(part);
});
