import type { WidgetEvent } from '@lemma/lesson-renderer';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { vectorPlayground } from './index.ts';
import type { VectorPlaygroundProps } from './schema.ts';

async function show(props: Partial<VectorPlaygroundProps> = {}) {
  const events: WidgetEvent[] = [];
  const { default: View } = await vectorPlayground.load();
  const host = { id: 'w', onEvent: (event: WidgetEvent) => events.push(event) };
  await render(
    <View
      vectors={[
        [2, 1],
        [-1, 3],
      ]}
      {...props}
      host={host}
    />,
  );
  return events;
}

const handle = (name: string) => page.getByRole('button', { name: `Move ${name}` });

describe('vector playground', () => {
  it('moves a vector by arrow keys and says the new sum', async () => {
    const events = await show();
    await userEvent.tab();
    await expect.element(handle('u')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('u is (2.5, −1.5). u + v is (1.5, 1.5)');
    expect(events).toHaveLength(2);
  });

  it('follows the pointer and snaps to the grid', async () => {
    await show({ snap: 1 });
    await userEvent.dragAndDrop(handle('v'), handle('u'));
    await expect.element(page.getByText(/^v = \(2, 1\), length 2\.24$/)).toBeVisible();
  });

  it('stays inside the plane', async () => {
    await show({ range: 3 });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect.element(page.getByText(/^u = \(3, 1\)/)).toBeVisible();
  });

  it('keeps the handle of a vector that leads out of the picture at its edge, to be brought in', async () => {
    await show({ vectors: [[12, 6.3]], range: 5 });
    const box = handle('u').element().getBoundingClientRect();
    const plane = handle('u').element().parentElement?.getBoundingClientRect() ?? new DOMRect();
    expect(box.left + box.width / 2).toBeCloseTo(plane.right, 0);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByText(/^u = \(12, 6\.3\)/)).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(page.getByText(/^u = \(11\.5, 6\.3\)/)).toBeVisible();
  });

  it('does not jump to a pointer that takes hold beside the point', async () => {
    const events = await show({ snap: 0.25 });
    const at = { sourcePosition: { x: 40, y: 22 }, targetPosition: { x: 40, y: 22 } };
    await userEvent.dragAndDrop(handle('u'), handle('u'), at);
    expect(events).toEqual([]);
    await userEvent.dragAndDrop(handle('v'), handle('u'), at);
    await expect.element(page.getByText(/^v = \(2, 1\), length 2\.24$/)).toBeVisible();
  });

  it('scales each vector by its slider in a combination', async () => {
    await show({ show: 'combination', scalars: [2, -1] });
    await expect.element(page.getByText(/^2u − v = \(5, −1\)$/)).toBeVisible();
    await page.getByRole('slider', { name: 'Times v' }).click();
    await userEvent.keyboard('{Home}');
    await expect.element(page.getByText(/^2u − 3v = \(7, −7\)$/)).toBeVisible();
  });

  it('subtracts, and shows nothing made of a single vector', async () => {
    await show({ show: 'difference' });
    await expect.element(page.getByText(/^u − v = \(3, −2\)$/)).toBeVisible();
    await show({ vectors: [[3, -2]], names: ['a'] });
    await expect.element(page.getByText(/^a = \(3, −2\), length 3\.61$/)).toBeVisible();
  });
});
