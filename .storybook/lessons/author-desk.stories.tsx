import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { compileLesson } from '@lemma/lesson-renderer/compile';
import { AuthorPanel } from './author/author-panel.tsx';
import { LessonPreview } from './lesson-preview.tsx';

const source = `---
uid: la-length
title: The length of a vector
summary: Measure a vector.
prerequisites: [la-vectors, la-nowhere]
minutes: 12
skills:
  le-measure: Measure a vector
---

## Explanation

The length of $\\mathbf{v} = (3, 4)$ is $\\sqrt{3^2 + 4^2} = 5$.

::widget{name="vector-playgruond"}
`;

const sound = source.replace(/^::widget.*$/mu, '');

const lessons = [
  { uid: 'la-vectors', title: 'Vectors', prerequisites: [], story: 'lessons-vectors--live' },
  { uid: 'la-unit-vectors', title: 'Unit vectors', prerequisites: ['la-length'] },
];

const meta: Meta<typeof LessonPreview> = {
  title: "Lessons/Author's desk",
  component: LessonPreview,
  parameters: { layout: 'fullscreen' },
  args: { source, file: 'content/algebra/vectors/la-length.md', lessons },
};
export default meta;

/** A message leads to its line in the source. */
export const Mistakes: StoryObj<typeof LessonPreview> = {
  play: async ({ canvasElement }) => {
    const desk = within(canvasElement);
    await expect(await desk.findByText(/vector-playground/u)).toBeVisible();
    await userEvent.click(await desk.findByRole('button', { name: 'Error, line 15:1' }));
    const line = await desk.findByText(/name="vector-playgruond"/u);
    await expect(line).toHaveAttribute('aria-current', 'true');
    await expect(line).toHaveFocus();
    await userEvent.click(desk.getByRole('button', { name: 'Close' }));
    await expect(desk.queryByRole('heading', { name: 'Line 15' })).toBeNull();
  },
};

/** Prerequisites on the left, what opens on the right; a written neighbour is a link, a planned one is not. */
export const Neighbours: StoryObj<typeof LessonPreview> = {
  play: async ({ canvasElement }) => {
    const desk = within(canvasElement);
    await expect(await desk.findByRole('link', { name: 'Vectors' })).toHaveAttribute(
      'href',
      '?path=/story/lessons-vectors--live',
    );
    await expect(desk.queryByRole('link', { name: 'Unit vectors' })).toBeNull();
  },
};

/** The page alone. */
export const AsLearner: StoryObj<typeof LessonPreview> = {
  args: { view: 'learner', source: sound },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Explanation' })).toBeVisible();
    await expect(page.queryByRole('complementary')).toBeNull();
  },
};

/** Keys that were run: what is wrong and what nothing proves, each with its line. */
export const ProvedKeys: StoryObj<typeof AuthorPanel> = {
  args: {
    source,
    file: 'content/algebra/vectors/la-length.md',
    lesson: compileLesson(sound).lesson,
    messages: [],
    lessons: [],
    proofs: {
      state: 'done',
      proofs: [
        { uid: 'le-1', line: 30, state: 'proved' },
        {
          uid: 'le-2',
          line: 44,
          state: 'wrong',
          message: 'Seed 3: the key is 5, but verify computes 4.',
        },
        { uid: 'le-3', line: 58, state: 'unproved' },
      ],
    },
    onLine: fn(),
  },
  render: (args) => <AuthorPanel {...args} />,
};
