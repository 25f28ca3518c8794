import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getStoryInput } from '@lemma/testing/story-input';
import { counterWidget } from '../example/counter-widget.tsx';
import '../styles.css';
import { Lesson } from './lesson.tsx';

const kinds =
  'theorem definition proof example ml_context tip gotcha info emphasis detail advanced optional'.split(
    ' ',
  );

const meta = {
  title: 'Lesson/Blocks',
  component: Lesson,
  args: { theme: 'light', widgets: [counterWidget] },
} satisfies Meta<typeof Lesson>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Live Markdown: the compiler runs in the page. */
export const TwelveCallouts: Story = {
  args: {
    source: kinds
      .map((kind) => `:::${kind}[A title with $x^2$ and \`code\`]\nSome text.\n\n$$\nx^2\n$$\n:::`)
      .join('\n\n'),
  },
};

/** Callouts in callouts and in lists; each keeps its own colours, and the numbers run through. */
export const NestedCallouts: Story = {
  args: {
    source: [
      ':::::theorem[Of $x^2$ and `code`]{#outer}',
      'Outer text.',
      '',
      '::::tip[Inside]',
      'Inner text, with a formula:',
      '',
      '$$ {#eq-in}',
      'a^2 + b^2 = c^2',
      '$$',
      '',
      ':::detail[Deeper]',
      'Text of the third level.',
      ':::',
      '::::',
      ':::::',
      '',
      '1. One',
      '',
      '   :::gotcha',
      '   In an item, by [](#outer) and [](#eq-in).',
      '   :::',
      '',
      '2. Two',
    ].join('\n'),
  },
};

/** Opened by Enter, closed by the pointer. */
export const FoldedByHand: Story = {
  args: {
    source: [':::detail[How it is proved]', 'By induction.', ':::'].join('\n'),
  },
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    const title = await canvas.findByText('How it is proved', {}, { timeout: 20_000 });
    const text = canvas.getByText('By induction.');
    const summary = title.closest('summary');
    if (!summary) throw new Error('The callout does not fold.');
    await expect(text).not.toBeVisible();
    summary.focus();
    await hand.press('{Enter}');
    await expect(text).toBeVisible();
    await hand.click(summary);
    await expect(text).not.toBeVisible();
  },
};

/** On a narrow screen it scrolls before a column is a word wide. */
export const TableOfWords: Story = {
  args: {
    source: [
      '| call | what it gives back | when |',
      '| ---- | ---- | ---- |',
      '| `dictionary.setdefault(key, [])` | the value at `key`, or the list that it put there | always |',
      '| `sorted(names, key=str.lower)` | a new list | never in place |',
    ].join('\n'),
  },
};

export const Prose: Story = {
  args: {
    source: String.raw`### A heading

Words with **weight**, *stress*, ~~removed~~, ${'`'}code${'`'} and a [link](https://example.org). It costs $5 to $10, at 10:30am.

1. First
2. Second
   - nested

- [x] done
- [ ] to do

> A quotation.

| name | value |
| ---- | ----: |
| a | 1 |

~~~python
def f(x):
    return x + 1  # comment
~~~
~~~output
2
~~~

A note.[^1]

[^1]: At the foot.`,
  },
};

/** Without a Python of the host's: what a cell printed, and the data frame that is its value. */
export const CellOutputs: Story = {
  args: {
    source: `~~~python run
print(len(frame), "rows")
frame
~~~
~~~output table
2 rows
|     | town | rain |
|-----|------|------|
| 0   | Oslo | 3    |
| 1   | Rome | 5    |
~~~`,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: 'Rome' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: '1' })).toBeVisible();
  },
};

export const UnknownWidget: Story = { args: { source: '::widget{name="matrix-muliplier"}' } };

export const WidgetWithoutName: Story = { args: { source: '::widget{a="1"}' } };

export const WrongProps: Story = { args: { source: '::widget{name="counter" start="many"}' } };

export const Mistakes: Story = {
  args: { source: ':::theorm\nx\n:::\n\nA formula $\\nosuch{1}$ and a [link](javascript:alert).' },
};

export const Graph: Story = {
  args: { source: '```graph\nfunctions:\n  - y: x^2 / 4\n```' },
};
