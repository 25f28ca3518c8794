import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { bookLesson } from '../example/book-lesson.ts';
import '../styles.css';
import { Lesson } from './lesson.tsx';

const meta = {
  title: 'Lesson/What books have',
  component: Lesson,
  args: { theme: 'light', mediaHosts: ['www.youtube-nocookie.com'] },
} satisfies Meta<typeof Lesson>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A table with its caption, tabs, folded code, a film, a page of others, chemistry, and terms with their meaning. */
export const OneOfEach: Story = {
  args: { source: bookLesson },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('With NumPy');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Opening one tab closes the other; what is open stands below all labels. */
export const AnotherTab: Story = {
  args: { source: bookLesson },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const label = await canvas.findByText('Plain Python');
    await userEvent.click(label);
    await waitFor(() => expect(label.closest('details')).toHaveAttribute('open'));
    await expect(canvas.getByText('With NumPy').closest('details')).not.toHaveAttribute('open');
    await expect(canvas.getByText(/A loop, one day/)).toBeVisible();
    await expect(canvas.getByText(/One line, and no loop/)).not.toBeVisible();
  },
};

/** A press on a term shows what it means, Escape takes it away, and the focus stays. */
export const MeaningOfATerm: Story = {
  args: { source: bookLesson },
  play: async ({ canvasElement }) => {
    const term = await within(canvasElement).findByRole('button', { name: 'chemists' });
    await userEvent.click(term);
    const meaning = term.nextElementSibling;
    await waitFor(() => expect(meaning).toBeVisible());
    await expect(meaning).toHaveTextContent(/Atoms that are bound/);
  },
};

export const InTheDark: Story = { ...AnotherTab, args: { ...AnotherTab.args, theme: 'dark' } };
