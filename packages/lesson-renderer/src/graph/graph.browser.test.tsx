import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { compileGraph } from './compile.ts';
import { LessonProvider } from '../host/lesson-provider.tsx';
import './graph.css';
import { GraphView } from '../block/graph-view.tsx';

async function show(yaml: string, onChange?: (name: string) => void) {
  const { spec, description, messages } = compileGraph(yaml, { file: 'test.md', line: 1 });
  if (!spec) throw new Error(messages[0]?.message);
  return render(
    <GraphView spec={spec} description={description} {...(onChange && { onChange })} />,
  );
}

/** The same where the host gives texts, and numbers, in another language. */
async function showIn(numbers: string, yaml: string) {
  const { spec, description } = compileGraph(yaml, { file: 'test.md', line: 1 });
  if (!spec) throw new Error('The graph does not compile.');
  return render(
    <LessonProvider strings={{ numbers }}>
      <GraphView spec={spec} description={description} />
    </LessonProvider>,
  );
}

const grip = (name: string) => page.getByRole('button', { name: `Move ${name}` });
const text = (words: RegExp) => page.getByRole('paragraph').filter({ hasText: words }).first();

const POINT = `
x: [-4, 4]
points: { P: { at: [1, 2], drag: true, snap: 0.5 } }
text: "x is {{P.x}}, y is {{P.y}}"
`;

describe('a point to drag', () => {
  it('moves by arrow keys, in bigger steps with Shift, and says where it is', async () => {
    const moved: string[] = [];
    await show(POINT, (name) => moved.push(name));
    await userEvent.tab();
    await expect.element(grip('P')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{Shift>}{ArrowLeft}{/Shift}');
    await expect.element(page.getByRole('status').last()).toMatchTextContent(/^P at \(−1, 2\.5\)/);
    await expect.element(text(/^x is −1, y is 2\.5$/)).toBeVisible();
    expect(moved).toEqual(['P', 'P', 'P']);
  });

  it('stays inside the plane', async () => {
    await show(POINT);
    await userEvent.tab();
    for (let press = 0; press < 12; press += 1) await userEvent.keyboard('{ArrowRight}');
    await expect.element(text(/^x is 4, y is 2$/)).toBeVisible();
  });

  it('follows the pointer and goes back to where it started', async () => {
    await show(POINT);
    const handle = grip('P');
    const before = handle.element().getBoundingClientRect();
    const target = document.querySelector('.lemma-graph-plane');
    if (!target) throw new Error('no plane');
    await userEvent.dragAndDrop(handle, target);
    await expect.element(text(/^x is 0, y is 0$/)).toBeVisible();
    expect(handle.element().getBoundingClientRect().left).not.toBe(before.left);
    await page.getByRole('button', { name: 'Start position' }).click();
    await expect.element(text(/^x is 1, y is 2$/)).toBeVisible();
  });

  it('is held on its curve and on its axis', async () => {
    await show(`
points:
  C: { at: [1, 0], on: x^2, snap: 1 }
  H: { at: [0, 3], drag: x, snap: 1 }
text: "C {{C.x}} {{C.y}}, H {{H.x}} {{H.y}}"
`);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await expect.element(text(/^C 2 4, H −1 3$/)).toBeVisible();
  });
});

describe('a slider', () => {
  it('changes what is bound to it, by keyboard', async () => {
    await show('sliders: { a: { from: 0, to: 4, step: 1, value: 2 } }\ntext: "a² is {{a^2}}"');
    const slider = page.getByRole('slider', { name: 'a' });
    await userEvent.tab();
    await expect.element(slider).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(text(/^a² is 9$/)).toBeVisible();
    await expect.element(slider).toHaveAttribute('aria-valuetext', '3');
    // The slider says its own value, the status what follows from it.
    await expect.element(page.getByRole('status').last()).toHaveTextContent('a² is 9');
  });
});

it('describes itself to who cannot see it', async () => {
  await show(POINT);
  await expect.element(text(/Movable point P at \(1, 2\)/)).toBeInTheDocument();
});

it.each([
  ['de', '−0,5', 'x is −0,5, y is 0,5', '0,5', '−0,4'],
  ['fa', '\u200E−۰٫۵', 'x is \u200E−۰٫۵, y is ۰٫۵', '۰٫۵', '\u200E−۰٫۴'],
])(
  'shows and says its numbers as they are written in %s',
  async (language, x, line, value, tick) => {
    const { container } = await showIn(
      language,
      `x: [-0.5, 0.5]
y: [-0.5, 0.5]
sliders: { a: { from: 0, to: 1, step: 0.5, value: 0 } }
points: { P: { at: [0, 0.5], drag: true, snap: 0.5 } }
text: "x is {{P.x}}, y is {{P.y}}"
`,
    );
    await userEvent.click(grip('P'));
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(page.getByText(line, { exact: true }).first()).toBeVisible();
    await expect.element(page.getByRole('status').last()).toMatchTextContent(new RegExp(x));
    const slider = page.getByRole('slider');
    await userEvent.click(slider);
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect.element(slider).toHaveAttribute('aria-valuetext', value);
    const picture = container.querySelector('svg')?.textContent ?? '';
    expect(picture).toContain(tick);
    expect(picture).not.toMatch(/\d\.\d/);
  },
);
