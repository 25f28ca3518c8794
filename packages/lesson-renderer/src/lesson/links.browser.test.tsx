import { afterEach, expect, it, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { compileLesson } from '../compile/compile-lesson.ts';
import { toLearnerLesson } from '../compile/learner-question.ts';
import '../element/index.ts';
import type { FollowedLink } from '../host/lesson-provider.tsx';
import { Lesson } from './lesson.tsx';

const { lesson: compiled } = compileLesson('See [the dot product](la-dot) and [here](#there).', {
  fragment: true,
  knownLessons: ['la-dot'],
  lessonHref: (uid) => `/learn/${uid}`,
});
if (!compiled) throw new Error('A fragment always compiles.');
const lesson = toLearnerLesson(compiled, { seed: 1 });

/** What the browser would do: nothing leaves the page of the tests. */
function browser() {
  const went: string[] = [];
  const stop = (event: Event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (!(link instanceof HTMLAnchorElement)) return;
    if (!event.defaultPrevented) went.push(link.pathname);
    event.preventDefault();
  };
  addEventListener('click', stop);
  return { went, [Symbol.dispose]: () => removeEventListener('click', stop) };
}

afterEach(cleanup);

it('leaves a link to the router of its host, and to the browser where that gives nothing', async () => {
  using pressed = browser();
  const onLink = vi.fn<(link: FollowedLink) => boolean | undefined>();
  await render(<Lesson lesson={lesson} onLink={onLink} />);
  const link = page.getByRole('link', { name: 'the dot product' });
  onLink.mockReturnValueOnce(true);
  await userEvent.click(link);
  expect(onLink).toHaveBeenLastCalledWith({
    href: new URL('/learn/la-dot', location.href).href,
    lesson: 'la-dot',
  });
  expect(pressed.went).toEqual([]);
  onLink.mockReturnValueOnce(undefined);
  await userEvent.click(link);
  expect(pressed.went).toEqual(['/learn/la-dot']);
});

it.each(['Control', 'Shift', 'Alt', 'Meta'] as const)(
  'leaves a press with %s to the browser: it opens a tab, a window or a download',
  async (key) => {
    using pressed = browser();
    const onLink = vi.fn<(link: FollowedLink) => boolean>(() => true);
    await render(<Lesson lesson={lesson} onLink={onLink} />);
    await userEvent.keyboard(`{${key}>}`);
    await userEvent.click(page.getByRole('link', { name: 'the dot product' }));
    await userEvent.keyboard(`{/${key}}`);
    expect(onLink).not.toHaveBeenCalled();
    expect(pressed.went).toEqual(['/learn/la-dot']);
  },
);

it('lets a listener of <lemma-lesson> go there instead', async () => {
  using pressed = browser();
  const element = document.createElement('lemma-lesson');
  element.lesson = lesson;
  const heard: string[] = [];
  element.addEventListener('lemma-event', (event) => {
    heard.push(event.detail.type);
    if (event.detail.type === 'link-followed' && event.detail.lesson) event.preventDefault();
  });
  document.body.append(element);
  await userEvent.click(page.getByRole('link', { name: 'the dot product' }));
  expect(pressed.went).toEqual([]);
  expect(heard).toContain('link-followed');
  element.remove();
});
