import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { exampleIndex } from '../../search/example-index.ts';
import { StoryFrame } from '../story/story-frame.tsx';
import { GlossaryView } from './glossary-view.tsx';

const meta: Meta = {
  title: 'Learn/Glossary',
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryFrame>{Story()}</StoryFrame>],
};
export default meta;

/** Terms under their letters, each with its meaning and the lesson that defines it. */
export const Terms: StoryObj = {
  render: () => <GlossaryView index={exampleIndex} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: 'Pivot' })).toHaveAttribute(
      'href',
      '/learn/lessons/la-elimination/reference#la-elimination--def-echelon',
    );
    await expect(page.getByText('2 terms')).toBeVisible();
  },
};

/** What is typed chooses terms at once. */
export const Found: StoryObj = {
  ...Terms,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByRole('searchbox', { name: 'Find a term' }), 'ech');
    await expect(await page.findByText('1 term')).toBeVisible();
    await expect(page.getByRole('link', { name: 'echelon form' })).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Pivot' })).toBeNull();
  },
};

/** Nothing fits: one press shows everything again. */
export const NothingFits: StoryObj = {
  ...Terms,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('radio', { name: /Python/u }));
    await expect(page.getByText('No term fits.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Show all terms' }));
    await expect(page.getByText('2 terms')).toBeVisible();
  },
};
