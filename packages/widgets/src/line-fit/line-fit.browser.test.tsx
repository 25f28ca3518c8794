import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { lineFit } from './index.ts';
import type { LineFitProps } from './schema.ts';

const onEvent = vi.fn<(event: object) => void>();
const points: LineFitProps['points'] = [
  [1, 2],
  [2, 3],
  [3, 7],
  [4, 8],
];

async function show(props: Partial<LineFitProps> = {}) {
  onEvent.mockClear();
  const { default: View } = await lineFit.load();
  await render(
    <View points={points} slope={1} intercept={1} {...props} host={{ id: 'w', onEvent }} />,
  );
}

const press = (name: string) => page.getByRole('button', { name }).click();
const said = () => page.getByRole('status');
const slope = () => page.getByRole('slider', { name: 'Slope' });

describe('a line through points', () => {
  it('is turned by keys, and says what it leaves', async () => {
    await show();
    await expect
      .element(page.getByText(/^y = x \+ 1: the squares of the residuals add up to 18\./u).first())
      .toBeVisible();
    await userEvent.click(slope());
    await userEvent.keyboard('{End}');
    await expect.element(said()).toMatchTextContent(/Residuals times the ones: −/u);
    await expect.element(slope()).toHaveFocus();
    expect(onEvent).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'moved' }));
  });

  it('lists each residual with its square, and their sums', async () => {
    await show();
    await expect.element(page.getByRole('row').nth(3)).toHaveTextContent('37439');
    await expect.element(page.getByRole('row').last()).toHaveTextContent('Sum618');
  });

  it('lays the line of least squares, says that no line has less, and goes back', async () => {
    await show();
    await press('Lay the best line');
    await expect
      .element(said())
      .toMatchTextContent(
        /^y = 2\.2x − 0\.5: .* add up to 1\.8\. Residuals times the ones: 0\. Times the x values: 0\. No line has less/u,
      );
    await expect.element(slope()).toHaveAttribute('aria-valuetext', '2.2');
    await press('Begin again');
    await expect.element(slope()).toHaveAttribute('aria-valuetext', '1');
  });

  it('says that it meets every point where it does', async () => {
    await show({
      points: [
        [0, 1],
        [2, 2],
      ],
    });
    await press('Lay the best line');
    await expect
      .element(said())
      .toHaveTextContent(
        'y = 0.5x + 1: the squares of the residuals add up to 0. The line meets every point.',
      );
  });

  it.each([true, false])('draws a square on each residual: %s', async (squares) => {
    await show({ squares });
    const drawn = (name: string) => document.querySelectorAll(`.lw-line-fit-${name}`).length;
    expect([drawn('square'), drawn('residual')]).toEqual(squares ? [4, 0] : [0, 4]);
  });

  it('keeps its picture finite for numbers at their limits', async () => {
    await show({
      points: [
        [-1e6, 1e6],
        [1e6, -1e6],
      ],
      slope: 1e6,
      intercept: -1e6,
    });
    expect(document.querySelector('.lw-chart')?.innerHTML).not.toMatch(/NaN|Infinity/u);
  });
});
