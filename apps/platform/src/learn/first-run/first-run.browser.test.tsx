import { createApiClient } from '@lemma/api-client';
import { createFakeFetch, type FakeHandlers, FakeProblem } from '@lemma/api-client/fake';
import { EdgeProvider } from '@lemma/api-client/react';
import { FullUi, ToastRegion, UiProvider } from '@lemma/ui';
import '@lemma/ui/styles.css';
import { createRoutesStub, useLocation } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AuthScope } from '../../auth/auth-context.ts';
import { learner } from '../../auth/example-auth.ts';
import { inForceSince } from '../../brand/legal.ts';
import { noteIntroduced } from '../../shell/introduction.ts';
import { plan } from '../story/examples.ts';
import TodayRoute from '../today/today-route.tsx';
import { newLearner, python } from '../story/new-learner.ts';

beforeEach(() => {
  localStorage.clear();
  noteIntroduced(learner.user?.sub ?? '');
});

/** My learning of somebody who has just signed up, opened as a browser would. */
async function open(server: FakeHandlers) {
  const client = createApiClient({
    baseUrl: 'https://fake.example',
    retries: 0,
    fetch: createFakeFetch(server),
  });
  const Site = createRoutesStub([
    { path: '/learn/my-learning', Component: TodayRoute },
    { path: '*', Component: () => <p>{useLocation().pathname}</p> },
  ]);
  return render(
    <UiProvider>
      <FullUi>
        <AuthScope value={learner}>
          <EdgeProvider client={client}>
            <Site initialEntries={['/learn/my-learning']} />
          </EdgeProvider>
        </AuthScope>
      </FullUi>
      <ToastRegion />
    </UiProvider>,
  );
}

const button = (name: string) => page.getByRole('button', { name });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

it('leads from the goal to the first lesson in four screens, and says so to the server', async () => {
  const { server, received } = newLearner();
  await open({
    ...server,
    // The chosen path is known a while before its plan is, as over a real line.
    nextActions: async (call) => {
      await new Promise((resolve) => setTimeout(resolve, 150));
      return server.nextActions?.(call) ?? plan;
    },
  });
  await expect.element(heading('What do you want to learn for?')).toHaveFocus();
  await expect.element(button('Continue')).toBeDisabled();
  await page.getByRole('radio', { name: /^Work with data in Python/u }).click();
  await button('Continue').click();

  await expect.element(page.getByText('Step 2 of 4')).toBeVisible();
  await page.getByRole('radio', { name: /^45 minutes/u }).click();
  await button('Continue').click();

  await expect.element(page.getByRole('radio', { name: /^Essential Python/u })).toBeChecked();
  await button('Choose this path').click();

  await expect.element(heading('Where do you want to start?')).toHaveFocus();
  expect(received).toEqual({ agreed: { ...inForceSince }, goal: 45, course: python.course_id });
  await button('Start the first lesson').click();
  await expect.element(page.getByText('/learn/lessons/la-vectors/study')).toBeVisible();
});

it('goes on to the start although the open sessions are known last of all', async () => {
  const { server } = newLearner();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await open({
    ...server,
    inProgressSessions: async (call) => {
      await released;
      return server.inProgressSessions?.(call) ?? { sessions: [] };
    },
    // The path is known before its plan: the screen goes while its own call still waits for what follows.
    nextActions: async (call) => {
      await new Promise((resolve) => setTimeout(resolve, 150));
      return server.nextActions?.(call) ?? plan;
    },
  });
  for (const name of ['What do you want to learn for?', 'How much time a day?']) {
    await expect.element(heading(name)).toBeVisible();
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
  }
  await page.getByRole('radio', { name: /^Essential Python/u }).click();
  await button('Choose this path').click();
  // The plan is waited for: the screen of the path is not there while it is.
  await expect.element(heading('Your path')).not.toBeInTheDocument();
  release();
  await expect.element(heading('Where do you want to start?')).toBeVisible();
});

it('goes on at the screen where it was left', async () => {
  const { server } = newLearner();
  const first = await open(server);
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect.element(heading('How much time a day?')).toBeVisible();
  await first.unmount();
  await open(server);
  await expect.element(heading('How much time a day?')).toBeVisible();
});

it('can be left out screen by screen, or whole: then the paths are there to choose from', async () => {
  const { server, received } = newLearner();
  const first = await open(server);
  for (const name of ['What do you want to learn for?', 'How much time a day?']) {
    await expect.element(heading(name)).toBeVisible();
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
  }
  await expect.element(heading('Your path')).toBeVisible();
  await button('Skip all').click();
  await expect.element(heading('Choose your path')).toBeVisible();
  expect(received).toEqual({});
  await first.unmount();
  await open(server);
  await expect.element(heading('Choose your path')).toBeVisible();
});

it('a choice that the server does not take stays on its screen, and can be made again', async () => {
  let failures = 1;
  const { server } = newLearner();
  const { updateCourse } = server;
  await open({
    ...server,
    updateCourse: (call) => {
      failures -= 1;
      if (failures >= 0 || !updateCourse) throw new FakeProblem('internal', 'It starts.');
      return updateCourse(call);
    },
  });
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await page.getByRole('radio', { name: /^Essential Python/u }).click();
  await button('Choose this path').click();
  await expect.element(page.getByText('Not started')).toBeVisible();
  await button('Choose this path').click();
  await expect.element(heading('Where do you want to start?')).toBeVisible();
});
