import { useState } from 'react';
import './styles.css';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Modal } from './dialog/modal.tsx';
import { SideDrawer } from './drawer/side-drawer.tsx';
import { UiProvider } from './system/provider.tsx';

describe.each([
  { name: 'a dialog', Sheet: Modal },
  { name: 'a drawer', Sheet: SideDrawer },
])('$name over the page', ({ Sheet }) => {
  function Page({ onClose }: { readonly onClose: () => void }) {
    const [open, setOpen] = useState(true);
    return (
      <UiProvider>
        <main>
          <h1 tabIndex={-1}>The page</h1>
        </main>
        <Sheet
          open={open}
          onClose={() => {
            setOpen(false);
            onClose();
          }}
          title="Welcome"
        >
          <label>
            Name <input />
          </label>
        </Sheet>
      </UiProvider>
    );
  }

  const dialog = page.getByRole('dialog', { name: 'Welcome' });

  async function opened() {
    const onClose = vi.fn<() => void>();
    await render(<Page onClose={onClose} />);
    await expect.element(dialog.getByLabelText('Name')).toHaveFocus();
    return onClose;
  }

  it('stays open, with the focus in it, when the page behind it moves the focus', async () => {
    const onClose = await opened();
    document.querySelector('h1')?.focus();
    // Outside is noticed a frame later.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    await expect.element(dialog.getByLabelText('Name')).toHaveFocus();
    await userEvent.keyboard('Night Owl');
    await expect.element(dialog.getByLabelText('Name')).toHaveValue('Night Owl');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes on Escape', async () => {
    const onClose = await opened();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('closes on a press outside', async () => {
    const onClose = await opened();
    await userEvent.click(document.body, { position: { x: 4, y: 4 }, force: true });
    await expect.element(dialog).not.toBeInTheDocument();
    expect(onClose).toHaveBeenCalledOnce();
  });
});
