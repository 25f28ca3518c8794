import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { truthTableExplorer } from './index.ts';
import type { TruthTableExplorerProps } from './schema.ts';

async function show(props: Partial<TruthTableExplorerProps> = {}) {
  const { default: View } = await truthTableExplorer.load();
  await render(<View expression="not (a and b)" {...props} host={{ id: 'w' }} />);
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const row = (index: number) => page.getByRole('row').nth(index);

describe('truth-table explorer', () => {
  it('works out one part after the other, from the inside', async () => {
    await show();
    await expect.element(row(1)).toHaveTextContent('TrueTrue??');
    await button('Next').click();
    await expect.element(row(1)).toHaveTextContent('TrueTrueTrue?');
    await expect
      .element(page.getByRole('status'))
      .toMatchTextContent(/^a and b: true in 1 row, false in 3/);
    await button('Next').click();
    await expect.element(row(1)).toHaveTextContent('TrueTrueTrueFalse');
    await expect.element(page.getByText('True in 3 of 4 rows.')).toBeVisible();
  });

  it('compares two expressions in the last step', async () => {
    await show({ compare: 'not a or not b' });
    await button('Next').click();
    await button('Next').click();
    await expect
      .element(page.getByText('Equal in every row: the two are equivalent.'))
      .toBeVisible();
  });

  it('takes a typed expression and keeps the last table while it cannot be read', async () => {
    await show();
    const field = page.getByRole('textbox', { name: 'Expression' });
    await field.fill('a or not a');
    await userEvent.keyboard(' and');
    await expect
      .element(page.getByText(/^This cannot be read: it ends too early/).first())
      .toBeVisible();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByRole('columnheader').last()).toHaveTextContent('a or not a');
    await field.fill('a or not a');
    await button('Next').click();
    await button('Next').click();
    await expect.element(page.getByText('True in every row: a tautology.')).toBeVisible();
  });

  it('brings the part that was worked out last into view, and leaves the page where it is', async () => {
    await page.viewport(390, 844);
    await show({ expression: '(first or second) and (third or not fourth) != (first ^ third)' });
    const grid = page.getByRole('group', { name: 'Truth table' });
    const seen = () => {
      const frame = grid.element().getBoundingClientRect();
      const now = grid.element().querySelector('th[data-now]')?.getBoundingClientRect();
      return now !== undefined && now.left >= frame.left - 1 && now.right <= frame.right + 1;
    };
    for (let step = 0; step < 6; step += 1) {
      await button('Next').click();
      await expect.poll(seen).toBe(true);
    }
    expect(grid.element().scrollLeft).toBeGreaterThan(0);
    await button('Back').click();
    await expect.poll(seen).toBe(true);
  });
});
