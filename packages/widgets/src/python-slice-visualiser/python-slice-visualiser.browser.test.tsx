import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { pythonSliceVisualiser } from './index.ts';
import type { PythonSliceVisualiserProps } from './schema.ts';

async function show(props: Partial<PythonSliceVisualiserProps> = {}) {
  const { default: View } = await pythonSliceVisualiser.load();
  await render(<View value="lesson" {...props} host={{ id: 'w' }} />);
}

describe('slice visualiser', () => {
  it('shows what a slice takes and says it', async () => {
    await show({ start: 1, stop: 4 });
    await expect.element(page.getByText("s[1:4] → 'ess'")).toBeVisible();
    await page.getByRole('textbox', { name: 'step' }).fill('-1');
    await expect
      .element(page.getByRole('status'))
      .toMatchTextContent(/^Result ''\. Nothing is taken: going left/);
  });

  it('steps a part by the arrow keys and by its buttons', async () => {
    await show({ start: 1, stop: 4 });
    await page.getByRole('textbox', { name: 'start' }).click();
    await userEvent.keyboard('{ArrowUp}');
    await page.getByRole('button', { name: 'stop: one more' }).click();
    await expect.element(page.getByText("s[2:5] → 'sso'")).toBeVisible();
  });

  it('leaves a part out when its field is empty, and names what is no number', async () => {
    await show({ value: [3, 1, 4], start: 1 });
    const start = page.getByRole('textbox', { name: 'start' });
    await start.fill('');
    await expect.element(page.getByText('xs[:] → [3, 1, 4]')).toBeVisible();
    await start.fill('two');
    await expect.element(page.getByText('A whole number, or nothing')).toBeVisible();
  });

  it('says what Python says to a step of 0', async () => {
    await show({ step: 0 });
    await expect
      .element(page.getByText('ValueError: slice step cannot be zero.').first())
      .toBeVisible();
  });

  it('takes whole numbers as long and as signed as Python does', async () => {
    await show({ value: [3, 1, 4] });
    const start = page.getByRole('textbox', { name: 'start' });
    await start.fill('-100');
    await expect.element(page.getByText('xs[-100:] → [3, 1, 4]')).toBeVisible();
    await start.fill('+1');
    await expect.element(page.getByText('xs[1:] → [1, 4]')).toBeVisible();
    await start.fill('−2');
    await expect.element(page.getByText('xs[-2:] → [1, 4]')).toBeVisible();
    await start.fill('100');
    await expect
      .element(page.getByText('Nothing is taken: it would start after the last item, going right.'))
      .toBeVisible();
  });

  it('goes from an empty stop to before the last item', async () => {
    await show();
    await page.getByRole('button', { name: 'stop: one less' }).click();
    await expect.element(page.getByText("s[:-1] → 'lesso'")).toBeVisible();
  });

  it('says a problem without moving the other fields', async () => {
    await show();
    const step = page.getByRole('textbox', { name: 'step' });
    const place = () => step.element().getBoundingClientRect();
    const before = place();
    await page.getByRole('textbox', { name: 'start' }).fill('two');
    await expect.element(page.getByRole('alert')).toHaveTextContent('A whole number, or nothing');
    expect(place()).toEqual(before);
  });
});
