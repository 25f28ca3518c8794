import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { dotProductProjector } from './index.ts';
import type { DotProductProjectorProps } from './schema.ts';

async function show(props: Partial<DotProductProjectorProps> = {}) {
  const { default: View } = await dotProductProjector.load();
  await render(<View u={[2, 3]} v={[4, 1]} {...props} host={{ id: 'w' }} />);
}

describe('dot-product projector', () => {
  it('shows the product, the angle and the projection', async () => {
    await show({ u: [2, 2], v: [4, 0] });
    await expect.element(page.getByText(/^u·v = 2·4 \+ 2·0 = 8$/)).toBeVisible();
    await expect.element(page.getByText(/^Angle = 45°$/)).toBeVisible();
    await expect
      .element(page.getByText(/^Projection of u on v = \(2, 0\), length 2$/))
      .toBeVisible();
  });

  it('says what the sign means when a vector is moved by keyboard', async () => {
    await show({ u: [0, 2], v: [4, 0] });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect
      .element(page.getByRole('status'))
      .toMatchTextContent(/^u is \(−0\.5, 2\)\. Dot product −2\. The product is negative/);
  });

  it('names perpendicular vectors and a zero vector', async () => {
    await show({ u: [-1, 2], v: [4, 2] });
    await expect.element(page.getByText(/the vectors are perpendicular/)).toBeVisible();
    await show({ v: [0, 0] });
    await expect.element(page.getByText(/A zero vector has no direction/)).toBeVisible();
  });

  it('hides what the author leaves out', async () => {
    await show({ show: 'projection' });
    await expect.element(page.getByText(/^u·v/)).toBeVisible();
    await expect.element(page.getByText(/^Angle/)).not.toBeInTheDocument();
  });
});
