import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { frameViewer } from './index.ts';

const frames = {
  sales: { cafe: ['Park', 'Mill', 'Park'], cups: [18, 30, 24] },
  places: { cafe: ['Park'], seats: [12] },
};

async function show(code: string) {
  const { default: View } = await frameViewer.load();
  await render(<View code={code} frames={frames} host={{ id: 'w' }} />);
}

const next = () => page.getByRole('button', { name: 'Next' }).click();
const said = () => page.getByRole('status');
const rowsOf = (name: string) =>
  page.getByRole('group', { name, exact: true }).getByRole('table').getByRole('row');

it('filters row by row, and keeps the labels', async () => {
  await show('sales[sales["cups"] > 20]');
  await expect
    .element(page.getByText(/^For which rows of sales is cups > 20 true/).first())
    .toBeVisible();
  await expect.poll(() => rowsOf('Result').elements()).toHaveLength(1);
  await next();
  await expect.element(said()).toHaveTextContent('Row 0: 18 > 20 is False. It stays behind.');
  await next();
  await expect.element(said()).toMatchTextContent(/^Row 1: 30 > 20 is True/);
  await expect.element(rowsOf('Result').nth(1)).toMatchTextContent(/^1.*Mill.*30$/);
  await next();
  await next();
  await expect.element(said()).toMatchTextContent(/^That is the result: 2 rows, 2 columns/);
});

it('groups by key, and says by keys where a row comes from', async () => {
  await show('sales.groupby("cafe")["cups"].mean()');
  await next();
  await next();
  await expect
    .element(said())
    .toHaveTextContent('Park has the rows 0 and 2. The mean of 18 and 24 is 21.0.');
  await next();
  const park = page.getByRole('button', { name: 'Park: where is it from?' }).element();
  if (park instanceof HTMLElement) park.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(said()).toHaveTextContent('Park comes from rows 0 and 2 of sales.');
  await expect.element(rowsOf('sales').nth(1)).toHaveAttribute('data-lit', 'row');
  await expect.element(rowsOf('sales').nth(2)).not.toHaveAttribute('data-lit');
});

it('joins, with gaps or without the row', async () => {
  await show('sales.merge(places, on="cafe", how="left")');
  await next();
  await next();
  await expect.element(said()).toMatchTextContent(/Mill is not in places.*with NaN/);
  await expect.element(rowsOf('Result').nth(2)).toMatchTextContent(/Mill.*NaN$/);
  await page.getByRole('button', { name: '0: where is it from?' }).click();
  await expect
    .element(said())
    .toHaveTextContent('0 comes from row 0 of sales. And from row 0 of places.');
});

it('goes back, and takes the rows back with it', async () => {
  await show('sales[sales["cups"] > 1]');
  await next();
  await next();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => rowsOf('Result').elements()).toHaveLength(2);
});

it('fits a phone', async () => {
  await page.viewport(320, 800);
  await show('sales.merge(places, on="cafe")');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
