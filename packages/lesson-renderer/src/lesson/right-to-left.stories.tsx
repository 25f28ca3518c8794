import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { rightToLeft, rightToLeftLesson, rightToLeftTexts } from '@lemma/testing/right-to-left';
import { bookLesson } from '../example/book-lesson.ts';
import { counterWidget } from '../example/counter-widget.tsx';
import { exampleLesson } from '../example/example-lesson.ts';
import { kindsLesson } from '../example/kinds-lesson.ts';
import { predictions } from '../example/predict-lesson.ts';
import { englishLabels } from '../format/labels.ts';
import { englishStrings } from '../strings/strings.ts';
import '../styles.css';
import { Lesson } from './lesson.tsx';

/** A pseudo-language that is written from right to left: what stands on the wrong side is seen at once. */
const meta = {
  title: 'Lesson/Right to left',
  component: Lesson,
  args: {
    theme: 'light',
    dir: 'rtl',
    lang: 'he',
    widgets: [counterWidget],
    strings: rightToLeftTexts(englishStrings),
    labels: { ...rightToLeftTexts(englishLabels), numbers: 'he' },
    mediaHosts: ['www.youtube-nocookie.com'],
  },
  play: async ({ canvasElement }) => {
    // What reads from left to right in every language.
    const exact =
      '.katex, pre, code, .lemma-matrix, .lemma-order[data-code="true"] .lemma-order-lines';
    await waitFor(() => expect(canvasElement.querySelector(exact)).not.toBeNull());
    for (const element of canvasElement.querySelectorAll(exact))
      await expect(getComputedStyle(element).direction).toBe('ltr');
    const lesson = canvasElement.querySelector<HTMLElement>('.lemma-lesson');
    await expect(lesson && getComputedStyle(lesson).direction).toBe('rtl');
    await expect(lesson?.scrollWidth).toBeLessThanOrEqual(lesson?.clientWidth ?? 0);
  },
} satisfies Meta<typeof Lesson>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Callouts, lists, tables, formulas, graphs, questions by number, choice and matrix. */
export const WholeLesson: Story = {
  args: {
    source: rightToLeftLesson(exampleLesson).replace(
      /^title: (.*)$/m,
      (_all, title: string) => `title: ${rightToLeft(title)}`,
    ),
  },
};

/** Gaps, order, matching, a faulty line, expressions, points. Code stays left to right. */
export const KindsOfQuestion: Story = { args: { source: rightToLeftLesson(kindsLesson) } };

export const Predictions: Story = {
  args: { source: rightToLeftLesson(Object.values(predictions).join('\n\n')) },
};

/** Tabs, tables, films, a glossary. */
export const WhatBooksHave: Story = { args: { source: rightToLeftLesson(bookLesson) } };
