import { englishStrings, Lesson, type LessonEvent } from '@lemma/lesson-renderer';
import { compileLesson, toLearnerLesson } from '@lemma/lesson-renderer/compile';
import { createPythonRuntime } from '@lemma/python-runtime';
import {
  englishPythonStrings,
  type GivenPythonStrings,
  PythonProvider,
} from '@lemma/python-runtime/react';
import { UiProvider } from '@lemma/ui';
import '@lemma/ui/styles.css';
import { afterAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { markTexts, unmarkedWords } from '@lemma/testing/foreign-texts';
import { pythonSlots } from './python-slots.tsx';

const slow = { timeout: 100_000 };
const runtime = createPythonRuntime({ spare: false });
afterAll(() => runtime.terminate());

const markdown = `---
uid: x-y
title: Α
summary: α
prerequisites: []
minutes: 7
skills: { a: α }
---

## Explanation

\`\`\`python run
1 / x
\`\`\`
\`\`\`output
1
\`\`\`

## Exercises

::::question{#q type="repl" skill="a"}
α

\`\`\`python starter
y = 2
\`\`\`
\`\`\`python solution
y = 3
\`\`\`
\`\`\`python wrong
y = 4
\`\`\`
\`\`\`yaml tests
- call: y
  expect: "3"
- call: -y
  expect: "-3"
  hidden: true
\`\`\`
:::steps
β
:::
::::
`;

function lesson() {
  const { lesson: compiled, messages } = compileLesson(markdown);
  if (!compiled) throw new Error(JSON.stringify(messages));
  return toLearnerLesson(compiled, { seed: 1 });
}

it('each run of a cell is an event of its lesson: how it ended, and what it showed', async () => {
  const events: LessonEvent[] = [];
  await render(
    <PythonProvider runtime={runtime}>
      <Lesson lesson={lesson()} slots={pythonSlots} onEvent={(event) => events.push(event)} />
    </PythonProvider>,
  );
  const runs = () => events.filter(({ type }) => type === 'python');
  const run = { type: 'python', id: 'x-y--python-1', name: 'python', event: 'run' };
  const press = page.getByRole('button', { name: 'Run', exact: true }).first();
  await userEvent.click(press);
  const failed = { status: 'error', error: 'NameError', seconds: expect.any(Number), displays: [] };
  await expect.poll(runs, slow).toEqual([{ ...run, detail: failed }]);

  await runtime.run(
    'class x:\n    def __rtruediv__(y, z): display(y)\n    _repr_svg_ = lambda y: "<svg/>"\nx = x()',
    {
      ns: 'page',
    },
  );
  await userEvent.click(press);
  const shown = { status: 'ok', seconds: expect.any(Number), displays: ['image/svg+xml'] };
  await expect.poll(() => runs()[1], slow).toEqual({ ...run, detail: shown });
});

it('a played program cannot be stepped before its prediction, and is an event of its lesson then', async () => {
  const text = `::::predict{line="1" shuffle="false"}
What does it print?

- [x] \`[1, 2]\`
- [ ] \`[1]\`

  > Both names stand for one list.

\`\`\`python play
xs = [1]
ys = xs
ys.append(2)
print(xs)
\`\`\`
\`\`\`output
[1, 2]
\`\`\`

There is one list.
::::
`;
  const { lesson: compiled, messages } = compileLesson(text, { fragment: true });
  if (!compiled) throw new Error(JSON.stringify(messages));
  const events: LessonEvent[] = [];
  const { container } = await render(
    <PythonProvider runtime={runtime}>
      <Lesson
        lesson={toLearnerLesson(compiled, { seed: 1 })}
        slots={pythonSlots}
        onEvent={(event) => events.push(event)}
      />
    </PythonProvider>,
  );
  const commit = page.getByRole('button', { name: 'Commit and run' });
  await expect.element(commit, slow).toBeDisabled();
  expect(container.querySelector('.lemma-py-player')).toBeNull();
  await userEvent.click(page.getByRole('radio', { name: /\[1, 2\]/u }));
  await userEvent.click(commit);
  await expect.element(page.getByText('Step 0 of 4').last(), slow).toBeVisible();
  await page.getByRole('button', { name: 'Last step' }).click();
  await expect
    .element(page.getByRole('group', { name: 'Output so far' }))
    .toMatchTextContent(/^\[1, 2\]\s*$/u);
  expect(events.findLast(({ type }) => type === 'python')).toMatchObject({
    name: 'python',
    event: 'play',
    detail: { status: 'ok', steps: 5 },
  });
});

it('a lesson in another language has its Python in it, by the provider around it', async () => {
  const foreign: GivenPythonStrings = Object.fromEntries(
    Object.entries(englishPythonStrings).map(([part, texts]: [string, object]) => [
      part,
      markTexts(texts),
    ]),
  );
  const { container } = await render(
    <UiProvider>
      <PythonProvider runtime={runtime} strings={foreign}>
        <Lesson
          lesson={lesson()}
          title={false}
          slots={pythonSlots}
          strings={markTexts(englishStrings)}
        />
      </PythonProvider>
    </UiProvider>,
  );
  // What the author wrote stays as it is.
  const own = ['main', 'py', 'Explanation', 'Exercises'];
  const stray = () => unmarkedWords(container).filter((word) => !own.includes(word));
  expect(stray()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: '‹test›' }));
  await expect.element(page.getByText(/^‹shouldReturn› 3 ‹yoursReturned› 2$/), slow).toBeVisible();
  await expect.element(page.getByText(/^‹hiddenFails›/)).toBeVisible();
  expect(stray()).toEqual([]);
});
