import { createFakeFetch, FakeProblem } from '@lemma/api-client/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { exampleSession } from '../study/session/example-session.ts';
import { StudyScreen } from '../study/study-screen.tsx';
import { StoryFrame } from '../story/story-frame.tsx';
import type { Session } from '../wire.ts';

const link = (lesson: string, text: string, anchor = '') =>
  `<a href="/learn/lessons/${lesson}/reference${anchor && `#${anchor}`}" data-lesson="${lesson}">${text}</a>`;

const { lesson } = exampleSession();

/** A lesson with one part of its explanation. */
const withText = (uid: string, title: string, html: string): Session['lesson'] => ({
  ...lesson,
  uid,
  title,
  summary: `What ${title.toLowerCase()} are for.`,
  sections: [
    {
      kind: 'explanation',
      title: 'Explanation',
      parts: [{ id: 'first', title: 'First part', blocks: [{ type: 'html', html }] }],
    },
  ],
});

const earlier: Record<string, Session['lesson']> = {
  'la-vector-arithmetic': withText(
    'la-vector-arithmetic',
    'Adding and scaling vectors',
    `<p>Vectors are added entry by entry. An entry is explained in ${link('la-vectors', 'Vectors')}.</p>${'<p>More text.</p>'.repeat(40)}<p id="la-vector-arithmetic--def-scale"><strong>Scaling</strong> multiplies each entry.</p>${'<p>More text.</p>'.repeat(40)}`,
  ),
  'la-vectors': withText('la-vectors', 'Vectors', '<p>A vector is a list of numbers.</p>'),
};

/** Has the lessons above; any other belongs to a plan. */
const server = createFakeFetch({
  lessonReference: ({ params }) => {
    const found = earlier[params.lesson_uid];
    if (!found) throw new FakeProblem('payment-required', 'This lesson is part of a plan.');
    return { lesson: found, prerequisites: [], leads_to: [] };
  },
});

const meta: Meta = {
  title: 'Learn/Earlier lessons',
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryFrame server={server}>{Story()}</StoryFrame>],
};
export default meta;

const study = (html: string) => (
  <StudyScreen
    session={exampleSession({ lesson: withText('la-dot-product', 'The dot product', html) })}
  />
);
const sheetIn = async (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('complementary', { name: 'Earlier lesson' });

/** A link to another lesson opens it beside the one that is studied, at the place that is meant. */
export const AtAPlace: StoryObj = {
  render: () =>
    study(
      `<p>Each entry is multiplied, as in ${link('la-vector-arithmetic', 'Adding and scaling vectors, Definition 1', 'la-vector-arithmetic--def-scale')}.</p>`,
    ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const name = 'Adding and scaling vectors, Definition 1';
    await userEvent.click(await page.findByRole('link', { name }));
    const sheet = await sheetIn(canvasElement);
    await waitFor(async () => expect(sheet).toHaveFocus());
    const { top } = (await within(sheet).findByText('Scaling')).getBoundingClientRect();
    await expect(top).toBeLessThan(window.innerHeight);
    await expect(page.getByText(/^Step 1 of/u)).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(page.getByRole('link', { name })).toHaveFocus());
  },
};

/** A link in it leads on, and "Back" leads back. Keys that are pressed in it do not reach the lesson. */
export const LeadsOn: StoryObj = {
  render: () =>
    study(`<p>It rests on ${link('la-vector-arithmetic', 'Adding and scaling vectors')}.</p>`),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('link', { name: 'Adding and scaling vectors' }));
    const first = within(await sheetIn(canvasElement));
    await userEvent.click(await first.findByRole('link', { name: 'Vectors' }));
    await expect(await page.findByText('A vector is a list of numbers.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(page.getByText(/^Step 1 of/u)).toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Back' }));
    const heading = { name: 'Adding and scaling vectors' };
    await expect(await page.findByRole('heading', heading)).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Back' })).toBeNull();
  },
};

/** A lesson that belongs to a plan: the sheet says so, and the study goes on. */
export const BelongsToAPlan: StoryObj = {
  render: () => study(`<p>More in ${link('la-projection', 'Projection')}.</p>`),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('link', { name: 'Projection' }));
    const sheet = within(await sheetIn(canvasElement));
    await expect(await sheet.findByRole('heading', { name: /plan/iu })).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Close the earlier lesson' }));
    await expect(page.queryByRole('complementary', { name: 'Earlier lesson' })).toBeNull();
  },
};

/** On a phone the sheet takes the lower part of the screen, and the lesson can be seen over it. */
export const Phone: StoryObj = {
  ...AtAPlace,
  globals: { viewport: { value: 'phone' } },
};
