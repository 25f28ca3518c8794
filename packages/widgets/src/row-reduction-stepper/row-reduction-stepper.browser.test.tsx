import type { WidgetEvent } from '@lemma/lesson-renderer';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { rowReductionStepper } from './index.ts';
import type { RowReductionStepperProps } from './schema.ts';

async function show(props: Partial<RowReductionStepperProps> = {}) {
  const events: WidgetEvent[] = [];
  const { default: View } = await rowReductionStepper.load();
  const host = { id: 'w', onEvent: (event: WidgetEvent) => events.push(event) };
  const matrix = [
    [1, 1, 3],
    [1, -1, 1],
  ];
  await render(<View matrix={matrix} augmented={1} {...props} host={host} />);
  return events;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('watching a reduction', () => {
  it('goes operation by operation to the conclusion, and back', async () => {
    const events = await show();
    await expect.element(page.getByText('Reach reduced echelon form in 3 steps.')).toBeVisible();
    await button('Next').click();
    await expect
      .element(page.getByRole('status'))
      .toMatchTextContent(/^Add minus 1 times row 1 to row 2\. Clear column 1 of row 2/);
    await button('Next').click();
    await button('Next').click();
    await expect.element(page.getByText(/there is exactly one solution/).first()).toBeVisible();
    expect(events.map((event) => event.type)).toEqual(['stepped', 'stepped', 'completed']);
    await button('Back').click();
    await expect.element(page.getByText('R2 → (−1/2)·R2')).toBeVisible();
  });

  it('takes another matrix', async () => {
    await show();
    await button('Edit matrix').click();
    await page.getByRole('textbox', { name: 'Row 1, column 1' }).fill('0');
    await button('Done').click();
    await expect.element(button('Edit matrix')).toHaveFocus();
    await button('Next').click();
    await expect.element(page.getByText('R1 ↔ R2')).toBeVisible();
  });

  it('says which entry Done waits for, and leads to it', async () => {
    await show();
    await button('Edit matrix').click();
    await expect.element(button('Done')).toHaveAccessibleDescription(/^Type numbers or fractions/);
    const entry = page.getByRole('textbox', { name: 'Row 2, column 3' });
    await entry.fill('1/0');
    await expect.element(page.getByRole('status')).toMatchTextContent(/cannot be read/);
    await button('Done').click();
    await expect.element(entry).toHaveFocus();
    await entry.fill('−1/2');
    await button('Done').click();
    await expect.element(page.getByRole('gridcell', { name: '−1/2' })).toBeVisible();
  });
});

describe('doing a reduction', () => {
  it('applies what the learner picks, says when the form is reached, and takes back', async () => {
    const events = await show({ mode: 'do', form: 'echelon' });
    await button('Apply').click();
    await expect.element(page.getByText(/^This is echelon form/).first()).toBeVisible();
    expect(events.at(-1)?.type).toBe('completed');
    await button('Take back').click();
    await expect.element(page.getByRole('status')).toMatchTextContent(/^Taken back\. Goal/);
    await expect
      .element(page.getByText(/^Goal: echelon form\. 0 operations/).first())
      .toBeVisible();
  });

  it('explains a factor of 0 and does not apply it', async () => {
    const events = await show({ mode: 'do' });
    await page.getByRole('combobox', { name: 'Operation' }).selectOptions('Multiply a row');
    await page.getByRole('textbox', { name: 'Times' }).fill('0');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/a number or fraction other than 0/)).toBeVisible();
    expect(events).toEqual([]);
  });
});
