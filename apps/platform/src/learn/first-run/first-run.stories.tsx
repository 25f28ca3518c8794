import { createFakeFetch, type FakeHandlers } from '@lemma/api-client/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { learner } from '../../auth/example-auth.ts';
import { noteIntroduced } from '../../shell/introduction.ts';
import { plan } from '../story/examples.ts';
import { StoryFrame } from '../story/story-frame.tsx';
import { newLearner, python } from '../story/new-learner.ts';
import { FirstRunScreen } from './first-run.tsx';
import type { FirstRunStep, Place } from './kept-place.ts';
import type { FirstRun } from './use-first-run.ts';

const meta: Meta = {
  title: 'Learn/First run',
  parameters: { layout: 'fullscreen' },
  beforeEach: () => noteIntroduced(learner.user?.sub ?? ''),
};
export default meta;

const nothing = () => undefined;

/** One screen of the first run, over a server of somebody who has just signed up. */
function Screen({
  step,
  goal = 'maths',
  server = newLearner().server,
  started = false,
}: {
  readonly step: FirstRunStep;
  readonly goal?: Place['goal'];
  readonly server?: FakeHandlers;
  readonly started?: boolean;
}) {
  const run: FirstRun = {
    step,
    place: { step, goal },
    goOn: nothing,
    reach: nothing,
    end: nothing,
  };
  const first = {
    kind: 'lesson' as const,
    lesson_uid: 'py-values-and-variables',
    session_uid: null,
    course_uid: python.course_id,
    unit_uid: null,
    title: 'Values and variables',
    minutes: 20,
    has_access: true,
    reason: { code: 'next', text: 'Next on your path.' },
  };
  return (
    <StoryFrame server={createFakeFetch(server)}>
      <FirstRunScreen
        run={run}
        course={started ? python : null}
        plan={started ? { ...plan, actions: [first] } : { ...plan, actions: [] }}
      />
    </StoryFrame>
  );
}

export const Goal: StoryObj = {
  render: () => <Screen step="goal" />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('radio', { name: /^Work with data in Python/u }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(page.getByRole('radio', { name: /^Understand the maths/u })).toBeChecked();
    await expect(await page.findByText(/^By continuing you agree/u)).toBeVisible();
  },
};
/** Each with how long the recommended path takes at that. */
export const Time: StoryObj = {
  render: () => <Screen step="time" />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const usual = await page.findByRole('radio', { name: /^30 minutes/u });
    await waitFor(async () => expect(usual).toBeChecked());
    // 9 lessons of 95 minutes: 855 / 210 are 4.1 weeks, and 5.7 with reviews.
    await expect(await page.findByText('The path in about 4 to 6 weeks')).toBeVisible();
  },
};
/** Without a path there is nothing to tell but the time itself. */
export const TimeWithoutPath: StoryObj = {
  render: () => <Screen step="time" goal="own" />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('3.5 hours a week')).toBeVisible();
  },
};
export const Path: StoryObj = {
  render: () => <Screen step="path" goal="python" />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [first] = await page.findAllByRole('radio');
    await expect(first).toBeChecked();
    await expect(first).toHaveAccessibleName(/^Essential Python.*Fits your goal/u);
  },
};
export const PathOfOnesOwn: StoryObj = {
  render: () => <Screen step="path" goal="own" />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: 'Choose this path' })).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: 'Make a path from a goal' }));
    const body = within(canvasElement.ownerDocument.body);
    const dialog = await body.findByRole('dialog', { name: 'A path from a goal' });
    await waitFor(async () => expect(dialog).toBeVisible());
  },
};
export const Start: StoryObj = {
  render: () => <Screen step="start" started />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/asks 8 to 25 questions, about 14 min/u)).toBeVisible();
    await expect(page.getByText(/Begin with “Values and variables”, about 20 min/u)).toBeVisible();
  },
};
