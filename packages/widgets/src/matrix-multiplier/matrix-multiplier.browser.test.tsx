import type { WidgetEvent } from '@lemma/lesson-renderer';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { matrixMultiplier } from './index.ts';

const events: WidgetEvent[] = [];
const host = { id: 'w1', onEvent: (event: WidgetEvent) => events.push(event) };
const product = {
  a: [
    [2, -1, 0],
    [1, 3, 2],
  ],
  b: [[3], [1], [-2]],
  names: ['A', 'x'] as [string, string],
};

async function show(props: object = {}) {
  const { default: View } = await matrixMultiplier.load();
  return render(<View {...product} {...props} host={host} />);
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const status = () => page.getByRole('status');
const cell = (grid: string, row: number, column: number) =>
  page
    .getByRole('grid', { name: grid })
    .getByRole('row')
    .nth(row - 1)
    .getByRole('gridcell')
    .nth(column - 1);

afterEach(() => events.splice(0));

describe('stepping through a product', () => {
  it('says each step and tells the host, forward and back', async () => {
    await show();
    await expect.element(status()).toHaveTextContent('');
    await button('Next').click();
    await expect.element(status()).toHaveTextContent('minus 1 times 1 is minus 1. So far 5.');
    await button('Back').click();
    await expect.element(status()).toMatchTextContent(/^Row 1 of A with column 1 of x. 2 times 3/);
    expect(events.map((event) => event.detail)).toEqual([
      { position: 1, count: 6 },
      { position: 0, count: 6 },
    ]);
  });

  it('lights the row, the column and the entry, and shows the value when it is complete', async () => {
    await show();
    await expect.element(cell('A, 2 by 3', 1, 2)).toHaveAttribute('aria-selected', 'true');
    await expect.element(cell('A, 2 by 3', 2, 2)).toHaveAttribute('aria-selected', 'false');
    await expect.element(cell('Ax, 2 by 1', 1, 1)).toHaveTextContent('?');
    await button('Next').click();
    await button('Next').click();
    await expect.element(cell('Ax, 2 by 1', 1, 1)).toHaveTextContent('5');
    await expect.element(cell('Ax, 2 by 1', 2, 1)).toHaveTextContent('?');
  });

  it('ends with the whole product and starts again', async () => {
    await show();
    for (let step = 0; step < 6; step += 1) await button('Next').click();
    await expect.element(page.getByText('Every entry of Ax is worked out.')).toBeVisible();
    expect(events.at(-1)?.type).toBe('completed');
    await button('Again').click();
    await expect.element(page.getByText('Step 1 of 6')).toBeInTheDocument();
  });

  it('plays by itself until it is paused', async () => {
    await show();
    await button('1× speed').click();
    await expect.element(button('2× speed')).toBeVisible();
    await button('Play').click();
    await expect.element(page.getByText('Step 3 of 6')).toBeInTheDocument();
    await button('Pause').click();
    await expect.element(button('Play')).toBeVisible();
  });
});

describe('by keyboard alone', () => {
  it('goes from entry to entry with one Tab stop a matrix, and Enter chooses an entry of the product', async () => {
    await show();
    await userEvent.tab();
    await expect.element(cell('A, 2 by 3', 1, 1)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect.element(cell('A, 2 by 3', 2, 3)).toHaveFocus();
    await userEvent.tab();
    await expect.element(cell('x, 3 by 1', 1, 1)).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(status()).toMatchTextContent(/Row 2 of A with column 1 of x/);
  });

  it('types a fraction into an entry and sees the product follow', async () => {
    await show();
    await button('Edit matrices').click();
    const first = page.getByRole('grid', { name: 'A, 2 by 3' }).getByLabelText('Row 1, column 1');
    await first.click();
    await userEvent.keyboard('1/2{ArrowRight}');
    await expect
      .element(page.getByRole('grid', { name: 'A, 2 by 3' }).getByLabelText('Row 1, column 2'))
      .toHaveFocus();
    await expect.element(cell('Ax, 2 by 1', 1, 1)).toHaveTextContent('1/2');
    expect(events.at(-1)?.type).toBe('edited');
  });
});

describe('what cannot be multiplied', () => {
  it('explains sizes that do not fit and mends them on request', async () => {
    await show({ b: [[1], [2]] });
    await expect
      .element(page.getByText(/^Ax is not defined: A has 3 columns but x has 2 rows/).first())
      .toBeVisible();
    await expect.element(button('Next')).toHaveAttribute('aria-disabled', 'true');
    await button('Make x 3 × 1').click();
    await expect.element(button('Edit matrices')).toHaveFocus();
    await expect.element(cell('Ax, 2 by 1', 1, 1)).toBeVisible();
  });

  it('names an entry that cannot be read', async () => {
    await show();
    await button('Edit matrices').click();
    await page
      .getByRole('grid', { name: 'x, 3 by 1' })
      .getByLabelText('Row 2, column 1')
      .fill('2+');
    await expect
      .element(page.getByText(/^x, row 2, column 1 is “2\+”, which cannot be read/).first())
      .toBeVisible();
  });

  it('offers no editing where the author forbids it', async () => {
    await show({ editable: false });
    await expect.element(button('Next')).toBeVisible();
    await expect.element(button('Edit matrices')).not.toBeInTheDocument();
  });
});

it('starts anew when the author gives other matrices', async () => {
  const { default: View } = await matrixMultiplier.load();
  const screen = await render(<View {...product} host={host} />);
  await button('Next').click();
  await screen.rerender(<View {...product} a={[[1, 1, 1]]} host={host} />);
  await expect.element(page.getByText('Step 1 of 3')).toBeInTheDocument();
});

describe('where the matrices stand', () => {
  const place = (grid: RegExp) =>
    page.getByRole('grid', { name: grid }).element().getBoundingClientRect();

  it('is the order of the product, where the page reads from right to left too', async () => {
    const { container } = await show({ names: ['A', 'B'] });
    container.dir = 'rtl';
    expect(place(/^A,/).right).toBeLessThan(place(/^B,/).left);
    expect(place(/^B,/).right).toBeLessThan(place(/^AB,/).left);
  });

  it('has the product under its factors where it would be cut off beside them', async () => {
    await page.viewport(390, 844);
    await show({
      a: [
        ['1/2', 'x'],
        ['3/4', 'y'],
      ],
      b: [
        ['x', 4],
        ['x - 1', 'y + 2'],
      ],
      names: ['A', 'B'],
    });
    expect(place(/^AB,/).top).toBeGreaterThan(place(/^A,/).bottom);
    expect(place(/^AB,/).right).toBeLessThan(390);
  });
});
