import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  Button,
  LessonMark,
  type LessonMarkState,
  Loading,
  Modal,
  Notice,
  notify,
  SideDrawer,
  ToastRegion,
  UiProvider,
} from './index.ts';
import './styles.css';

const meta: Meta = {
  title: 'UI/Components',
  decorators: [
    (Story) => (
      <UiProvider>
        <Story />
      </UiProvider>
    ),
  ],
};
export default meta;

export const Buttons: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      {(['solid', 'outline', 'subtle', 'ghost', 'plain'] as const).map((variant) => (
        <div key={variant} style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
          {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
            <Button key={size} variant={variant} size={size}>
              {variant} {size}
            </Button>
          ))}
        </div>
      ))}
      <Button disabled>Not available</Button>
    </div>
  ),
};

export const Notices: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Notice variant="info">Reviews begin tomorrow.</Notice>
      <Notice variant="warning" title="Widget name is required">
        Write ::widget with a name.
      </Notice>
      <Notice variant="error" title="Your answer was not sent">
        It is kept, and goes off when you are online.
      </Notice>
    </div>
  ),
};

export const Waiting: StoryObj = { render: () => <Loading label="Loading post content..." /> };

const states: readonly LessonMarkState[] = [
  'mastered',
  'skipped',
  'due',
  'open',
  'in-progress',
  'locked',
  'coming',
  'missing',
];

export const LessonMarks: StoryObj = {
  render: () => (
    <ul style={{ display: 'flex', gap: 24 }}>
      {states.map((state) => (
        <li key={state}>
          <svg width="32" height="32" aria-hidden>
            <LessonMark state={state} x={16} y={16} />
          </svg>
          {state}
        </li>
      ))}
    </ul>
  ),
};

function DialogExample() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="Delete this path?"
        footer={<Button onClick={() => setOpen(false)}>Delete</Button>}
      >
        What you have mastered stays mastered.
      </Modal>
    </>
  );
}

export const OpenDialog: StoryObj = {
  render: () => <DialogExample />,
  play: async () => {
    const screen = within(document.body);
    const dialog = await screen.findByRole('dialog', { name: 'Delete this path?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('button', { name: 'Open' })).toBeVisible();
  },
};

export const OpenDrawer: StoryObj = {
  render: () => (
    <SideDrawer open onClose={() => undefined} title="Menu">
      <a href="#paths">Learning Paths</a>
    </SideDrawer>
  ),
};

export const Toasts: StoryObj = {
  render: () => (
    <>
      <ToastRegion />
      <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
        {(['success', 'error', 'warning', 'info'] as const).map((kind) => (
          <Button
            key={kind}
            variant="outline"
            onClick={() => notify({ kind, title: `A ${kind}`, description: 'Goes in 5 seconds.' })}
          >
            {kind}
          </Button>
        ))}
        <Button
          variant="outline"
          onClick={() => notify({ kind: 'custom', content: <em>Anything at all</em> })}
        >
          custom
        </Button>
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'warning' }));
    const title = await within(document.body).findByText('A warning');
    await waitFor(() => expect(title).toBeVisible());
  },
};

/** A page with a bar at its bottom says how high it is: what comes up stands above its button. */
export const ToastsAboveABar: StoryObj = {
  render: () => (
    <>
      <style>{':root { --lemma-bottom-bar: 85px; }'}</style>
      <ToastRegion />
      <div style={{ position: 'fixed', insetInline: 0, bottom: 0, padding: '12px 20px 20px' }}>
        <Button
          style={{ width: '100%' }}
          onClick={() => notify({ kind: 'success', title: 'Sent', description: 'Thank you.' })}
        >
          Continue
        </Button>
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    const go = within(canvasElement).getByRole('button', { name: 'Continue' });
    await userEvent.click(go);
    const title = await within(document.body).findByText('Sent');
    const toast = title.closest('[data-part=root]') ?? title;
    await waitFor(() =>
      expect(toast.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        go.getBoundingClientRect().top,
      ),
    );
  },
};
