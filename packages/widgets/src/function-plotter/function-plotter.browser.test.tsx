import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { functionPlotter } from './index.ts';
import type { FunctionPlotterProps } from './schema.ts';

const onEvent = vi.fn<(event: object) => void>();

async function show(props: Partial<FunctionPlotterProps> = {}) {
  onEvent.mockClear();
  const { default: View } = await functionPlotter.load();
  await render(<View f="x^2" view={[-4, 4]} {...props} host={{ id: 'w', onEvent }} />);
}

const said = () => page.getByRole('status');
const field = () => page.getByRole('textbox');

describe('function plotter', () => {
  it('says value and slope where the learner goes', async () => {
    await show({ at: 1 });
    await expect.element(page.getByText('f(1) = 1. The slope there is 2.')).toBeVisible();
    await userEvent.click(page.getByRole('slider', { name: 'x' }));
    await userEvent.keyboard('{End}');
    await expect.element(said()).toHaveTextContent('f(4) = 16. The slope there is 8.');
    expect(onEvent).toHaveBeenLastCalledWith({ type: 'moved', detail: { x: 4 } });
    await page.getByText('Values').click();
    await expect.element(page.getByRole('row').nth(1)).toHaveTextContent('−416');
  });

  it('draws what is typed, and keeps the last curve while that cannot be read', async () => {
    await show({ at: 2 });
    await field().fill('sqrt(x');
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(said()).toMatchTextContent(/^This is no function of x/u);
    await expect.element(page.getByText('f(2) = 4. The slope there is 4.')).toBeVisible();
    await field().fill('1/(x - 2)');
    await expect.element(said()).toHaveTextContent('f is not defined at x = 2.');
    await field().fill('abs(x - 2)');
    await expect.element(said()).toHaveTextContent('f(2) = 0. It has no slope there.');
    expect(onEvent).toHaveBeenLastCalledWith({ type: 'edited', detail: { f: 'abs(x - 2)' } });
  });

  it.each(['alert(1)', 'x.constructor', '<img src=x onerror=alert(1)>', `${'('.repeat(190)}x`])(
    'takes %j for no function',
    async (text) => {
      await show();
      await field().fill(text);
      await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
    },
  );

  it('has no field where the author wants none', async () => {
    await show({ editable: false });
    await expect.element(field()).not.toBeInTheDocument();
  });
});
