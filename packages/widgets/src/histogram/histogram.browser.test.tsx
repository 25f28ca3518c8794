import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { histogram } from './index.ts';
import type { HistogramProps } from './schema.ts';

const onEvent = vi.fn<(event: object) => void>();

async function show(props: Partial<HistogramProps> = {}) {
  onEvent.mockClear();
  const { default: View } = await histogram.load();
  await render(<View data={[2, 3, 3, 4, 5, 6, 30]} {...props} host={{ id: 'w', onEvent }} />);
}

const said = () => page.getByRole('status');
const slider = (name: string) => page.getByRole('slider', { name });

describe('histogram', () => {
  it('says how mean and median lie, with quartiles and outliers', async () => {
    await show();
    await expect
      .element(page.getByText('The mean, 7.57, lies above the median, 4: large values pull it up.'))
      .toBeVisible();
    await expect.element(page.getByRole('definition').nth(1)).toHaveTextContent('3, 5.5');
    await expect.element(page.getByRole('definition').nth(2)).toHaveTextContent('30');
  });

  it('counts into as many bins as asked for', async () => {
    await show({ bins: 4 });
    await userEvent.click(slider('Bins'));
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect
      .element(said())
      .toHaveTextContent('2 bins. The fullest goes from 2 to 16: 6 values.');
    expect(onEvent).toHaveBeenLastCalledWith({ type: 'edited', detail: { bins: 2 } });
    await page.getByText('How many are in each bin').click();
    await expect.element(page.getByRole('row').last()).toHaveTextContent('16301');
  });

  it('takes one more value of the learner’s, and says what it does to the mean', async () => {
    await show({ data: [4, 5, 6, 7, 8], extra: true });
    await expect.element(page.getByText(/^Mean, 6, and median, 6/u)).toBeVisible();
    await userEvent.click(slider('One more value'));
    await userEvent.keyboard('{Home}');
    await expect.element(said()).toMatchTextContent(/lies below the median, 5\.5: small values/u);
    await expect.element(page.getByRole('definition').first()).toHaveTextContent('6');
  });

  it('shows values that are all the same, and asks for none where none is to be added', async () => {
    await show({ data: [5, 5, 5] });
    await expect.element(page.getByText(/^Mean, 5, and median, 5/u)).toBeVisible();
    await expect.element(slider('One more value')).not.toBeInTheDocument();
  });
});
