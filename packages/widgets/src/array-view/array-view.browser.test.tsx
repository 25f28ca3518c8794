import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { arrayView } from './index.ts';

async function show(code: string) {
  const { default: View } = await arrayView.load();
  await render(<View code={code} arrays={{ a: [1, 2, 3, 4] }} host={{ id: 'w' }} />);
}

const next = () => page.getByRole('button', { name: 'Next' }).click();
const said = () => page.getByRole('status');
const memory = (name: string) =>
  page.getByRole('list', { name, exact: true }).getByRole('listitem');
const entries = (name: RegExp) => page.getByRole('grid', { name }).getByRole('gridcell');

it('shows a number that is written through a view in both arrays and in their memory', async () => {
  await show('v = a[1:3]\nv[0] = 99');
  await expect.element(page.getByRole('grid', { name: /^v/ })).not.toBeInTheDocument();
  await next();
  await expect
    .element(said())
    .toMatchTextContent(
      /^Indices and slices give a view.*Next comes v\[0\] = 99\. Which of v and a will change\?$/,
    );
  await expect.element(page.getByText('v = a[1:3]')).toHaveAttribute('aria-current', 'step');
  await next();
  await expect.element(said()).toMatchTextContent(/both arrays show it: a too/);
  await expect.element(entries(/^a,/).nth(1)).toHaveTextContent('99');
  await expect.element(entries(/^v, \(2,\), view/).nth(0)).toHaveTextContent('99');
  await expect.element(memory('Memory of a and v').nth(1)).toHaveTextContent('99');
});

it('gives a copy memory of its own', async () => {
  await show('v = a[[0, 2]]\nv[0] = 99');
  await next();
  await next();
  await expect.element(said()).toMatchTextContent(/a is as it was/);
  await expect.element(entries(/^a,/).nth(0)).toHaveTextContent('1');
  await expect.element(memory('Memory of a').nth(0)).toHaveTextContent('1');
  await expect.element(memory('Memory of v').nth(0)).toHaveTextContent('99');
});

it('says that a view need not see what is written beside it', async () => {
  await show('v = a[1:3]\na[0] = 99');
  await next();
  await next();
  await expect.element(said()).toMatchTextContent(/v does not look at this part/);
});

it('ends after the first line where there is no second', async () => {
  await show('v = a[::-1]');
  await next();
  await expect.element(said()).toMatchTextContent(/Its shape is \(4,\)\.$/);
  await expect.element(page.getByRole('button', { name: 'Again' })).toBeVisible();
});
