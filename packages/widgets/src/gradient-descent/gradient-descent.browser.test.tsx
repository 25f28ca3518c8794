import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { gradientDescent } from './index.ts';
import type { GradientDescentProps } from './schema.ts';

const onEvent = vi.fn<(event: object) => void>();

async function show(props: Partial<GradientDescentProps> = {}) {
  onEvent.mockClear();
  const { default: View } = await gradientDescent.load();
  const loss = props.points ? {} : { loss: [0, 0, 1] };
  await render(<View start={4} rate={0.25} {...loss} {...props} host={{ id: 'w', onEvent }} />);
}

const next = () => page.getByRole('button', { name: 'Next' }).click();
const said = () => page.getByRole('status');

describe('gradient descent', () => {
  it('says each step as its arithmetic, and lists it', async () => {
    await show();
    await expect.element(page.getByText('Begin at w = 4, where the loss is 16.')).toBeVisible();
    await next();
    await expect.element(said()).toHaveTextContent('4 − 0.25 · 8 = 2. The loss is 4.');
    await next();
    await expect.element(page.getByRole('row').last()).toHaveTextContent('2121');
    expect(onEvent).toHaveBeenLastCalledWith({ type: 'stepped', detail: { step: 2 } });
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.element(page.getByRole('row').last()).toHaveAttribute('aria-current', 'step');
  });

  it('begins anew with another rate or start, and keeps the focus on its slider', async () => {
    await show();
    await next();
    const rate = page.getByRole('slider', { name: 'Learning rate' });
    await userEvent.click(rate);
    await userEvent.keyboard('{End}');
    await expect.element(rate).toHaveFocus();
    await expect.element(rate).toHaveAttribute('aria-valuetext', '1.2');
    await expect.element(page.getByText(/^Begin at w = 4/u).first()).toBeVisible();
    await next();
    await expect
      .element(said())
      .toHaveTextContent(
        '4 − 1.2 · 8 = −5.6. The loss is 31.36. The loss grew: the step went too far.',
      );
    const start = page.getByRole('slider', { name: 'Begin at w' });
    await userEvent.click(start);
    await userEvent.keyboard('{Home}');
    expect(onEvent).toHaveBeenLastCalledWith({
      type: 'edited',
      detail: { rate: 1.2, start: -5 },
    });
  });

  it('says where a step leads off, and takes no more', async () => {
    await show({ rate: 60, steps: 40 });
    for (let step = 0; step < 2; step += 1) await next();
    await expect.element(page.getByRole('button', { name: 'Again' })).toBeVisible();
    await expect.element(said()).toMatchTextContent(/leads out of every picture/u);
  });

  it('fits the line of some points: the slope of least squares', async () => {
    await show({
      points: [
        [1, 2],
        [2, 4],
      ],
      start: 0,
      rate: 0.2,
      steps: 20,
    });
    for (let step = 0; step < 6; step += 1) await next();
    await expect.element(page.getByText(/almost 0: it stays here/u).first()).toBeVisible();
    await expect.element(page.getByRole('row').last()).toMatchTextContent(/^62/u);
  });
});
