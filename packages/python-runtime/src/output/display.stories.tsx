import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getStoryInput } from '@lemma/testing/story-input';
import '../styles.css';
import type { Display } from '../protocol/results.ts';
import { DisplayView } from './display-view.tsx';
import { KnownOutput } from './known-output.tsx';
import type { ShownTable } from './shown-table.ts';

const meta: Meta = {
  title: 'Python/What a program shows',
  decorators: [
    (Story) => (
      <div className="lemma-py">
        <Story />
      </div>
    ),
  ],
};
export default meta;

const shown = (table: ShownTable): StoryObj => ({
  render: () => (
    <DisplayView
      display={{ mime: 'application/vnd.lemma.table+json', data: JSON.stringify(table) }}
      name="Result 1"
    />
  ),
});

const flights: ShownTable = {
  kind: 'frame',
  shape: [6, 4],
  head: [['', 'from', 'to', 'miles', 'delay']],
  rows: [
    ['0', 'ABQ', 'Los Angeles', '677', '4.0'],
    ['1', 'BOS', 'Chicago', '867', '-11.5'],
    ['2', 'DEN', 'Salt Lake City', '391', 'NaN'],
    ['3', 'JFK', 'San Francisco', '2586', '38.0'],
    ['4', 'ORD', 'Boston', '867', '0.0'],
    ['5', 'SEA', 'Portland', '129', '-2.0'],
  ],
  types: ['str', 'str', 'int64', 'float64'],
};

/** A data frame: numbers stand under one another by their ends, texts by their beginnings. */
export const Frame: StoryObj = {
  ...shown(flights),
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    const table = canvas.getByRole('table', { name: '6 rows, 4 columns.' });
    await expect(table).toBeVisible();
    // Nothing of another part's style: a row is a row, and numbers end under one another.
    const miles = canvas.getByRole('cell', { name: '2586' });
    await expect(miles).toHaveStyle({ display: 'table-cell', textAlign: 'right' });
    await expect(canvas.getByRole('rowheader', { name: '3' })).toHaveStyle({
      display: 'table-cell',
      position: 'sticky',
    });
    const types = canvas.getByRole('button', { name: 'Types' });
    types.focus();
    await hand.press('{Enter}');
    await expect(types).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('rowheader', { name: 'Types' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'int64' })).toBeVisible();
  },
};

/** Two rows of heads, as a group-by with two reductions gives them, and a name over the labels. */
export const FrameOfGroups: StoryObj = shown({
  kind: 'frame',
  shape: [2, 2],
  head: [
    ['', 'miles', ''],
    ['', 'min', 'max'],
    ['carrier', '', ''],
  ],
  rows: [
    ['AA', '187', '2586'],
    ['DL', '129', '2182'],
  ],
  types: ['int64', 'int64'],
});

/** A million rows: the first 200 scroll, the head and the labels stay. */
export const LongFrame: StoryObj = {
  ...shown({
    kind: 'frame',
    shape: [1_000_000, 14],
    head: [['', ...Array.from({ length: 14 }, (_, at) => `column ${at + 1}`)]],
    rows: Array.from({ length: 200 }, (_, row) => [
      String(row),
      ...Array.from({ length: 14 }, (_unused, at) => ((row * 7 + at * 13) % 101).toFixed(1)),
    ]),
    types: Array.from({ length: 14 }, () => 'float64'),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1,000,000 rows, 14 columns\. The first 200/u)).toBeVisible();
    const scrolled = canvas.getByRole('group');
    scrolled.scrollTo(400, 2_000);
    const place = scrolled.getBoundingClientRect();
    const head = canvas.getByRole('columnheader', { name: 'column 8' }).getBoundingClientRect();
    await expect(Math.abs(head.top - place.top)).toBeLessThan(6);
    const label = canvas.getByRole('rowheader', { name: '70' }).getBoundingClientRect();
    await expect(Math.abs(label.left - place.left)).toBeLessThan(6);
  },
};

/** An array of two axes: its positions are heads and labels. */
export const ArrayOfTwoAxes: StoryObj = shown({
  kind: 'array',
  shape: [2, 3],
  head: [['', '0', '1', '2']],
  rows: [
    ['0', '0.5', '12.25', '-3.'],
    ['1', '7.', '100.', '0.'],
  ],
  types: ['float64'],
});

const line: Display = {
  mime: 'image/svg+xml',
  data: '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="160" viewBox="0 0 320 160"><rect width="320" height="160" fill="#fff"/><path d="M40 120 120 90 200 30 280 60" fill="none" stroke="#1f77b4" stroke-width="2"/><path d="M40 10V140H300" fill="none" stroke="#000"/></svg>',
  about: JSON.stringify([
    {
      title: 'Rain',
      x: 'day',
      y: 'mm',
      marks: { lines: 1, bars: 0, points: 0 },
      across: ['Mon', 'Thu'],
      up: ['0', '12'],
    },
  ]),
};

/** Without an author's words a figure says what its axes hold. */
export const Figure: StoryObj = {
  render: () => <DisplayView display={line} name="Result 1" />,
  play: async ({ canvas }) => {
    const name = 'Figure "Rain": 1 line; day from Mon to Thu; mm from 0 to 12.';
    await expect(canvas.getByRole('img', { name })).toBeVisible();
  },
};

/** Data that no harness sends: nothing is shown, and the page stays. */
export const Forged: StoryObj = {
  render: () => (
    <>
      {[
        '{',
        '[]',
        '{"kind":"frame"}',
        '{"kind":"frame","shape":[1,1],"head":[],"rows":[[1]],"types":[]}',
      ].map((data) => (
        <DisplayView
          key={data}
          display={{ mime: 'application/vnd.lemma.table+json', data }}
          name="Result 1"
        />
      ))}
      <DisplayView display={{ ...line, about: '[{"title":1}]' }} name="Result 5" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getByRole('img', { name: 'Result 5' })).toBeVisible();
  },
};

/** What a lesson knows of a cell that has not run. */
export const Known: StoryObj = {
  render: () => (
    <KnownOutput
      output="6"
      table={{ head: flights.head, rows: flights.rows }}
      figure={line.data}
      alt="Rain falls until Thursday."
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Rain falls until Thursday.' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: '6 rows, 4 columns.' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Types' })).toBeNull();
  },
};
