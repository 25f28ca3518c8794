import type { WidgetEvent } from '@lemma/lesson-renderer';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { eigenvectorExplorer } from './index.ts';
import type { EigenvectorExplorerProps } from './schema.ts';

async function show(props: Partial<EigenvectorExplorerProps> = {}) {
  const events: WidgetEvent[] = [];
  const { default: View } = await eigenvectorExplorer.load();
  const matrix: EigenvectorExplorerProps['matrix'] = [
    [2, 1],
    [1, 2],
  ];
  const host = { id: 'w', onEvent: (event: WidgetEvent) => events.push(event) };
  await render(<View matrix={matrix} {...props} host={host} />);
  return events;
}

describe('eigenvector explorer', () => {
  it('finds an eigenvector by turning with the arrow keys, and tells the host once', async () => {
    const events = await show({ vector: [1, 0.9] });
    const slider = page.getByRole('slider', { name: 'Turn v' });
    await expect.element(slider).toHaveAttribute('aria-valuetext', '42°');
    (slider.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Av = 3 v: v is an eigenvector, scaled by 3.');
    expect(events.map((event) => event.type)).toEqual(['found']);
  });

  it('turns a vector of any length by its handle, a degree a key, until it points where the key points', async () => {
    await show({ vector: [0.6, 30] });
    page.getByRole('button', { name: 'Move v' }).element().focus();
    const slider = page.getByRole('slider', { name: 'Turn v' });
    await expect.element(slider).toHaveValue('89');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect.element(slider).toHaveValue('90');
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect.element(slider).toHaveValue('95');
  });

  it('shows the eigenvectors only when asked', async () => {
    await show();
    await expect.element(page.getByText(/λ = 3/)).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Show the eigenvectors' }).click();
    await expect
      .element(page.getByRole('paragraph').last())
      .toHaveTextContent('λ = 3 along (0.71, 0.71); λ = 1 along (0.71, −0.71)');
    await expect.element(page.getByRole('status')).toMatchTextContent(/^λ = 3 along/);
  });

  it('says that a rotation has none, until the matrix is changed', async () => {
    const rotation: EigenvectorExplorerProps['matrix'] = [
      [0, -1],
      [1, 0],
    ];
    await show({ matrix: rotation, reveal: true, editable: true });
    await expect.element(page.getByText(/there is no real eigenvalue/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Row 1, column 2' }).fill('1');
    await expect.element(page.getByText(/^λ = 1 along/)).toBeVisible();
    await expect
      .element(page.getByRole('status'))
      .toMatchTextContent(/^The matrix changed\. λ = 1 along/);
  });
});
