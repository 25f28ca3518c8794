import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import type { ArrayCodeProps } from '../array/array-schema.ts';
import { arrayBroadcast } from './index.ts';

const arrays = {
  A: [
    [1, 2, 3],
    [4, 5, 6],
  ],
  b: [10, 20, 30],
  c: [[100], [200]],
  d: [1, 2],
};
const events: { readonly type: string }[] = [];
const host = { id: 'w', onEvent: (event: { readonly type: string }) => events.push(event) };

async function show(code: string, given: ArrayCodeProps['arrays'] = arrays) {
  const { default: View } = await arrayBroadcast.load();
  return render(<View code={code} arrays={given} host={host} />);
}

const next = () => page.getByRole('button', { name: 'Next' }).click();
const said = () => page.getByRole('status');
const grid = (name: RegExp) => page.getByRole('grid', { name });
const entry = (name: RegExp, row: number, column: number) =>
  grid(name).getByRole('row').nth(row).getByRole('gridcell').nth(column);

afterEach(() => events.splice(0));

describe('broadcasting', () => {
  it('compares the shapes from the right, then stretches, then works out row by row', async () => {
    await show('A + b');
    await expect.element(said()).toHaveTextContent('');
    await next();
    await expect.element(said()).toHaveTextContent('Last axis: 3 and 3 are equal.');
    await expect.element(grid(/^b, \(3,\)$/)).toBeVisible();
    await next();
    await expect
      .element(said())
      .toHaveTextContent(
        'Next axis: b has none. It is used 2 times. So A + b has the shape (2, 3).',
      );
    await next();
    await expect.element(grid(/^b, \(3,\) stretched to \(2, 3\)$/)).toBeVisible();
    await expect.element(entry(/^A \+ b/, 0, 0)).toHaveTextContent('?');
    await next();
    await expect.element(entry(/^A \+ b/, 0, 2)).toHaveTextContent('33');
    await expect.element(entry(/^A \+ b/, 1, 0)).toHaveTextContent('?');
    await next();
    await next();
    await expect.element(said()).toMatchTextContent(/worked out\. Its shape is \(2, 3\)/);
    expect(events.at(-1)?.type).toBe('completed');
  });

  it('shows by keys where an entry comes from, but not one that is still to come', async () => {
    await show('A + c');
    for (let step = 0; step < 4; step += 1) await next();
    const first = entry(/^A \+ c/, 0, 0).element();
    if (first instanceof HTMLElement) first.focus();
    await userEvent.keyboard('{End}{Enter}');
    await expect.element(said()).toHaveTextContent('A[0, 2] + c[0, 0] = 3 + 100 = 103');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(said()).toHaveTextContent('A[0, 2] + c[0, 0] = 3 + 100 = 103');
  });

  it('ends with Python’s own message where two lengths do not fit', async () => {
    await show('A * d');
    await next();
    const message = 'ValueError: operands could not be broadcast together with shapes (2,3) (2,)';
    await expect.element(page.getByText(message, { exact: true })).toBeVisible();
    await expect.element(grid(/A \* d/)).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Again' })).toBeVisible();
  });

  it('stands in one line in a column of prose, and in a phone’s width', async () => {
    await page.viewport(720, 800);
    const { container } = await show('A + b', {
      A: [[1, 2, 3, 4]],
      b: [10, 20, 30, 40],
    });
    const tops = [...container.querySelectorAll('.lw-array')].map(
      (each) => each.getBoundingClientRect().top,
    );
    expect(new Set(tops).size).toBe(1);
    await page.viewport(320, 800);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});
