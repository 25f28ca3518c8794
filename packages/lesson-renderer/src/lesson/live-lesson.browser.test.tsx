import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import type { LessonMessage } from '../format/compiled-lesson.ts';
import { Lesson } from './lesson.tsx';
import { LiveLesson } from './live-lesson.tsx';

afterEach(cleanup);

it('tells the host what is wrong with the text, and that it is mended', async () => {
  const onMessages = vi.fn<(messages: readonly LessonMessage[]) => void>();
  const { rerender } = await render(
    <Lesson source={'One.\n\n:::tipp\nx\n:::'} onMessages={onMessages} />,
  );
  await expect.element(page.getByText('One.')).toBeVisible();
  expect(onMessages.mock.lastCall?.[0]).toMatchObject([{ rule: 'unknown-block', line: 3 }]);
  await rerender(<Lesson source={'Two.\n\n:::tip\nx\n:::'} onMessages={onMessages} />);
  await expect.element(page.getByText('Two.')).toBeVisible();
  expect(onMessages.mock.lastCall?.[0]).toEqual([]);
});

it('says that the compiler could not be downloaded, and tries again', async () => {
  let online = false;
  const onError = vi.fn<(error: unknown) => void>();
  await render(
    <LiveLesson
      source="Some *words*."
      labels={undefined}
      onMessages={undefined}
      onError={onError}
      load={async () => {
        if (!online) throw new TypeError('Failed to fetch');
        const { compileFragment } = await import('../compile/compile-fragment.ts');
        return (options) => compileFragment('Some *words*.', options);
      }}
      render={(lesson) => <p>{lesson.sections.length} section</p>}
      renderFailed={(retry) => <button onClick={retry}>Again</button>}
    />,
  );
  const again = page.getByRole('button', { name: 'Again' });
  await expect.element(again).toBeVisible();
  expect(onError).toHaveBeenCalledExactlyOnceWith(new TypeError('Failed to fetch'));
  online = true;
  await userEvent.click(again);
  await expect.element(page.getByText('1 section')).toBeVisible();
});

it('draws a graph that is typed into a text without one', async () => {
  const { rerender } = await render(<Lesson source="A line." />);
  await expect.element(page.getByText('A line.')).toBeVisible();
  const graph = '```graph\ntitle: The line\nfunctions:\n  - x\n```';
  const question = '::::question{#q type="numeric" answer="{{a}}"}\n```params\na: 2\n```\n\n';
  await rerender(<Lesson source={`A line.\n\n${graph}\n\n${question}${graph}\n::::`} />);
  await expect.element(page.getByRole('figure', { name: 'The line' }).nth(1)).toBeVisible();
});
