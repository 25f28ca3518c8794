import { Blocks, type LessonHtml, LessonSurface } from '@lemma/lesson-renderer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { exampleIndex } from '../../search/example-index.ts';
import { StoryFrame } from '../story/story-frame.tsx';
import { withTerms } from './mark-terms.ts';
import { TermCard } from './term-card.tsx';

const meta: Meta = { title: 'Learn/Terms in a lesson', parameters: { layout: 'fullscreen' } };
export default meta;

const terms = new Map([
  ['echelon form', { lesson: 'la-elimination', anchor: 'la-elimination--def-echelon' }],
]);
const part = withTerms(
  {
    id: 'part',
    title: '',
    blocks: [
      {
        type: 'html',
        html: '<p>Bring the matrix into echelon form and count the rows that are not zero.</p>' as LessonHtml,
      },
    ],
  },
  terms,
);

const lesson = (load: () => Promise<typeof exampleIndex>) => (
  <StoryFrame>
    <LessonSurface theme="light">
      <div className="learn-page">
        <Blocks blocks={part.blocks} />
      </div>
    </LessonSurface>
    <TermCard load={load} />
  </StoryFrame>
);

/** A term that an earlier lesson defined says what it means when it is pointed at; the pointer may go onto the card. */
export const PointedAt: StoryObj = {
  render: () => lesson(async () => exampleIndex),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const link = page.getByRole('link', { name: 'echelon form' });
    await userEvent.hover(link);
    const card = await page.findByRole('tooltip');
    await expect(card).toHaveTextContent('The pivot of a row is its first entry');
    await expect(link).toHaveAccessibleDescription(/The pivot of a row/);
    await userEvent.unhover(link);
    await userEvent.hover(card);
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(card).toBeVisible();
  },
};

/** By the keyboard: it comes with the focus, and Escape closes it. */
export const ByTheKeyboard: StoryObj = {
  render: () => lesson(async () => exampleIndex),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'echelon form' })).toHaveFocus();
    await expect(await page.findByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('tooltip')).toBeNull());
    await expect(page.getByRole('link', { name: 'echelon form' })).toHaveFocus();
  },
};

/** The index cannot be had: the link still leads to the definition, and nothing fails. */
export const WithoutTheIndex: StoryObj = {
  tags: ['one-width'],
  render: () =>
    lesson(async () => {
      throw new Error('No network.');
    }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await expect(page.queryByRole('tooltip')).toBeNull();
    await expect(page.getByRole('link', { name: 'echelon form' })).toHaveAttribute(
      'href',
      '/learn/lessons/la-elimination/reference#la-elimination--def-echelon',
    );
  },
};
