import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  type MovablePoint,
  PointFields,
  PointLayer,
  type PlanePoint,
  snapToStep,
} from './index.ts';

/** A plane from −5 to 5 both ways, 200 pixels wide. */
const plane = {
  width: 200,
  height: 200,
  toPixel: ([x, y]: PlanePoint): PlanePoint => [(x + 5) * 20, (5 - y) * 20],
  toPlane: ([left, top]: PlanePoint): PlanePoint => [left / 20 - 5, 5 - top / 20],
};
const snap = ([x, y]: PlanePoint): PlanePoint => [snapToStep(x, 1), snapToStep(y, 1)];

type Start = Pick<MovablePoint, 'name' | 'at'> & Partial<MovablePoint>;

function Plane({ start }: { readonly start: readonly Start[] }) {
  const [places, setPlaces] = useState(() => start.map(({ at }) => at));
  const points = start.map((given, index): MovablePoint => ({
    snap: 1,
    constrain: snap,
    onMove: (to) => setPlaces((old) => old.with(index, to)),
    ...given,
    at: places[index] ?? given.at,
  }));
  return (
    <>
      <div style={{ position: 'relative', width: 200, height: 200 }} data-testid="plane">
        <PointLayer
          points={points}
          plane={plane}
          className="layer"
          handleClassName="handle"
          labelOf={({ name }) => `Move ${name}`}
        />
      </div>
      <PointFields
        points={points}
        className="fields"
        summary="Type coordinates"
        labelOf={({ name }, axis) => `${axis} of ${name}`}
      />
      <output>{places.map(([x, y]) => `${x},${y}`).join(' ')}</output>
      <style>{`.layer { position: absolute; inset: 0 } .handle { position: absolute; width: 20px; height: 20px; margin: -10px; padding: 0 }`}</style>
    </>
  );
}

const show = (...start: Start[]) => render(<Plane start={start} />);
const places = () => page.getByRole('status');
const handle = (name: string) => page.getByRole('button', { name: `Move ${name}` });
/** Presses the plane at a point of it. */
const press = ([x, y]: PlanePoint) => {
  const [left, top] = plane.toPixel([x, y]);
  return page.getByTestId('plane').click({ position: { x: left, y: top } });
};

describe('a movable point', () => {
  it('moves by arrow keys, five steps with Shift', async () => {
    await show({ name: 'u', at: [0, 0] });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{Shift>}{ArrowLeft}{/Shift}{ArrowDown}');
    await expect.element(places()).toHaveTextContent('-4,0');
  });

  it('steps on until its constraint permits a place', async () => {
    const even = ([x, y]: PlanePoint): PlanePoint => [2 * Math.floor(x / 2), y];
    await show({ name: 'u', at: [0, 0], constrain: even });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(places()).toHaveTextContent('2,0');
  });

  it('stays where it is if its constraint permits no other place', async () => {
    await show({ name: 'u', at: [1, 1], constrain: () => [1, 1] });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(places()).toHaveTextContent('1,1');
  });

  it('keeps the distance to the pointer that drags it', async () => {
    await show({ name: 'u', at: [0, 0] }, { name: 'v', at: [3, 2] });
    const beside = { sourcePosition: { x: 15, y: 10 }, targetPosition: { x: 15, y: 10 } };
    await userEvent.dragAndDrop(handle('u'), handle('u'), beside);
    await expect.element(places()).toHaveTextContent('0,0 3,2');
    await userEvent.dragAndDrop(handle('u'), handle('v'), beside);
    await expect.element(places()).toHaveTextContent('3,2 3,2');
  });

  it('moves without dragging: a press on the plane moves the nearest, then the one that was chosen', async () => {
    await show({ name: 'u', at: [-3, 0] }, { name: 'v', at: [3, 0] });
    await press([2, 2]);
    await expect.element(places()).toHaveTextContent('-3,0 2,2');
    await press([-2, -2]);
    await expect.element(places()).toHaveTextContent('-3,0 -2,-2');
    await handle('u').click();
    await expect.element(places()).toHaveTextContent('-3,0 -2,-2');
    await press([4, 4]);
    await expect.element(places()).toHaveTextContent('4,4 -2,-2');
  });

  it('takes typed coordinates, and shows where it landed once the field is left', async () => {
    await show({ name: 'u', at: [0, 0] });
    await page.getByText('Type coordinates').click();
    const field = page.getByRole('spinbutton', { name: 'y of u' });
    await userEvent.fill(field, '-2.7');
    await expect.element(places()).toHaveTextContent('0,-3');
    await expect.element(field).toHaveValue(-2.7);
    await userEvent.tab();
    await expect.element(field).toHaveValue(-3);
  });

  it('stays where it is while what is typed is not a number', async () => {
    await show({ name: 'u', at: [1, 2] });
    await page.getByText('Type coordinates').click();
    const field = page.getByRole('spinbutton', { name: 'x of u' });
    await userEvent.clear(field);
    await userEvent.type(field, '-');
    await expect.element(places()).toHaveTextContent('1,2');
    await userEvent.tab();
    await expect.element(field).toHaveValue(1);
  });

  it('has a field only for the coordinate that can change', async () => {
    await show({ name: 'u', at: [0, 0], axes: 'x' });
    await page.getByText('Type coordinates').click();
    expect(page.getByRole('spinbutton').elements()).toHaveLength(1);
  });
});
