import { createFakeFetch, type FakeHandlers, FakeProblem } from '@lemma/api-client/fake';
import { UiProvider } from '@lemma/ui';
import '@lemma/ui/styles.css';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { queryClient } from '../api/client.ts';
import { AuthScope } from '../auth/auth-context.ts';
import { learner, visitor } from '../auth/example-auth.ts';
import { DiagnosticCall } from '../sections/diagnostic-call.tsx';
import { linearAlgebraPath } from './content/linear-algebra-path.ts';
import { asContentPreview } from './content/path-content.ts';
import { PathProblem } from './path-problem.tsx';
import { course } from '../learn/story/examples.ts';
import PathRoute from './path-route.tsx';
import { PreviewCarousel } from './preview-carousel.tsx';

const Site = createRoutesStub([
  { path: '/learn/paths/:slug', Component: PathRoute },
  { path: '/learn/my-learning', Component: () => <p>My learning</p> },
]);

/** A path that no page was built for. Only the server's end of `fetch` is played, from the contract. */
async function openPath(handlers: FakeHandlers, auth = visitor) {
  vi.stubGlobal('fetch', createFakeFetch(handlers));
  await render(
    <UiProvider>
      <AuthScope value={auth}>
        <Site initialEntries={['/learn/paths/deep-learning']} />
      </AuthScope>
    </UiProvider>,
  );
}
beforeEach(() => queryClient.clear());
afterEach(() => {
  vi.unstubAllGlobals();
});

const made = {
  slug: 'deep-learning',
  title: 'Deep learning, from what there is',
  summary: 'All that leads to it.',
  lesson_count: 1,
  planned_count: 0,
  question_count: 12,
  minutes: 22,
  units: [
    {
      unit_uid: 'goal-1',
      title: 'The dot product',
      free: false,
      lessons: [
        { lesson_uid: 'la-dot-product', title: 'The dot product', minutes: 22, planned: false },
      ],
    },
  ],
};

it('a path that staff made since is shown, and its reader may sign up for it', async () => {
  const signup = vi.fn<() => Promise<void>>(async () => undefined);
  await openPath({ pathPreview: () => made }, { ...visitor, signup });
  await expect.element(page.getByRole('heading', { name: made.title })).toBeVisible();
  await expect.poll(() => document.title).toContain(made.title);
  await page.getByRole('button', { name: 'Sign up to start this path' }).click();
  expect(signup).toHaveBeenCalledOnce();
});

it('a learner begins it and goes on to what comes next', async () => {
  const updateCourse = vi.fn<NonNullable<FakeHandlers['updateCourse']>>(() => ({ course }));
  await openPath({ pathPreview: () => made, updateCourse }, learner);
  await page.getByRole('button', { name: 'Start this path' }).click();
  await expect.element(page.getByText('My learning')).toBeVisible();
  expect(updateCourse).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ params: { course_id: 'deep-learning' } }),
  );
});

it('a path that the server cannot tell of just now can be asked for again', async () => {
  let isDown = true;
  await openPath({
    pathPreview: () => {
      if (isDown) throw new FakeProblem('internal', 'The server failed.');
      return made;
    },
  });
  // The client has tried three times more.
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again, { timeout: 30_000 }).toBeVisible();
  isDown = false;
  await again.click();
  await expect.element(page.getByRole('heading', { name: made.title })).toBeVisible();
});

it('an unknown path says that it is not there or not yet, and leads to those that are', async () => {
  await openPath({
    pathPreview: () => {
      throw new FakeProblem('not-found', 'There is none.');
    },
  });
  await expect
    .element(page.getByRole('heading', { name: 'Learning Path Not Found' }))
    .toBeVisible();
  await expect
    .element(
      page.getByText("The learning path you're looking for doesn't exist or is not yet available."),
    )
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Browse the paths' }))
    .toHaveAttribute('href', '/learn/paths');
});

it('at most four points of the problem are shown', async () => {
  const problemPoints = Array.from({ length: 6 }, (_, index) => ({
    header: `Point ${index + 1}`,
    description: 'What goes wrong.',
  }));
  await render(<PathProblem path={{ ...linearAlgebraPath, problemPoints }} />);
  expect(
    page
      .getByRole('heading', { name: /^Point/u })
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Point 1', 'Point 2', 'Point 3', 'Point 4']);
});

it('the diagnostic opens in a new tab at its path; the pricing variant calls what it was given', async () => {
  const onPricing = vi.fn<() => void>();
  await render(
    <UiProvider>
      <DiagnosticCall slug="essential-linear-algebra-for-ml" />
      <DiagnosticCall onPricing={onPricing} />
    </UiProvider>,
  );
  const link = page.getByRole('link', { name: /^Take free diagnostic test/u });
  await expect
    .element(link)
    .toHaveAttribute('href', '/learn/diagnostic#essential-linear-algebra-for-ml');
  await expect.element(link).toHaveAttribute('target', '_blank');
  await page.getByRole('button', { name: 'See the plans' }).click();
  expect(onPricing).toHaveBeenCalledTimes(1);
});

it('the carousel has a dot for each piece, and a dot shows its own', async () => {
  const previews = linearAlgebraPath.contentPreviews.map(asContentPreview);
  await render(<PreviewCarousel previews={previews} />);
  for (const { benefit } of [...previews, ...previews.slice(0, 1)]) {
    const dot = page.getByRole('button', { name: `Show ${benefit}` });
    await dot.click();
    await expect.element(dot).toHaveAttribute('aria-current', 'true');
    await expect.element(page.getByRole('heading', { name: benefit })).toBeVisible();
    expect(document.querySelectorAll('.carousel-dot[aria-current="true"]')).toHaveLength(1);
  }
});
