import { FakeProblem } from '@lemma/api-client/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type DeskFake, DeskStory, type DeskStoryProps } from './desk-story.tsx';
import { exampleAccount, exampleDesk, examplePath, failingDesk } from './example-desk.ts';
import FeedbackRoute from './feedback-route.tsx';
import FoundRoute from './found-route.tsx';
import LearnerRoute from './learner-route.tsx';
import AuditRoute from './lists/audit-route.tsx';
import ErrorsRoute from './lists/errors-route.tsx';
import InterestRoute from './lists/interest-route.tsx';
import LessonsRoute from './lists/lessons-route.tsx';
import MailRoute from './lists/mail-route.tsx';
import ServiceRoute from './lists/service-route.tsx';
import PathRoute from './paths/path-route.tsx';
import PathsRoute from './paths/paths-route.tsx';
import { deskPaths } from './words/desk-paths.ts';

const meta: Meta = { title: 'Desk/Pages', parameters: { layout: 'fullscreen' } };
export default meta;

type Place = Omit<DeskStoryProps, 'fake'>;
const account: Place = {
  at: deskPaths.learner('auth0|learner-0412', 'r1'),
  path: '/desk/learners/:learner_id',
  Page: LearnerRoute,
};
const page = (at: string, Page: Place['Page']): Place => ({ at, path: at, Page });
const at = (place: Place, fake: DeskFake = exampleDesk, play?: StoryObj['play']): StoryObj => ({
  render: () => <DeskStory {...place} fake={fake} />,
  ...(play ? { play } : {}),
});

/** What waits, latest first. Markup in a report is text. */
export const Feedback: StoryObj = at(
  page(deskPaths.feedback, FeedbackRoute),
  exampleDesk,
  async ({ canvasElement }) => {
    const desk = within(canvasElement);
    await expect(await desk.findByText(/<b>I was charged<\/b>/u)).toBeVisible();
    await expect(desk.getByRole('link', { name: /Feedback 3 open/u })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
);

/** An account: who, what they bought, how far they are, what was sent, what was done. */
export const Account: StoryObj = at(account, exampleDesk, async ({ canvasElement }) => {
  const desk = within(canvasElement);
  await expect(
    await desk.findByRole('heading', { name: 'learner-0412@example.org' }),
  ).toBeVisible();
  await expect(desk.getByText('12 of 45 lessons')).toBeVisible();
  await expect(desk.getByText(/552 mailbox full/u)).toBeVisible();
  await expect(desk.getByRole('link', { name: /Row by column/u, current: true })).toBeVisible();
});

const refund = fn((_body: unknown) => ({ status: 'ok' as const }));

/** A refund asks for a reason, says what follows, and gives the focus back when it is left. */
export const Refund: StoryObj = at(
  account,
  { ...exampleDesk, refund: ({ body }) => refund(body) },
  async ({ canvasElement }) => {
    refund.mockClear();
    const desk = within(canvasElement);
    const open = await desk.findByRole('button', { name: 'Refund' });
    await userEvent.click(open);
    const reason = await desk.findByRole('textbox', { name: /Reason/u });
    await expect(reason).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(open).toHaveFocus();
    await userEvent.click(open);
    await userEvent.click(await desk.findByRole('button', { name: 'Refund US$329.00' }));
    await expect(await desk.findByText(/Say why/u)).toBeVisible();
    await expect(refund).not.toHaveBeenCalled();
    await userEvent.type(
      desk.getByRole('textbox', { name: /Reason/u }),
      'Asked within 30 days of payment',
    );
  },
);

/** It was refunded once, with the reason. */
export const Refunded: StoryObj = at(
  account,
  { ...exampleDesk, refund: ({ body }) => refund(body) },
  async ({ canvasElement }) => {
    refund.mockClear();
    const desk = within(canvasElement);
    await userEvent.click(await desk.findByRole('button', { name: 'Refund' }));
    await userEvent.type(await desk.findByRole('textbox', { name: /Reason/u }), 'Asked by mail');
    await userEvent.click(desk.getByRole('button', { name: 'Refund US$329.00' }));
    await waitFor(async () =>
      expect(desk.getByText('US$329.00 is on its way back.')).toBeVisible(),
    );
    await expect(refund).toHaveBeenCalledOnce();
    await expect(refund).toHaveBeenCalledWith(
      expect.objectContaining({ payment_id: 'pi_1', reason: 'Asked by mail' }),
    );
  },
);

const settle = fn((_body: unknown) => ({ status: 'ok' }) as const);

/** A talk that was bought: the desk says that it was had, with a reason. */
export const TalkHad: StoryObj = at(
  account,
  { ...exampleDesk, settleTalk: ({ body }) => settle(body) },
  async ({ canvasElement }) => {
    settle.mockClear();
    const desk = within(canvasElement);
    await userEvent.click(await desk.findByRole('button', { name: /^It was had/u }));
    await userEvent.type(await desk.findByRole('textbox', { name: /Reason/u }), 'On Monday');
    await userEvent.click(desk.getByRole('button', { name: 'It was had' }));
    await expect(await desk.findByText('The talk was had.')).toBeVisible();
    await expect(settle).toHaveBeenCalledWith(
      expect.objectContaining({ payment_id: 'pi_2', held: true, reason: 'On Monday' }),
    );
  },
);

const tries = fn((_uid: string) => undefined);

/** The provider did not answer: it says so, and the second try is the same act. */
export const RefundFailed: StoryObj = at(
  account,
  {
    ...exampleDesk,
    refund: ({ body }) => {
      tries(body.act_uid);
      throw new FakeProblem('payments-unavailable', 'The payment provider did not answer.');
    },
  },
  async ({ canvasElement }) => {
    tries.mockClear();
    const desk = within(canvasElement);
    await userEvent.click(await desk.findByRole('button', { name: 'Refund' }));
    await userEvent.type(await desk.findByRole('textbox', { name: /Reason/u }), 'Asked by mail');
    const doIt = desk.getByRole('button', { name: 'Refund US$329.00' });
    await userEvent.click(doIt);
    await expect(await desk.findByText(/It was not done\. The payment provider/u)).toBeVisible();
    await userEvent.click(doIt);
    await waitFor(async () => expect(tries).toHaveBeenCalledTimes(2));
    await expect(tries.mock.calls[0]).toEqual(tries.mock.calls[1]);
  },
);

/** Access without payment, for a time that is chosen. */
export const Grant: StoryObj = at(account, exampleDesk, async ({ canvasElement }) => {
  const desk = within(canvasElement);
  await userEvent.click(await desk.findByRole('button', { name: 'Grant access' }));
  await userEvent.selectOptions(desk.getByRole('combobox', { name: 'How long' }), 'a year');
  await expect(desk.getByRole('button', { name: 'Grant access: a year' })).toBeVisible();
});

/** An account is deleted after a reason. */
export const Delete: StoryObj = at(account, exampleDesk, async ({ canvasElement }) => {
  const desk = within(canvasElement);
  await userEvent.click(await desk.findByRole('button', { name: 'Delete account' }));
  await expect(desk.getByText(/This cannot be undone\./u)).toBeVisible();
});

/** One's own account is somebody else's to act on. */
export const OwnAccount: StoryObj = at(
  account,
  {
    ...exampleDesk,
    learner: () => ({
      ...exampleAccount,
      learner: { ...exampleAccount.learner, learner_id: 'auth0|agent-2' },
      subscription: null,
      access: { has_access: false, source: null, ends_at: null },
      progress: [],
      mails: [],
    }),
  },
  async ({ canvasElement }) => {
    const desk = within(canvasElement);
    await expect(await desk.findByText(/This is your own account/u)).toBeVisible();
    await expect(desk.queryByRole('button', { name: 'Grant access' })).toBeNull();
  },
);

/** Several learners were found. */
export const Found: StoryObj = at({
  at: `${deskPaths.learners}?search=learner`,
  path: deskPaths.learners,
  Page: FoundRoute,
});

/** Nobody was. */
export const NobodyFound: StoryObj = at({
  at: `${deskPaths.learners}?search=nobody`,
  path: deskPaths.learners,
  Page: FoundRoute,
});

export const Errors: StoryObj = at(page(deskPaths.errors, ErrorsRoute));
export const Lessons: StoryObj = at(page(deskPaths.lessons, LessonsRoute));

export const Paths: StoryObj = at(page(deskPaths.paths, PathsRoute));

const savePath = fn((_body: unknown) => ({ status: 'ok' as const }));
const newPath: Place = {
  at: deskPaths.path('00000000-0000-4000-8000-000000000002'),
  path: '/desk/paths/:path_uid',
  Page: PathRoute,
};

/** A path is made of lessons that exist; its address follows its title. */
export const NewPath: StoryObj = at(
  newPath,
  { ...exampleDesk, savePath: ({ body }) => savePath(body) },
  async ({ canvasElement }) => {
    savePath.mockClear();
    const desk = within(canvasElement);
    const save = await desk.findByRole('button', { name: 'Save the draft' });
    await expect(save).toBeDisabled();
    await userEvent.type(desk.getByRole('textbox', { name: 'Title' }), 'Vectors, quickly');
    await expect(desk.getByRole('textbox', { name: /Address/u })).toHaveValue('vectors-quickly');
    for (const name of ['Span', 'The dot product', 'Linear combinations'])
      await userEvent.click(await desk.findByRole('checkbox', { name }));
    await userEvent.click(desk.getByRole('button', { name: 'Move The dot product up' }));
    await userEvent.click(desk.getByRole('button', { name: 'Take Linear combinations out' }));
    await userEvent.click(save);
    await waitFor(async () => expect(savePath).toHaveBeenCalledOnce());
    await expect(savePath).toHaveBeenCalledWith(
      expect.objectContaining({
        slug: 'vectors-quickly',
        title: 'Vectors, quickly',
        goal_lesson_uids: ['la-dot-product', 'la-span'],
      }),
    );
  },
);

/** A draft: how its page will look, and the button that makes it public. */
export const PathDraft: StoryObj = at(
  { ...newPath, at: deskPaths.path(examplePath.path_uid) },
  exampleDesk,
  async ({ canvasElement }) => {
    const desk = within(canvasElement);
    await expect(await desk.findByRole('button', { name: 'Publish' })).toBeEnabled();
    await userEvent.type(desk.getByRole('textbox', { name: 'Title' }), '!');
    await expect(desk.getByRole('button', { name: 'Publish' })).toBeDisabled();
    await expect(desk.getByText('Save your changes first.')).toBeVisible();
    await userEvent.type(desk.getByRole('textbox', { name: 'Title' }), '{Backspace}');
  },
);

/** A failed mail, read as its reader would have. Nothing in it runs. */
export const Mail: StoryObj = at(
  page(deskPaths.mail, MailRoute),
  exampleDesk,
  async ({ canvasElement }) => {
    const desk = within(canvasElement);
    await userEvent.click(await desk.findByRole('button', { name: /^Read Weekly summary/u }));
    const frame = await desk.findByTitle(/Your week/u);
    await expect(frame).toHaveAttribute('sandbox', '');
    await expect('x' in window).toBe(false);
  },
);
export const Interest: StoryObj = at(page(deskPaths.interest, InterestRoute));
export const Service: StoryObj = at(page(deskPaths.service, ServiceRoute));
export const Audit: StoryObj = at(page(deskPaths.audit, AuditRoute));

/** The server does not answer: the desk says what it said, and asks again when told to. */
export const Failing: StoryObj = at(account, failingDesk, async ({ canvasElement }) => {
  const desk = within(canvasElement);
  await expect((await desk.findAllByText(/The database cannot answer just now/u))[0]).toBeVisible();
  await expect(desk.getAllByRole('button', { name: 'Try again' })[0]).toBeVisible();
});

/** Logged in, and not at the desk: the way in is a login that asks for it. */
export const Shut: StoryObj = at(
  page(deskPaths.feedback, FeedbackRoute),
  {
    agent: () => {
      throw new FakeProblem('unauthenticated', 'Send a token.');
    },
  },
  async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Enter the desk' }),
    ).toBeVisible();
  },
);

/** An account without the role. */
export const NotStaff: StoryObj = at(
  page(deskPaths.feedback, FeedbackRoute),
  {
    agent: () => {
      throw new FakeProblem('insufficient-scope', 'The token lacks the scope desk.');
    },
  },
  async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: /does not work at the desk/u }),
    ).toBeVisible();
  },
);
