import { expect, it } from 'vitest';
import '../styles.css';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UiProvider } from '../system/provider.tsx';
import { notify, type Toast } from './notify.ts';
import { ToastRegion } from './toast-region.tsx';

it.each<{ readonly toast: Toast; readonly said: string }>([
  { toast: { kind: 'success', title: 'It worked' }, said: 'It worked' },
  { toast: { kind: 'error', title: 'It failed', description: 'Try again.' }, said: 'Try again.' },
  { toast: { kind: 'warning', title: 'Something is missing' }, said: 'Something is missing' },
  { toast: { kind: 'info', title: 'Something is new' }, said: 'Something is new' },
  { toast: { kind: 'custom', content: <em>Anything at all</em> }, said: 'Anything at all' },
])(
  'a toast of the kind $toast.kind appears at the bottom and can be closed',
  async ({ toast, said }) => {
    await render(
      <UiProvider>
        <ToastRegion />
      </UiProvider>,
    );
    notify(toast);
    const text = page.getByText(said, { exact: true });
    await expect.element(text).toBeVisible();
    await expect
      .poll(() => text.element().getBoundingClientRect().top)
      .toBeGreaterThan(window.innerHeight / 2);
    await page.getByRole('button', { name: 'Close this message' }).click();
    await expect.element(text).not.toBeInTheDocument();
  },
);
