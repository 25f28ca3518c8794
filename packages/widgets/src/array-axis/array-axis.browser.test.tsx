import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { arrayAxis } from './index.ts';

async function show(code: string) {
  const { default: View } = await arrayAxis.load();
  const arrays = {
    A: [
      [1, 2, 3],
      [4, 5, 6],
    ],
    b: [2, 4],
  };
  await render(<View code={code} arrays={arrays} host={{ id: 'w' }} />);
}

const next = () => page.getByRole('button', { name: 'Next' }).click();
const said = () => page.getByRole('status');
const results = (name: string) =>
  page.getByRole('grid', { name, exact: true }).getByRole('gridcell');

it('asks before it shows, and works out one entry at a time', async () => {
  await show('A.sum(axis=0)');
  await expect.element(page.getByText(/^What does A\.sum\(axis=0\) give/).first()).toBeVisible();
  await expect.element(results('A.sum(axis=0)').nth(0)).toHaveTextContent('?');
  await next();
  await expect.element(said()).toHaveTextContent('Column 0: the sum of 1, 4 is 5.');
  await expect.element(results('A.sum(axis=0)').nth(0)).toHaveTextContent('5');
  await expect.element(results('A.sum(axis=0)').nth(1)).toHaveTextContent('?');
  for (let step = 0; step < 3; step += 1) await next();
  await expect.element(said()).toHaveTextContent('A.sum(axis=0) is 5, 7, 9, of shape (3,).');
});

it('changes the axis by keys, and begins anew', async () => {
  await show('A.mean(axis=0)');
  await next();
  await userEvent.click(page.getByRole('radio', { name: 'axis=0' }));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText(/^What does A\.mean\(axis=1\) give/).first()).toBeVisible();
  await next();
  await expect.element(said()).toHaveTextContent('Row 0: the mean of 1, 2, 3 is 2.0.');
  await userEvent.click(page.getByRole('radio', { name: 'no axis' }));
  await next();
  await expect
    .element(said())
    .toHaveTextContent('All entries: the mean of 1, 2, 3, 4, 5, 6 is 3.5.');
  await expect.element(page.getByText('Every axis collapses: one number is left.')).toBeVisible();
});

it('has no axis to choose where there is one', async () => {
  await show('b.max(axis=0)');
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
  await next();
  await expect.element(said()).toHaveTextContent('All entries: the max of 2, 4 is 4.');
});
