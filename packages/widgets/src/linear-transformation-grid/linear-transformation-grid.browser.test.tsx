import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { linearTransformationGrid } from './index.ts';
import type { LinearTransformationGridProps } from './schema.ts';

async function show(props: Partial<LinearTransformationGridProps> = {}) {
  const { default: View } = await linearTransformationGrid.load();
  const matrix: LinearTransformationGridProps['matrix'] = [
    [1, 1],
    [0, 1],
  ];
  await render(<View matrix={matrix} {...props} host={{ id: 'w' }} />);
}

const entry = (row: number, column: number) =>
  page.getByRole('textbox', { name: `Row ${row}, column ${column}` });

describe('linear-transformation grid', () => {
  it('takes a typed matrix and explains its determinant', async () => {
    await show();
    await entry(1, 1).fill('-2');
    await expect.element(page.getByText(/^det A = −2·1 − 1·0 = −2$/)).toBeVisible();
    await expect
      .element(page.getByRole('status'))
      .toMatchTextContent(/Areas are multiplied by 2, and the plane is turned over\.$/);
  });

  it('keeps what cannot be read in the field and says so', async () => {
    await show();
    await entry(1, 2).fill('x');
    await expect.element(page.getByRole('paragraph').first()).toMatchTextContent(/cannot be read/);
    await expect
      .element(page.getByRole('status'))
      .toMatchTextContent(/^An entry of A cannot be read/);
    await expect.element(entry(1, 2)).toHaveAttribute('aria-invalid', 'true');
    await entry(1, 2).fill('1/2');
    await expect.element(page.getByText(/^det A = 1·1 − 0\.5·0 = 1$/)).toBeVisible();
    await entry(1, 1).fill('3');
    await expect.element(entry(1, 2)).toHaveValue('1/2');
  });

  it('shows a true minus while it is typed, where the caret stands', async () => {
    await show();
    await entry(1, 1).fill('12');
    (entry(1, 1).element() as HTMLInputElement).setSelectionRange(0, 0);
    await userEvent.keyboard('-3');
    await expect.element(entry(1, 1)).toHaveValue('−312');
    await entry(1, 1).fill('−1,5');
    await expect.element(page.getByText(/^det A = −1\.5·1 − 1·0 = −1\.5$/)).toBeVisible();
  });

  it('refuses a number that leads out of every picture, and says an area however small', async () => {
    await show();
    await entry(1, 1).fill('9'.repeat(400));
    await expect.element(entry(1, 1)).toHaveAttribute('aria-invalid', 'true');
    await entry(1, 1).fill('0.0004');
    await expect.element(page.getByText('Areas are multiplied by 0.0004.').first()).toBeVisible();
  });

  it('moves a column of the matrix by arrow keys', async () => {
    await show();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect.element(entry(2, 1)).toHaveValue('1');
    await expect.element(page.getByText(/the map loses a dimension/).first()).toBeVisible();
  });

  it('goes from the identity to the map by its slider, where there is nothing to drag', async () => {
    await show();
    await page.getByRole('slider').click();
    await userEvent.keyboard('{Home}');
    await expect.element(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '0 %');
    await expect.element(page.getByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
  });

  it('carries a vector along', async () => {
    await show({ vector: [2, 1], editable: false });
    await expect.element(page.getByText(/^Ax = A\(2, 1\) = \(3, 1\)$/)).toBeVisible();
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
  });
});
