import { LessonSurface } from '@lemma/lesson-renderer';
import '@lemma/lesson-renderer/styles.css';
import { createPythonRuntime } from '@lemma/python-runtime';
import { PythonCell, PythonProvider } from '@lemma/python-runtime/react';
import '@lemma/python-runtime/styles.css';
import { afterAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const runtime = createPythonRuntime({ spare: false });
afterAll(() => runtime.terminate());

it('steps through a cell of a lesson without the marks that prose gives to code and lists', async () => {
  const { container } = await render(
    <LessonSurface theme="light">
      <PythonProvider runtime={runtime}>
        <PythonCell id="cell" code={'a = [1, 2]\nb = a\nb.append(3)\n'} />
      </PythonProvider>
    </LessonSurface>,
  );
  await page.getByRole('button', { name: 'Step' }).click();
  await expect.element(page.getByText(/^Step 0 of/u).last(), { timeout: 100_000 }).toBeVisible();
  await page.getByRole('button', { name: 'Last step' }).click();
  // What has a padding or a chip of the tool's own.
  const own = '.lemma-py-said *, .lemma-py-memory li, .lemma-py-object > *, .lemma-py-lines li';
  const marked = [
    ...container.querySelectorAll(`.lemma-py :is(code, ol, ul, li):not(${own})`),
  ].filter((element) => {
    const { marginBlockEnd, paddingInlineStart, backgroundColor } = getComputedStyle(element);
    const chip = element.localName === 'code' && backgroundColor !== 'rgba(0, 0, 0, 0)';
    return chip || marginBlockEnd !== '0px' || paddingInlineStart !== '0px';
  });
  expect(marked.map(({ outerHTML }) => outerHTML)).toEqual([]);
});
