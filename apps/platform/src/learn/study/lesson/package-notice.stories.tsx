import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import '../study-styles.ts';
import { StoryFrame } from '../../story/story-frame.tsx';
import { PackageNotice } from './package-notice.tsx';

const listed = new Set<string>();
const onArrived = fn();

/** Over a lesson whose programs import a package that the site could not bring. */
const meta: Meta<typeof PackageNotice> = {
  title: 'Learn/Study/Packages',
  component: PackageNotice,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryFrame>{Story()}</StoryFrame>],
  args: { packages: ['numpy'], onArrived },
  // The site's list of packages, as the story has it.
  beforeEach: () => {
    const real = globalThis.fetch;
    listed.clear();
    onArrived.mockClear();
    globalThis.fetch = (input, init) =>
      new Request(input).url.endsWith('pyodide-lock.json')
        ? Promise.resolve(
            Response.json({
              packages: Object.fromEntries(Array.from(listed, (name) => [name, {}])),
            }),
          )
        : real(input, init);
    return () => {
      globalThis.fetch = real;
    };
  },
};
export default meta;

/** It is tried again, and the package has come since: the notice goes, and Python starts anew. */
export const Missing: StoryObj<typeof PackageNotice> = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const notice = await page.findByRole('note');
    await expect(notice).toHaveTextContent('NumPy cannot be loaded now');
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(notice).toBeVisible();
    await expect(onArrived).not.toHaveBeenCalled();
  },
};

export const Arrived: StoryObj<typeof PackageNotice> = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('note');
    listed.add('numpy');
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(page.queryByRole('note')).toBeNull());
    await expect(onArrived).toHaveBeenCalledOnce();
  },
};

export const SeveralMissing: StoryObj<typeof PackageNotice> = {
  args: { packages: ['numpy', 'pandas'] },
  play: async ({ canvasElement }) => {
    const notice = await within(canvasElement).findByRole('note');
    await expect(notice).toHaveTextContent('NumPy and pandas cannot be loaded now');
    await expect(notice).toHaveTextContent('do not run until they are here');
  },
};
