import { createApiClient } from '@lemma/api-client';
import { createFakeFetch } from '@lemma/api-client/fake';
import { EdgeProvider } from '@lemma/api-client/react';
import { FullUi, UiProvider } from '@lemma/ui';
import '@lemma/ui/styles.css';
import {
  createRoutesStub,
  Link,
  Outlet,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AuthScope } from '../../auth/auth-context.ts';
import { learner } from '../../auth/example-auth.ts';
import { keepPlace } from '../first-run/kept-place.ts';
import { course, lessons, plan, xp } from '../story/examples.ts';
import TodayRoute from './today-route.tsx';

/** Courses enough that the last stands far below the fold. */
const courses = Array.from({ length: 12 }, (_, index) => ({
  ...course,
  course_id: `path-${index + 1}`,
  title: `Path ${index + 1}`,
  active: false,
  started_at: null,
}));

/** Scrolls as the site's root does; ScrollRestoration is this hook and a script. */
function Root() {
  useScrollRestoration();
  return <Outlet />;
}

it('a newcomer who skipped the first run and starts the last of many paths sees the plan from its top', async () => {
  keepPlace('learner', { step: 'done' });
  let active: typeof course | null = null;
  const client = createApiClient({
    baseUrl: 'https://fake.example',
    retries: 0,
    fetch: createFakeFetch({
      activeCourse: () => ({ course: active }),
      nextActions: () => (active ? plan : { ...plan, actions: [] }),
      allCourses: () => ({ courses }),
      courseLessons: () => ({ course, lessons: [...lessons] }),
      dailyXp: () => xp,
      nextReviews: () => ({ reviews: [] }),
      updateCourse: ({ params }) => {
        active = { ...course, course_id: params.course_id };
        return { course: active };
      },
    }),
  });
  const Site = createRoutesStub([
    {
      Component: Root,
      children: [
        { path: '/', Component: () => <Link to="/learn/my-learning">My learning</Link> },
        { path: '/learn/my-learning', Component: TodayRoute },
      ],
    },
  ]);
  await page.viewport(390, 300);
  await render(
    <UiProvider>
      <FullUi>
        <AuthScope value={learner}>
          <EdgeProvider client={client}>
            <Site />
          </EdgeProvider>
        </AuthScope>
      </FullUi>
    </UiProvider>,
  );
  await page.getByRole('link', { name: 'My learning' }).click();
  const last = page
    .getByRole('listitem')
    .filter({ hasText: 'Path 12' })
    .getByRole('button', { name: 'Start this path' });
  await expect.element(last).toBeInTheDocument();
  last.element().scrollIntoView({ block: 'center' });
  expect(window.scrollY).toBeGreaterThan(1000);
  await last.click();
  await expect.element(page.getByRole('heading', { level: 1, name: /^Saturday/u })).toBeVisible();
  expect(window.scrollY).toBe(0);
});
