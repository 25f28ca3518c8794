import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { getStoryInput } from '@lemma/testing/story-input';
import '../styles.css';
import type { PythonOptions } from '../runtime/options.ts';
import { PythonCell } from './python-cell.tsx';
import { PythonProvider } from '../provider/python-provider.tsx';

const meta: Meta = { title: 'Python/States of a cell' };
export default meta;

const start = { timeout: 60_000 };

const cell = (code: string, options: PythonOptions = {}): StoryObj => ({
  render: () => (
    <PythonProvider options={{ spare: false, ...options }}>
      <PythonCell id="cell" code={code} />
    </PythonProvider>
  ),
});

/** Between the press and the first line: what is said while Python is on its way. It waits for input in the end. */
export const Starting: StoryObj = {
  ...cell('name = input("Your name? ")'),
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    await hand.click(canvas.getByRole('button', { name: 'Run' }));
    await expect(await canvas.findByText(/^(?:Loading|Starting) Python/u)).toBeInTheDocument();
    await expect(await canvas.findByRole('textbox', {}, start)).toBeVisible();
  },
};

/** No server has Python's files where the page looks for them. */
export const CannotStart: StoryObj = {
  ...cell('print(1)', { filesURL: '/no-python-here/' }),
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    await hand.click(canvas.getByRole('button', { name: 'Run' }));
    await expect(await canvas.findByText(/could not start/iu, {}, start)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Run' })).toBeEnabled();
  },
};

/** An endless loop ended by its button, pressed by keys; what it printed stays. */
export const Stopped: StoryObj = {
  ...cell('print("begun")\nwhile True:\n    pass'),
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    await hand.click(canvas.getByRole('button', { name: 'Run' }));
    await canvas.findByText('Running', {}, start);
    const stop = canvas.getByRole('button', { name: 'Stop' });
    stop.focus();
    await hand.press('{Enter}');
    await expect(await canvas.findByText(/^Stopped\./u, {}, start)).toBeVisible();
  },
};

export const PrintedTooMuch: StoryObj = {
  ...cell('while True:\n    print("again and again")', { limits: { outputCharacters: 2_000 } }),
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    await hand.click(canvas.getByRole('button', { name: 'Run' }));
    const notice = await canvas.findByText(/^The program printed too much/u, {}, start);
    await expect(notice).toBeVisible();
  },
};

/** A value that knows how to show itself: a table in a frame of its own, which runs no script. */
export const Table: StoryObj = {
  ...cell(
    [
      'class Table:',
      '    def _repr_html_(self):',
      '        rows = "".join(f"<tr><td>{n}</td><td>{n * n}</td></tr>" for n in range(1, 5))',
      '        return f"<table><tr><th>n</th><th>n²</th></tr>{rows}</table>"',
      '',
      'Table()',
    ].join('\n'),
  ),
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    await hand.click(canvas.getByRole('button', { name: 'Run' }));
    const frame = await canvas.findByTitle('Result 1 of the program', {}, start);
    await waitFor(() => expect(frame).toHaveAttribute('srcdoc', expect.stringContaining('16')));
  },
};

/** A package that this page does not offer. */
export const PackageMissing: StoryObj = {
  ...cell('import numpy'),
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    await hand.click(canvas.getByRole('button', { name: 'Run' }));
    const error = await canvas.findByRole('group', { name: 'Error' }, start);
    await expect(error).toHaveTextContent('ModuleNotFoundError');
  },
};

const wheels = { packageBaseUrl: '/python-wheels/' };

/** A package that is downloaded by its import: the cell says so meanwhile, then shows what the program drew with it. */
export const PackageDownloaded: StoryObj = {
  ...cell('import sparkline\n\nsparkline.Line([3, 1, 4, 1, 5, 9, 2, 6])', wheels),
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    await hand.click(canvas.getByRole('button', { name: 'Run' }));
    await expect(await canvas.findByText('Loading sparkline', {}, start)).toBeInTheDocument();
    const picture = await canvas.findByRole('img', { name: 'Result 1 of the program' }, start);
    await expect(picture).toBeVisible();
  },
};

/** The page offers the package, and its wheel does not come. */
export const PackageUnreachable: StoryObj = {
  ...cell('import lost', wheels),
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    await hand.click(canvas.getByRole('button', { name: 'Run' }));
    await expect(await canvas.findByText(/could not be loaded/u, {}, start)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Run' })).toBeEnabled();
  },
};

/** Pictures that a program draws, each where it has shown it; a figure of matplotlib comes in the same way. */
export const Figures: StoryObj = {
  ...cell(
    [
      'import math',
      '',
      'class Curve:',
      '    def __init__(self, f):',
      '        self.f = f',
      '',
      '    def _repr_svg_(self):',
      '        points = " ".join(f"{x},{50 - 40 * self.f(x / 25):.1f}" for x in range(0, 321, 4))',
      '        return (',
      '            \'<svg xmlns="http://www.w3.org/2000/svg" width="320" height="100">\'',
      '            f\'<polyline points="{points}" fill="none" stroke="#0081c6" stroke-width="2"/></svg>\'',
      '        )',
      '',
      'print("sine and cosine")',
      'display(Curve(math.sin), Curve(math.cos))',
    ].join('\n'),
  ),
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    await hand.click(canvas.getByRole('button', { name: 'Run' }));
    await expect(await canvas.findAllByRole('img', {}, start)).toHaveLength(2);
    await expect(canvas.getByRole('group', { name: 'Printed output' })).toHaveTextContent(
      'sine and cosine',
    );
  },
};
