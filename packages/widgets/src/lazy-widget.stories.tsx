import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LazyWidget } from './lazy-widget.tsx';
import { vectorPlayground } from './vector-playground/index.ts';
import { vectorPlaygroundSchema } from './vector-playground/schema.ts';
import './styles.css';

const meta: Meta = { title: 'Widgets/On any page' };
export default meta;

const host = { id: 'on-any-page' };

/** A widget without a lesson around it: its code comes when it is first shown, and its place is kept. */
export const Downloaded: StoryObj = {
  render: () => (
    <LazyWidget
      widget={vectorPlayground}
      props={vectorPlaygroundSchema.parse({
        vectors: [
          [2, 1],
          [1, 3],
        ],
        show: 'sum',
      })}
      host={host}
      fallback={<div style={{ blockSize: 360 }}>Loading the vector playground…</div>}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByLabelText(/^Move /u)).not.toHaveLength(0);
  },
};
