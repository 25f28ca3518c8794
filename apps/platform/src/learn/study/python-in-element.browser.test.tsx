import { compileLesson, toLearnerLesson } from '@lemma/lesson-renderer/compile';
import { LemmaLessonElement, provideLessons } from '@lemma/lesson-renderer/element';
import { createPythonRuntime } from '@lemma/python-runtime';
import { PythonCell, PythonProvider } from '@lemma/python-runtime/react';
import pythonStyles from '@lemma/python-runtime/styles.css?inline';
import { expect, it, onTestFinished } from 'vitest';
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

`;

const slow = { timeout: 100_000 };

it('a cell runs inside <lemma-lesson>, with its styles', async () => {
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
      <PythonProvider runtime={runtime}>
        <PythonCell id={id} code={code} html={html} />
      </PythonProvider>
    ),
  };
  element.lesson = toLearnerLesson(lesson, { seed: 1 });
  document.body.append(element);

  await userEvent.click(page.getByRole('button', { name: 'Run', exact: true }).first());
  await expect
    .element(page.getByRole('region', { name: 'Printed output' }), slow)
    .toHaveTextContent('30');
  const run = element.shadowRoot?.querySelector('.lemma-py-button');
  expect(run && getComputedStyle(run).borderRadius).toBe('8px');
});
