import { createApiClient } from '@lemma/api-client';
import { createQueryClient, EdgeProvider, queryKey } from '@lemma/api-client/react';
import { createRoutesStub, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { plan } from '../story/examples.ts';
import { beginOf } from '../study/session/begun-session.ts';
import { ActionLink } from './action-link.tsx';

const action = plan.actions.find((one) => one.kind === 'lesson');
if (!action?.lesson_uid) throw new Error('The example plan has no lesson.');
const lesson = action.lesson_uid;
const session = '5a1e9f4e-9d1f-4c86-8f5e-0b0f8a6f3f10';

function Arrived() {
  const { pathname, state } = useLocation();
  return <p>{`${pathname} begins ${beginOf(state)?.lesson ?? 'nothing'}`}</p>;
}

/** Presses the link with what is known of its lesson, and says where that led. */
async function press(known?: { readonly open_session_uid: string | null }) {
  const queries = createQueryClient();
  if (known)
    queries.setQueryData(queryKey('interactiveLesson', { params: { lesson_uid: lesson } }), known);
  const Site = createRoutesStub([
    { path: '/', Component: () => action && <ActionLink action={action}>Begin</ActionLink> },
    { path: '*', Component: Arrived },
  ]);
  await render(
    <EdgeProvider client={createApiClient({ baseUrl: 'https://x.invalid' })} queryClient={queries}>
      <Site />
    </EdgeProvider>,
  );
  await page.getByRole('link', { name: 'Begin' }).click();
  const arrived = page.getByText(/ begins /u);
  await expect.element(arrived).toBeVisible();
  return arrived.element().textContent;
}

it('begins a lesson that was asked for ahead straight at its session', async () => {
  expect(await press({ open_session_uid: null })).toMatch(
    new RegExp(`^/learn/my-learning/session/[\\w-]{36} begins ${lesson}$`, 'u'),
  );
});

it('goes on with its open session', async () => {
  expect(await press({ open_session_uid: session })).toBe(
    `/learn/my-learning/session/${session} begins nothing`,
  );
});

it('looks up a lesson that is not known yet', async () => {
  expect(await press()).toBe(`/learn/lessons/${lesson}/study begins nothing`);
});
