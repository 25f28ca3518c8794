import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { failed, loading, offline } from '../story/screen-story.tsx';
import { StoryFrame } from '../story/story-frame.tsx';
import { exampleMistakes, exampleSkills } from '../story/example-mistakes.ts';
import MistakesRoute from './mistakes-route.tsx';

const meta: Meta = { title: 'Learn/Mistakes', parameters: { layout: 'fullscreen' } };
export default meta;

type Page = ReturnType<typeof exampleMistakes>;

/** The screen on a server that answers each query as `pageOf` says. */
function answering(pageOf: (query: URLSearchParams) => Page, at = '/learn/mistakes'): StoryObj {
  const server: typeof fetch = async (input) =>
    Response.json(pageOf(new URL(input instanceof Request ? input.url : input).searchParams));
  return {
    render: () => (
      <StoryFrame at={at} server={server}>
        <Routes>
          <Route path="/learn/mistakes" Component={MistakesRoute} />
        </Routes>
      </StoryFrame>
    ),
  };
}

const mended = exampleSkills
  .slice(0, 1)
  .map((one) => ({ ...one, mended: true, right_since_at: '2026-11-21T10:00:00.000Z' }));

/** Skills with both answers; a question that waits in an open session keeps its answer. */
export const Missed: StoryObj = {
  ...answering((query) =>
    query.get('state') === 'mended' ? exampleMistakes({ skills: mended }) : exampleMistakes(),
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: 'Mistakes' });
    const practise = page.getAllByRole('link', { name: /^Practise this skill/u });
    await expect(practise.map((one) => one.getAttribute('href'))).toEqual([
      '/learn/lessons/la-dot-product/review',
      '/learn/lessons/la-norm/study',
    ]);
    await expect(page.getByRole('link', { name: /^See the plans/u })).toBeVisible();
    await expect(page.getByText(/waits for you in an open session/u)).toBeVisible();
    await expect(page.getByRole('link', { name: /All 5 in the history/u })).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Mended 2' }));
    await page.findByText(/Right on two days since/u);
    await expect(page.getByRole('link', { name: 'Mended 2' })).toHaveAttribute('aria-current');
  },
};

/** Narrowed to a lesson: it says so, and leads back to all. */
export const OfOneLesson: StoryObj = {
  ...answering(
    (query) =>
      query.has('lesson_uid')
        ? exampleMistakes({ skills: exampleSkills.slice(0, 1), missed_skills: 1 })
        : exampleMistakes(),
    '/learn/mistakes?lesson=la-dot-product',
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const all = await page.findByRole('link', { name: 'Only The dot product : show all lessons' });
    await userEvent.click(all);
    await page.findByRole('heading', { name: 'Write down a transpose' });
  },
};

/** The next page comes under the first, and has the focus. */
export const MorePages: StoryObj = {
  ...answering((query) =>
    exampleMistakes(
      query.has('after')
        ? { skills: exampleSkills.slice(2) }
        : { skills: exampleSkills.slice(0, 2), next: '2.1795000000000.la-matrices/transpose' },
    ),
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Show more skills' }));
    const heading = await page.findByRole('heading', { name: 'Compute a length in Python' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(page.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    await expect(page.queryByRole('button', { name: 'Show more skills' })).toBeNull();
  },
};

const nothing = { skills: [], courses: [], missed_skills: 0, mended_skills: 0 };

function saying(page: Partial<Page>, words: RegExp, at?: string): StoryObj {
  return {
    ...answering(() => exampleMistakes({ ...nothing, ...page }), at),
    play: async ({ canvasElement }) => {
      await expect(await within(canvasElement).findByText(words)).toBeVisible();
    },
  };
}

export const NothingAnswered: StoryObj = saying({ answers: 0 }, /answered no question/u);
export const NothingMissed: StoryObj = saying({}, /Nothing missed in 236 answers/u);
export const AllMended: StoryObj = saying({ mended_skills: 4 }, /you missed 4 skills, and each/u);
export const NothingMended: StoryObj = saying(
  { missed_skills: 2 },
  /No skill is mended yet/u,
  '/learn/mistakes?state=mended',
);

const screen = { Component: MistakesRoute, at: '/learn/mistakes' };
export const Loading: StoryObj = loading(screen);
export const Failed: StoryObj = failed(screen);
export const Offline: StoryObj = offline(screen);
