import { compileLesson, toLearnerLesson } from '@lemma/lesson-renderer/compile';
import { LemmaLessonElement, provideLessons } from '@lemma/lesson-renderer/element';
import { createPythonRuntime } from '@lemma/python-runtime';
import {
  clearDrafts,
  PythonCell,
  PythonExercise,
  PythonProvider,
} from '@lemma/python-runtime/react';
import pythonStyles from '@lemma/python-runtime/styles.css?inline';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const markdown = `---
uid: python-in-element
title: Squares
summary: Square a number.
prerequisites: []
minutes: 10
skills:
  squares: Square a number
---

## Explanation

\`\`\`python run
print(sum(n * n for n in range(5)))
\`\`\`
\`\`\`output
30
\`\`\`

## Exercises

::::question{#sq-1 type="repl" skill="squares"}
Complete \`square(n)\`.

\`\`\`python starter
def square(n):
    ...
\`\`\`
\`\`\`python solution
def square(n):
    return n * n
\`\`\`
\`\`\`python wrong
def square(n):
    return 2 * n
\`\`\`
\`\`\`yaml tests
- call: square(2)
  expect: "4"
  message: Multiply the number with itself.
- call: square(-3)
  expect: "9"
  hidden: true
  message: A negative number has a positive square.
\`\`\`
:::steps
A number times itself.
:::
::::
`;

const slow = { timeout: 100_000 };

/** The lesson in its element on the page, with Python in its slots. */
function shownLesson(): LemmaLessonElement {
  const { lesson, messages } = compileLesson(markdown);
  if (!lesson) throw new Error(JSON.stringify(messages));
  const runtime = createPythonRuntime({ spare: false });
  provideLessons({ styles: [pythonStyles] });
  const element = document.createElement('lemma-lesson');
  if (!(element instanceof LemmaLessonElement)) throw new Error('lemma-lesson is not defined.');
  onTestFinished(() => {
    element.remove();
    runtime.terminate();
    provideLessons({});
  });
  element.slots = {
    python: ({ id, code, html }) => (
      <PythonProvider runtime={runtime} user="ada">
        <PythonCell id={id} draftKey={id} code={code} html={html} />
      </PythonProvider>
    ),
    exercise: ({ exercise, onAnswer }) => (
      <PythonProvider runtime={runtime}>
        <PythonExercise
          {...exercise}
          onResult={(result) => onAnswer({ kind: 'repl', ...result })}
        />
      </PythonProvider>
    ),
  };
  element.lesson = toLearnerLesson(lesson, { seed: 1 });
  document.body.append(element);
  return element;
}

it('a cell runs inside <lemma-lesson>, with its styles', async () => {
  const element = shownLesson();
  await userEvent.click(page.getByRole('button', { name: 'Run', exact: true }).first());
  await expect
    .element(page.getByRole('group', { name: 'Printed output' }), slow)
    .toHaveTextContent('30');
  const run = element.shadowRoot?.querySelector('.lemma-py-button');
  expect(run && getComputedStyle(run).borderRadius).toBe('8px');
});

it('an exercise with hidden tests is graded inside <lemma-lesson>, its answer reaches the page', async () => {
  const element = shownLesson();
  const onAnswer = vi.fn<NonNullable<typeof element.onAnswer>>();
  element.onAnswer = onAnswer;
  const answered = () => onAnswer.mock.lastCall?.[1];
  const editor = page.getByRole('textbox', { name: /Your code/ });
  await userEvent.click(editor, slow);
  await userEvent.keyboard('{Control>}a{/Control}square = lambda n: 2 * n');
  await userEvent.click(page.getByRole('button', { name: 'Run tests' }));
  await expect.element(page.getByText('1 of 2 tests pass'), slow).toBeVisible();
  expect(answered()).toMatchObject({ results: [{ passed: true }, { passed: false }] });

  await userEvent.click(editor);
  await userEvent.keyboard('{Control>}a{/Control}square = lambda n: n * n');
  await userEvent.click(page.getByRole('button', { name: 'Run tests' }));
  await expect.element(page.getByText('2 of 2 tests pass'), slow).toBeVisible();
  expect(answered()).toMatchObject({
    kind: 'repl',
    code: 'square = lambda n: n * n',
    results: [{ passed: true }, { passed: true }],
  });
});

it('what was typed in a cell is there again in another <lemma-lesson>', async () => {
  await clearDrafts();
  onTestFinished(clearDrafts);
  const element = shownLesson();
  const code = () => element.shadowRoot?.querySelector('.lemma-py-cell .cm-content')?.textContent;
  await userEvent.click(page.getByRole('button', { name: 'Edit' }));
  await expect
    .poll(() => element.shadowRoot?.activeElement?.className, slow)
    .toContain('cm-content');
  await userEvent.keyboard('{Control>}a{/Control}squares = 30');
  await expect.poll(code).toBe('squares = 30');
  element.remove();

  const again = shownLesson();
  await expect
    .poll(() => again.shadowRoot?.querySelector('.lemma-py-cell .lemma-py-code')?.textContent)
    .toBe('squares = 30');
});
