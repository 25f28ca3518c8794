import { Lesson } from '@lemma/lesson-renderer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { applyReadingLook, keepReadingLook, readReadingLook } from '../../shell/reading-look.ts';
import '../../shell/reading-look.css';
import { StoryFrame } from '../story/story-frame.tsx';
import './account.css';
import { ReadingSettings } from './reading-settings.tsx';

const reset = () => {
  localStorage.removeItem('lemma-reading');
  applyReadingLook(readReadingLook());
};

const meta: Meta = {
  title: 'Learn/Reading settings',
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    reset();
    return reset;
  },
  render: () => (
    <StoryFrame>
      <div className="learn-page account">
        <ReadingSettings />
      </div>
    </StoryFrame>
  ),
};
export default meta;

export const Usual: StoryObj = {};

/** The sample is twice as large at once, and the page scrolls in no other direction. */
export const TwiceAsLarge: StoryObj = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const sample = page.getByText(/Multiply each entry/u);
    const lineHeight = () => {
      const range = document.createRange();
      range.selectNodeContents(sample);
      return range.getClientRects()[0]?.height ?? 0;
    };
    const before = lineHeight();
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Text size' }), '200 %');
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Line width' }), 'narrow');
    await expect(Math.round((lineHeight() / before) * 10)).toBe(20);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
    await expect(readReadingLook()).toEqual({ size: 200, width: 'narrow' });
  },
};

const fields = `
::::question{#n type="numeric" answer="5"}
What is $\\sqrt{25}$?

:::steps
$5 \\cdot 5 = 25$.
:::
::::

::::question{#m type="matrix" answer="[[1, 2], [3, 4]]"}
Enter the matrix.

:::steps
As it stands.
:::
::::
`;

/** Fields and buttons of questions are twice as large too, and none is wider than the screen. */
export const QuestionsTwiceAsLarge: StoryObj = {
  beforeEach: () => keepReadingLook({ size: 200, width: 'wide' }),
  render: () => (
    <StoryFrame>
      <div style={{ padding: '0 20px' }}>
        <Lesson source={fields} />
      </div>
    </StoryFrame>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findAllByRole('textbox');
    const { clientWidth } = document.documentElement;
    for (const control of canvasElement.querySelectorAll('.lemma-question :is(input, button)'))
      if (!control.closest('.lemma-scroll, .lemma-matrix'))
        await expect(control.getBoundingClientRect().right).toBeLessThanOrEqual(clientWidth);
    await expect(document.documentElement.scrollWidth).toBe(clientWidth);
  },
};
