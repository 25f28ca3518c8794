import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { singularValueExplorer } from './index.ts';
import type { SingularValueExplorerProps } from './schema.ts';

async function show(props: Partial<SingularValueExplorerProps> = {}) {
  const { default: View } = await singularValueExplorer.load();
  const matrix: SingularValueExplorerProps['matrix'] = [
    [1, 1],
    [0, 1],
  ];
  await render(<View matrix={matrix} {...props} host={{ id: 'w' }} />);
}

const next = () => page.getByRole('button', { name: 'Next' }).click();
const said = () => page.getByRole('status');
const step = (index: number) => page.getByRole('listitem').nth(index);

describe('singular value explorer', () => {
  it('says each step, and at the end what has become of the circle', async () => {
    await show();
    await expect.element(step(0)).not.toHaveAttribute('aria-current');
    await next();
    await expect.element(said()).toHaveTextContent('Vᵀ: turn by 58.3° clockwise');
    await expect.element(step(0)).toHaveAttribute('aria-current', 'step');
    await next();
    await expect
      .element(said())
      .toHaveTextContent('Σ: stretch by 1.62 along x and by 0.62 along y');
    await next();
    await expect
      .element(said())
      .toMatchTextContent(/^U: turn by 31\.7° counter-clockwise.*half axes 1\.62 and 0\.62\.$/);
  });

  it('stands between two steps by its slider, and goes on from there by the buttons', async () => {
    await show();
    await userEvent.click(page.getByRole('slider'));
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect.element(page.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Vᵀ, 5 %');
    await userEvent.click(page.getByRole('button', { name: 'Next' }));
    await expect.element(page.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Σ, 100 %');
    await userEvent.click(page.getByRole('button', { name: 'Back' }));
    await expect.element(page.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Vᵀ, 100 %');
  });

  it.each([
    ['2', '0', '0', '2', 'a circle of radius 2: no direction is special'],
    ['1', '2', '0.5', '1', 'flattened to a segment, 2.5 to each side'],
    ['0', '0', '0', '0', 'shrinks to a point'],
  ])('says what is special about [%s %s; %s %s]', async (a, b, c, d, words) => {
    await show({ editable: true });
    const entries = page.getByRole('textbox');
    for (const [index, text] of [a, b, c, d].entries()) await entries.nth(index).fill(text);
    await expect.element(page.getByRole('paragraph').last()).toMatchTextContent(new RegExp(words));
  });

  it('says that a mirror turns the plane over', async () => {
    await show({
      matrix: [
        [0, 1],
        [1, 0],
      ],
    });
    await expect
      .element(step(1))
      .toMatchTextContent(/stretch by 1 along x and by 1 along y, turned over$/);
  });

  it('keeps what cannot be read in the field, says so, and keeps the picture', async () => {
    await show({ editable: true });
    await page.getByRole('textbox').first().fill('1/');
    await expect.element(said()).toMatchTextContent(/^An entry of A cannot be read/);
    await expect.element(page.getByText(/half axes 1\.62/)).toBeVisible();
  });

  it('cannot be edited unless the author says so', async () => {
    await show();
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
  });
});
