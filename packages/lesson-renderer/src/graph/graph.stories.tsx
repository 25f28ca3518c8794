import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { getStoryInput } from '@lemma/testing/story-input';
import { compileGraph } from './compile.ts';
import { GraphView } from '../block/graph-view.tsx';
import '../styles.css';

/** Compiles as the lesson compiler does; a mistake shows its message. */
function Compiled({ yaml }: { readonly yaml: string }) {
  const { spec, description, messages } = compileGraph(yaml, { file: 'story.md', line: 1 });
  if (!spec) return <p>{messages.map(({ line, message }) => `${line}: ${message}`).join(' ')}</p>;
  return <GraphView spec={spec} description={description} />;
}

const meta = { title: 'Lesson/Graph', component: Compiled } satisfies Meta<typeof Compiled>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FunctionWithSliders: Story = {
  args: {
    yaml: `
title: A parabola and its slope
x: [-4, 4]
y: [-3, 5]
sliders:
  a: { from: -2, to: 2, step: 0.1, value: 0.5 }
  c: { from: -3, to: 3, value: -1 }
points:
  P: { at: [1, 0], on: a*x^2 + c }
functions:
  - { y: a*x^2 + c, label: f }
  - { y: 2*a*P.x*(x - P.x) + P.y, dashed: true, label: tangent }
text: "Slope at P: {{2*a*P.x}}"
`,
  },
};

export const VectorsAndPolygon: Story = {
  args: {
    yaml: `
x: [-2, 6]
y: [-2, 6]
points:
  u: { at: [3, 1], drag: true, snap: 0.5, color: blue }
  v: { at: [1, 3], drag: true, snap: 0.5, color: violet }
vectors:
  - { to: u, color: blue }
  - { to: v, color: violet }
  - { to: [u.x + v.x, u.y + v.y], label: u + v, color: green }
polygons:
  - { points: [[0, 0], u, [u.x + v.x, u.y + v.y], v], color: grey }
text: "Area: {{abs(u.x*v.y - u.y*v.x)}}"
`,
  },
};

export const Inequalities: Story = {
  args: {
    yaml: `
title: Where both hold
inequalities:
  - { where: y > x - 1, color: blue }
  - { where: x^2 + y^2 <= 9, color: violet }
`,
  },
};

export const LinearMap: Story = {
  args: {
    yaml: `
title: A shear
x: [-4, 4]
sliders:
  k: { from: -2, to: 2, value: 1 }
maps:
  - { matrix: [[1, k], [0, 1]] }
text: "Rows (1, {{k}}) and (0, 1): the area stays {{1}}"
`,
  },
};

export const CurvesAndPoles: Story = {
  args: {
    yaml: `
functions: [{ y: tan(x), label: tan }]
parametric: [{ x: 3cos(t), y: 2sin(t), t: [0, 6.2832], dashed: true, label: ellipse }]
segments: [{ from: [-4, -4], to: [4, -4], label: s }]
points: { Q: { at: [3, 0], drag: x }, R: { at: [0, 2] } }
`,
  },
};

/** Free points: u by arrow keys and by long steps, v laid on u by the pointer, and all put back. */
export const PointsByHand: Story = {
  ...VectorsAndPolygon,
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    const u = canvas.getByRole('button', { name: 'Move u' });
    u.focus();
    await hand.press('{ArrowUp}{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/^u at \(5\.5, 1\.5\)/u),
    );
    await hand.drag(canvas.getByRole('button', { name: 'Move v' }), u);
    await expect(await canvas.findByText('Area: 0', { selector: 'p' })).toBeVisible();
    await hand.click(canvas.getByRole('button', { name: 'Start position' }));
    await expect(await canvas.findByText('Area: 8', { selector: 'p' })).toBeVisible();
  },
};

/** A slider by its keys; the point stays on its curve, by keys and by the pointer. */
export const SliderAndCurveByHand: Story = {
  ...FunctionWithSliders,
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    canvas.getByRole('slider', { name: 'a' }).focus();
    await hand.press('{End}');
    await expect(await canvas.findByText('Slope at P: 4', { selector: 'p' })).toBeVisible();
    const point = canvas.getByRole('button', { name: 'Move P' });
    point.focus();
    await hand.press('{ArrowLeft}');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/^P at \(0\.8, 0\.28\)/u),
    );
    await hand.drag(point, point.parentElement ?? point);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^P at \(0, −1\)/u));
  },
};

/** A point that moves along an axis alone, wherever the pointer leads. */
export const AxisByHand: Story = {
  ...CurvesAndPoles,
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    const point = canvas.getByRole('button', { name: 'Move Q' });
    point.focus();
    await hand.press('{ArrowUp}{ArrowLeft}');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/^Q at \(2\.\d+, 0\)/u),
    );
    await hand.drag(point, point.parentElement ?? point, [0.5, 0.1]);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Q at \(0, 0\)/u));
  },
};

export const MapByHand: Story = {
  ...LinearMap,
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    canvas.getByRole('slider', { name: 'k' }).focus();
    await hand.press('{Home}');
    await expect(await canvas.findByText(/^Rows \(1, −2\)/u, { selector: 'p' })).toBeVisible();
    await hand.click(canvas.getByRole('button', { name: 'Start position' }));
    await expect(await canvas.findByText(/^Rows \(1, 1\)/u, { selector: 'p' })).toBeVisible();
  },
};

export const Phone: Story = { ...VectorsAndPolygon, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = {
  ...FunctionWithSliders,
  decorators: [
    (Story) => (
      <div style={{ colorScheme: 'dark', background: '#10171e', padding: 1 }}>
        <Story />
      </div>
    ),
  ],
};

export const StaticPicture: Story = {
  ...VectorsAndPolygon,
  render: ({ yaml }) => {
    const { svg } = compileGraph(yaml, { file: 'story.md', line: 1 });
    return <div dangerouslySetInnerHTML={{ __html: svg }} />;
  },
};
