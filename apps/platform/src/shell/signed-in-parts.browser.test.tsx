import { createFakeFetch, type FakeHandlers } from '@lemma/api-client/fake';
import { ToastRegion, UiProvider } from '@lemma/ui';
import '@lemma/ui/styles.css';
import { useState } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { queryClient } from '../api/client.ts';
import { type Auth, AuthScope } from '../auth/auth-context.ts';
import { learner } from '../auth/example-auth.ts';
import { inForceSince } from '../brand/legal.ts';
import { FeedbackDialog } from '../feedback/feedback-dialog.tsx';
import { NAME_DIALOG_KEY } from './display-name-dialog.tsx';
import { BANNER_KEY } from './onboarding-banner.tsx';
import { SignedInParts } from './signed-in-parts.tsx';

const auth: Auth = { ...learner, getToken: async () => 'token' };
const email = learner.user?.email ?? '';
const profile = {
  name: 'Reader',
  email,
  created_at: '2026-01-01T00:00:00.000Z',
  daily_goal: 30,
  time_zone: 'Europe/London',
  day_start: 0,
  rest_day: null,
  retention: 0.91,
};

const onboarding = {
  has_name: false,
  has_course: false,
  has_finished_diagnostic: false,
  has_studied: true,
  can_see_knowledge_profile: false,
};

const Site = createRoutesStub([
  { path: '/learn/my-learning', Component: () => <SignedInParts bare={false} /> },
  { path: '/', Component: () => <SignedInParts bare={false} /> },
  { path: '/feedback', Component: () => <OpenFeedback uid="feedback" /> },
  { path: '/feedback-about-nothing', Component: () => <OpenFeedback uid={undefined} /> },
]);

function OpenFeedback({ uid }: { readonly uid: string | undefined }) {
  const [open, setOpen] = useState(true);
  return <FeedbackDialog uid={uid} open={open} onClose={() => setOpen(false)} />;
}

/** The real client and cache; only the server's end of `fetch` is played, from the contract. */
async function open(handlers: FakeHandlers, address = '/') {
  vi.stubGlobal(
    'fetch',
    createFakeFetch({
      me: () => profile,
      syncUser: () => profile,
      activeCourse: () => ({ course: null }),
      onboardingStatus: () => onboarding,
      ...handlers,
    }),
  );
  await render(
    <UiProvider>
      <AuthScope value={auth}>
        <Site initialEntries={[address]} />
        <ToastRegion />
      </AuthScope>
    </UiProvider>,
  );
}

beforeEach(() => {
  queryClient.clear();
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const banner = () =>
  page.getByText(/^Ready to start learning\? Browse our structured learning paths/u);
const nameField = () => page.getByLabelText('What should we call you?');

it('the banner leads to the paths, and once dismissed stays away', async () => {
  await open({});
  await expect.element(banner()).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Browse Paths' }))
    .toHaveAttribute('href', '/learn/paths');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(banner()).not.toBeInTheDocument();
  expect(localStorage.getItem(BANNER_KEY)).toBe('true');
});

it('asks to agree to the terms before it offers the paths, and keeps which ones', async () => {
  let agreed: { terms: string; privacy: string } | null = null;
  const agree = vi.fn<NonNullable<FakeHandlers['agree']>>(({ body }) => {
    agreed = body;
    return { status: 'ok' };
  });
  await open({ me: () => ({ ...profile, agreed }), agree });
  await expect.element(page.getByText(/^Your account stands under our/u)).toBeVisible();
  expect(banner().elements()).toEqual([]);
  await page.getByRole('button', { name: 'I agree' }).click();
  await expect.element(banner()).toBeVisible();
  expect(agree).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ body: { ...inForceSince } }),
  );
});

it('says what has changed, and that an answer was not kept', async () => {
  await open({
    me: () => ({ ...profile, agreed: { ...inForceSince, privacy: '2020-01-01' } }),
    agree: () => {
      throw new Error('the server is down');
    },
  });
  await expect.element(page.getByText(/^Changed: our/u)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'privacy policy' })).toBeVisible();
  expect(page.getByRole('link', { name: 'terms of service' }).elements()).toEqual([]);
  await page.getByRole('button', { name: 'I agree' }).click();
  await expect.element(page.getByText(/Your answer was not kept\. Try again\./u)).toBeVisible();
});

it('agrees with the first name that is saved', async () => {
  const agree = vi.fn<NonNullable<FakeHandlers['agree']>>(() => ({ status: 'ok' }));
  await open({
    me: () => ({ ...profile, name: null, agreed: null }),
    updateName: () => ({ ...profile, name: 'New Reader' }),
    agree,
  });
  await expect.element(page.getByText(/By saving you agree to our/u)).toBeVisible();
  await userEvent.fill(nameField(), 'New Reader');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Name updated!')).toBeVisible();
  expect(agree).toHaveBeenCalledOnce();
});

it('asks for no name before there is a study that bears it', async () => {
  const onboardingStatus = vi.fn<NonNullable<FakeHandlers['onboardingStatus']>>(() => ({
    ...onboarding,
    has_studied: false,
  }));
  await open({ me: () => ({ ...profile, name: null }), onboardingStatus });
  await expect.element(banner()).toBeVisible();
  await expect.poll(() => onboardingStatus.mock.calls.length).toBe(1);
  expect(nameField().elements()).toEqual([]);
});

it('leaves the first run alone: it asks for the path and the agreement itself', async () => {
  const activeCourse = vi.fn<NonNullable<FakeHandlers['activeCourse']>>(() => ({ course: null }));
  await open({ me: () => ({ ...profile, agreed: null }), activeCourse }, '/learn/my-learning');
  await expect.poll(() => activeCourse.mock.calls.length).toBe(1);
  await expect.poll(() => document.querySelector('.banner')).toBeNull();
});

it('tells the server who has come, once', async () => {
  const syncUser = vi.fn<NonNullable<FakeHandlers['syncUser']>>(() => profile);
  await open({ syncUser });
  await expect.poll(() => syncUser.mock.calls.length).toBe(1);
});

it('asks a learner without a name, refuses the e-mail address, and saves a good one', async () => {
  const updateName = vi.fn<NonNullable<FakeHandlers['updateName']>>(() => ({
    ...profile,
    name: 'New Reader',
  }));
  await open({ me: () => ({ ...profile, name: null }), updateName });
  await expect.element(nameField()).toBeVisible();
  await userEvent.fill(nameField(), email.toUpperCase());
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Invalid name.')).toBeVisible();
  expect(updateName).not.toHaveBeenCalled();
  await userEvent.fill(nameField(), '  New Reader ');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Name updated!')).toBeVisible();
  expect(updateName).toHaveBeenCalledWith(expect.objectContaining({ body: 'New Reader' }));
});

it('a good name that the server does not take is not called invalid, and can be sent again', async () => {
  const updateName = vi
    .fn<NonNullable<FakeHandlers['updateName']>>()
    .mockImplementationOnce(() => {
      throw new Error('the server is down');
    })
    .mockImplementation(() => ({ ...profile, name: 'New Reader' }));
  await open({ me: () => ({ ...profile, name: null }), updateName });
  await expect.element(nameField()).toHaveAttribute('maxlength', '32');
  await userEvent.fill(nameField(), 'New Reader');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Your name was not saved')).toBeVisible();
  expect(page.getByText('Invalid name.').elements()).toEqual([]);
  await expect.element(nameField()).toHaveValue('New Reader');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Name updated!')).toBeVisible();
});

it('“Maybe later” is for good, the X only for now', async () => {
  await open({ me: () => ({ ...profile, name: email }) });
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect.element(nameField()).not.toBeInTheDocument();
  expect(localStorage.getItem(NAME_DIALOG_KEY)).toBeNull();
});

it('“Maybe later” is kept', async () => {
  await open({ me: () => ({ ...profile, name: email }) });
  await page.getByRole('button', { name: 'Maybe later' }).click();
  expect(localStorage.getItem(NAME_DIALOG_KEY)).toBe('true');
});

it('feedback that arrives is thanked for', async () => {
  const reportIssue = vi.fn<NonNullable<FakeHandlers['reportIssue']>>(() => ({ status: 'ok' }));
  await open({ reportIssue }, '/feedback');
  await userEvent.fill(
    page.getByLabelText('What happened, or what should be better?'),
    'A slip in step 2.',
  );
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText("I'll get right on it! 🚀")).toBeVisible();
  expect(reportIssue).toHaveBeenCalledWith(
    expect.objectContaining({
      body: expect.objectContaining({ uid: 'feedback', description: 'A slip in step 2.' }),
    }),
  );
});

it('feedback about nothing is not sent', async () => {
  const reportIssue = vi.fn<NonNullable<FakeHandlers['reportIssue']>>();
  await open({ reportIssue }, '/feedback-about-nothing');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeEnabled();
  expect(reportIssue).not.toHaveBeenCalled();
});

it('feedback that fails says so, and the dialog closes all the same', async () => {
  await open(
    {
      reportIssue: () => {
        throw new Error('the server is down');
      },
    },
    '/feedback',
  );
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText('Something went wrong, please try again. 🤔')).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
