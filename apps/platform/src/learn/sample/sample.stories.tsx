import { createFakeFetch, type FakeHandlers, FakeProblem } from '@lemma/api-client/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { visitor } from '../../auth/example-auth.ts';
import { StoryFrame } from '../story/story-frame.tsx';
import {
  exampleEnd,
  exampleQuestion,
  exampleResult,
  exampleSession,
} from '../study/session/example-session.ts';
import { visitorSamples } from '../visitor-sessions/visitor-sessions.ts';
import { SampleStudy } from './sample-study.tsx';

const signup = fn(async () => undefined);

const meta: Meta = {
  title: 'Learn/Sample lesson',
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    for (const session of Object.values(visitorSamples.all())) visitorSamples.drop(session);
    signup.mockClear();
  },
};
export default meta;

/** A visitor at a sample of the lesson, over a server that answers so. */
function Sample({ server }: { readonly server: FakeHandlers }) {
  return (
    <StoryFrame server={createFakeFetch(server)} auth={{ ...visitor, signup }}>
      <SampleStudy lesson="la-dot-product" />
    </StoryFrame>
  );
}

/** A session that stands as given, whatever its uid. */
const standing = (change: Parameters<typeof exampleSession>[0]): FakeHandlers => ({
  startSample: ({ body }) => exampleSession({ ...change, session_uid: body.session_uid }),
  sampleSession: ({ params }) => exampleSession({ ...change, ...params }),
  sampleHistory: () => ({ status: 'ok' }),
});

const failed = {
  ...exampleEnd,
  outcome: 'failed' as const,
  opened_lessons: [],
  next_review_at: null,
  weak_skills: [{ skill_id: 'read', title: 'Read its sign' }],
};

/** An answer goes to the server by the visitor's own calls, and the session is kept in the browser. */
export const Answering: StoryObj = {
  render: () => (
    <Sample
      server={{
        ...standing({ position: 3 }),
        answerSample: ({ body }) =>
          exampleResult(body.attempt_uid, { next: exampleQuestion('q2') }),
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('radio', { name: /11/u }));
    await userEvent.click(page.getByRole('button', { name: 'Check answer' }));
    await expect(await page.findByRole('button', { name: 'Continue' })).toBeVisible();
    await expect(Object.keys(visitorSamples.all())).toEqual(['la-dot-product']);
    const leave = page.getByRole('link', { name: /^Leave the lesson/u });
    await expect(leave).toHaveAttribute('href', '/');
  },
};

/** There is no outbox: what did not get through is said, and sent again by hand. */
export const NotTaken: StoryObj = {
  render: () => (
    <Sample
      server={{
        ...standing({ position: 3 }),
        answerSample: () => {
          throw new FakeProblem('internal', 'The database is starting.');
        },
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('radio', { name: /11/u }));
    await userEvent.click(page.getByRole('button', { name: 'Check answer' }));
    await expect(await page.findByText(/^The server did not take this answer/u)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Check answer' })).toBeEnabled();
  },
};

/** What an account does with it. */
export const Mastered: StoryObj = {
  render: () => <Sample server={standing({ next: exampleEnd })} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Sign up and keep it' }));
    await expect(signup).toHaveBeenCalledWith({ returnTo: '/learn/my-learning' });
    // Nothing that only a learner can do.
    await expect(page.queryByText('How hard was it?')).toBeNull();
    await expect(page.queryByRole('link', { name: 'My learning' })).toBeNull();
  },
};

/** Trying again is another session. */
export const NotYetMastered: StoryObj = {
  render: () => {
    const begun = new Set<string>();
    return (
      <Sample
        server={{
          ...standing({}),
          startSample: ({ body: { session_uid } }) => {
            begun.add(session_uid);
            return exampleSession({ session_uid, ...(begun.size === 1 ? { next: failed } : {}) });
          },
        }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Try the lesson again' }));
    await expect(await page.findByText('Step 1 of 11')).toBeVisible();
  },
};

/** Only a free lesson that needs no other is open to visitors. */
export const Locked: StoryObj = {
  render: () => (
    <Sample
      server={{
        startSample: () => {
          throw new FakeProblem('lesson-locked', 'Before “Span”, master “Linear combinations”.', {
            lesson: { lesson_uid: 'la-span', title: 'Span' },
            missing_prerequisites: [
              { lesson_uid: 'la-linear-combinations', title: 'Linear combinations' },
            ],
          });
        },
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const heading = await within(canvasElement).findByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent('“Span” is still locked');
  },
};
