import { afterEach, expect, it, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { compileLesson } from '../compile/compile-lesson.ts';
import { toLearnerLesson } from '../compile/learner-question.ts';
import type { LessonEvent } from '../events/lesson-event.ts';
import { exampleLesson } from '../example/example-lesson.ts';
import { lessonFrom } from '../format/lesson-from.ts';
import type { LearnerLesson } from '../format/learner-lesson.ts';
import { Lesson } from '../lesson/lesson.tsx';

/** What JSON of a newer compiler, of another program or of a slip may hold in the place of a block. */
const foreign: readonly (readonly [string, unknown])[] = [
  ['nothing', null],
  ['a text', 'words'],
  ['a number', 7],
  ['no type', { html: '<p>words</p>' }],
  ['a type of a newer compiler', { type: 'tabs', id: 't', blocks: [] }],
  ['a type named like a method of objects', { type: 'constructor' }],
  ['HTML that is none', { type: 'html', html: { evil: true } }],
  ['an element without blocks', { type: 'element', tag: 'div', attributes: {} }],
  ['an element without attributes', { type: 'element', tag: 'div', blocks: [] }],
  ['a widget without props', { type: 'widget', id: 'w', name: 'counter' }],
  ['a widget without a name', { type: 'widget', id: 'w' }],
  ['a graph without a picture', { type: 'graph', id: 'g' }],
  ['a cell without code', { type: 'python', id: 'p', html: '' }],
  ['a question that the lesson does not hold', { type: 'question', uid: 'lesson/none' }],
  ['a problem without a message', { type: 'problem', message: null }],
  ['a prediction that is none', { type: 'ask', id: 'a', predict: 5 }],
];

const framed = (blocks: readonly unknown[], questions: readonly unknown[] = []) =>
  lessonFrom({
    format: 1,
    uid: 'foreign',
    hash: 'sha256-none',
    title: 'Foreign',
    questions,
    sections: [
      {
        kind: 'explanation',
        title: '',
        parts: [
          {
            id: 'foreign--1',
            title: '',
            blocks: [
              { type: 'html', html: '<p>Before.</p>' },
              ...blocks,
              { type: 'html', html: '<p>After.</p>' },
            ],
          },
        ],
      },
    ],
  });

/** React tells of each caught error on the console, beside the boundary. */
async function shown(lesson: LearnerLesson) {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const events: LessonEvent[] = [];
  const screen = await render(<Lesson lesson={lesson} onEvent={(event) => events.push(event)} />);
  await expect.element(page.getByText('Before.')).toBeVisible();
  await expect.element(page.getByText('After.')).toBeVisible();
  told.mockRestore();
  return { ...screen, events };
}

afterEach(cleanup);

it.each(foreign)('shows the rest of a lesson that holds %s', async (_what, block) => {
  const { container } = await shown(framed([block]));
  expect(container.querySelector('h1')?.textContent).toBe('Foreign');
});

it('shows the words of a block that it does not know, says so, and tells the host', async () => {
  const { events, container } = await shown(
    framed([
      {
        type: 'tabs',
        id: 'tabs-1',
        blocks: [
          { type: 'html', html: '<p>In Python.</p>' },
          { type: 'newer', text: 'In R.' },
        ],
      },
    ]),
  );
  await expect.element(page.getByText('In Python.')).toBeVisible();
  await expect.element(page.getByText('In R.')).toBeVisible();
  expect(container.querySelectorAll('.lemma-unknown-block')).toHaveLength(2);
  await expect.element(page.getByText(/cannot show all of this part/).first()).toBeVisible();
  const failures = events.flatMap((event) =>
    event.type === 'widget-failed' ? [`${event.id}: ${String(event.error)}`] : [],
  );
  expect(failures).toContain('tabs-1: Error: This version shows no block of the type "tabs".');
});

const question = {
  uid: 'foreign/q-1',
  kind: 'numeric',
  skill: 's',
  seed: 1,
  prompt: [{ type: 'html', html: '<p>How many?</p>' }],
  options: [],
  several: false,
  hints: [],
};

it.each([
  ['of a kind of a newer compiler', { ...question, kind: 'drawing' }],
  ['of a choice without options', { ...question, kind: 'multiple-choice', options: null }],
  ['of a matrix without a shape', { ...question, kind: 'matrix' }],
  ['of an order without material', { ...question, kind: 'order' }],
  ['whose prompt is none', { ...question, prompt: null }],
  ['whose hints are none', { ...question, hints: null }],
])('shows the rest of a lesson that holds a question %s', async (_what, asked) => {
  const { container } = await shown(framed([{ type: 'question', uid: question.uid }], [asked]));
  expect(container.querySelector('h1')?.textContent).toBe('Foreign');
});

it('says of a question that is no object that it cannot be shown', async () => {
  const other = { ...question, uid: 'foreign/q-2' };
  await shown(framed([{ type: 'question', uid: question.uid }], [null, 5, other]));
  await expect.element(page.getByText(/cannot show all of this part/)).toBeVisible();
});

it('takes the keys out of a lesson that came with them, and tells whoever runs the page', async () => {
  const { lesson } = compileLesson(exampleLesson);
  if (!lesson) throw new Error('The example does not compile.');
  const told = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const answered: unknown[] = [];
  await render(
    <Lesson
      lesson={lessonFrom(JSON.parse(JSON.stringify(lesson)))}
      onAnswer={(asked) => {
        answered.push(asked);
        return undefined;
      }}
    />,
  );
  await page
    .getByRole('button', { name: /don’t know/i })
    .first()
    .click();
  await expect.poll(() => answered.length).toBe(1);
  expect(JSON.stringify(answered)).not.toMatch(/"key"|"explanation"|"template"|"verify"/);
  expect(told.mock.calls.flat().join('\n')).toContain('holds its keys');
  told.mockClear();
  await render(<Lesson lesson={toLearnerLesson(lesson, { seed: 1 })} />);
  expect(told).not.toHaveBeenCalled();
  told.mockRestore();
});
