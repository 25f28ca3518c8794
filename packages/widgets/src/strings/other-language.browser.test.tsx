import type { WidgetDefinition } from '@lemma/lesson-renderer';
import { beforeEach, expect, it } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { render, type RenderResult } from 'vitest-browser-react';
import { markTexts, unmarkedWords } from '@lemma/testing/foreign-texts';
import { arrayAxis } from '../array-axis/index.ts';
import { arrayBroadcast } from '../array-broadcast/index.ts';
import { arrayView } from '../array-view/index.ts';
import { dotProductProjector } from '../dot-product-projector/index.ts';
import { eigenvectorExplorer } from '../eigenvector-explorer/index.ts';
import { withStrings } from '../index.ts';
import { listMutationTracer } from '../list-mutation-tracer/index.ts';
import { singularValueExplorer } from '../singular-value-explorer/index.ts';
import { frameViewer } from '../frame-viewer/index.ts';
import { functionPlotter } from '../function-plotter/index.ts';
import { gradientDescent } from '../gradient-descent/index.ts';
import { histogram } from '../histogram/index.ts';
import { lineFit } from '../line-fit/index.ts';
import { linearTransformationGrid } from '../linear-transformation-grid/index.ts';
import { matrixMultiplier } from '../matrix-multiplier/index.ts';
import { pythonSliceVisualiser } from '../python-slice-visualiser/index.ts';
import { rowReductionStepper } from '../row-reduction-stepper/index.ts';
import { truthTableExplorer } from '../truth-table-explorer/index.ts';
import { vectorPlayground } from '../vector-playground/index.ts';
import { englishWidgetStrings } from './english.ts';
import type { GivenWidgetStrings } from './widget-strings.ts';

const foreign: GivenWidgetStrings = Object.fromEntries(
  Object.entries(englishWidgetStrings).map(([part, texts]: [string, object]) => [
    part,
    markTexts(texts),
  ]),
);

/** What stands in a table or an equation of a line. */
const letters = /^(x|y|r)$/u;

/** Letters of formulas are no words: the same in every language. */
const notation = /^(A|B|R|v|u)?(Av|Ax|Ae|AB|det|R)$/;

async function show<Props extends object>(widget: WidgetDefinition<Props>, props: Props) {
  const { default: View } = await withStrings(widget, foreign).load();
  return render(<View {...props} host={{ id: 'w' }} />);
}

/** Names of the host's texts that the test has met. */
const met = new Set<string>();
beforeEach(() => met.clear());

function expectForeign({ container }: RenderResult, same: RegExp = notation) {
  for (const [, name] of container.innerHTML.matchAll(/‹([^›]*)›/g)) met.add(name ?? '');
  expect(unmarkedWords(container).filter((word) => !same.test(word))).toEqual([]);
}

/** No text of these parts was left out. */
const expectAllMet = (...parts: readonly (keyof typeof englishWidgetStrings)[]) =>
  expect(
    parts.flatMap((part) => Object.keys(englishWidgetStrings[part])).filter((key) => !met.has(key)),
  ).toEqual([]);

const press = (screen: RenderResult, name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name: new RegExp(`^‹${name}›`) }).first());

const field = (screen: RenderResult): Locator => screen.getByRole('textbox').first();

it('the matrix multiplier: its steps, its fields and what stands in the way', async () => {
  const screen = await show(matrixMultiplier, { a: [[2, -1]], b: [[3], ['x']] });
  expectForeign(screen);
  for (const button of ['next', 'next', 'speed', 'play', 'pause']) {
    await press(screen, button);
    expectForeign(screen);
  }
  await press(screen, 'edit');
  expectForeign(screen);
  await userEvent.fill(field(screen), '2/');
  await expect.element(screen.getByText(/^‹unreadableEntry›/).first()).toBeVisible();
  expectForeign(screen);
  await userEvent.fill(field(screen), '');
  await expect.element(screen.getByText(/^‹emptyEntry›/).first()).toBeVisible();
  await userEvent.fill(field(screen), '2');
  await press(screen, 'fewerColumns');
  await expect.element(screen.getByText(/^‹sizesDiffer›/).first()).toBeVisible();
  expectForeign(screen);
});

/** Takes hold of a handle by keyboard. */
const hold = (screen: RenderResult, name: string): void => {
  const handle = screen.getByRole('button', { name: new RegExp(`^‹move› ${name}$`) });
  (handle.element() as HTMLElement).focus();
};

const said = (screen: RenderResult): Locator => screen.getByRole('status');

it('the dot-product projector: what each sign means, and a vector without direction', async () => {
  const screen = await show(dotProductProjector, { u: [1, 1], v: [1, 0], snap: 1 });
  expectForeign(screen);
  hold(screen, 'u');
  for (const meaning of ['perpendicular', 'against']) {
    await userEvent.keyboard('{ArrowLeft}');
    await expect
      .element(said(screen))
      .toMatchTextContent(new RegExp(`^‹followedBy› ‹isAt› u .*‹sayProduct› .*‹${meaning}›$`));
    expectForeign(screen);
  }
  hold(screen, 'v');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(said(screen)).toMatchTextContent(/^‹followedBy› ‹isAt› v .*‹zero›$/);
  expectForeign(screen);
  expectAllMet('dot-product-projector', 'plane');
});

it('the vector playground: moves, lengths and factors', async () => {
  const screen = await show(vectorPlayground, {
    vectors: [
      [2, 1],
      [-1, 3],
    ],
    show: 'combination',
  });
  expectForeign(screen);
  hold(screen, 'v');
  await userEvent.keyboard('{ArrowLeft}');
  await expect
    .element(said(screen))
    .toHaveTextContent('‹followedBy› ‹isAt› v (−1.5, 3) ‹isAt› u + v (0.5, 4)');
  expectForeign(screen);
  await userEvent.click(screen.getByRole('slider', { name: '‹times› u' }));
  await userEvent.keyboard('{End}');
  await expect
    .element(said(screen))
    .toHaveTextContent('‹followedBy› ‹sayTimes› 3 u ‹isAt› 3u + v (4.5, 6)');
  expectForeign(screen);
  expectAllMet('vector-playground', 'plane');
});

it('the linear-transformation grid: what becomes of areas, and an entry that cannot be read', async () => {
  const screen = await show(linearTransformationGrid, {
    matrix: [
      [1, 0],
      [0, 1],
    ],
  });
  expectForeign(screen);
  hold(screen, '‹imageOf› e₁');
  await userEvent.keyboard('{ArrowRight}');
  await expect
    .element(said(screen))
    .toMatchTextContent(/^‹followedBy› ‹isAt› ‹imageOf› e₁ \(1\.5, 0\) ‹areasTimes› 1\.5$/);
  expectForeign(screen);
  for (const [typed, meaning] of [
    ['0', 'flattened'],
    ['-1', 'areasStayTurnedOver'],
    ['-2', 'areasTimesTurnedOver'],
  ] as const) {
    await userEvent.fill(field(screen), typed);
    await expect
      .element(said(screen))
      .toMatchTextContent(new RegExp(`^‹followedBy› ‹changed› ‹${meaning}›`));
    expectForeign(screen);
  }
  await userEvent.fill(field(screen), '1/');
  await expect.element(said(screen)).toHaveTextContent('‹unreadable› A');
  expectForeign(screen);
  expectAllMet('linear-transformation-grid');
});

it('the singular value explorer: its steps, and every kind of image', async () => {
  const screen = await show(singularValueExplorer, {
    matrix: [
      [1, 1],
      [0, 1],
    ],
    editable: true,
  });
  expectForeign(screen);
  const next = () => userEvent.click(screen.getByRole('button', { name: '‹next›' }));
  await next();
  await expect.element(said(screen)).toMatchTextContent(/^Vᵀ: ‹clockwise› 58\.3$/);
  await next();
  await next();
  await expect
    .element(said(screen))
    .toHaveTextContent('‹followedBy› U: ‹counterClockwise› 31.7 ‹ellipse› 1.62 0.62');
  expectForeign(screen);
  await userEvent.click(screen.getByRole('slider', { name: '‹progress›' }));
  await userEvent.keyboard('{ArrowLeft}');
  expectForeign(screen);
  const entries = screen.getByRole('textbox');
  for (const [typed, meaning] of [
    [['2', '0', '0', '2'], 'circle'],
    [['1', '2', '0.5', '1'], 'segment'],
    [['0', '1', '1', '0'], 'circle'],
    [['0', '0', '0', '0'], 'point'],
  ] as const) {
    for (const [index, text] of typed.entries()) await userEvent.fill(entries.nth(index), text);
    await expect
      .element(said(screen))
      .toMatchTextContent(new RegExp(`^‹followedBy› ‹changed› ‹${meaning}›`));
    expectForeign(screen);
  }
  expectAllMet('singular-value-explorer');
});

it('the eigenvector explorer: turning, finding and all that there is to find', async () => {
  const screen = await show(eigenvectorExplorer, {
    matrix: [
      [2, 0],
      [0, -1],
    ],
    vector: [1, 1],
    editable: true,
  });
  expectForeign(screen);
  const slider = screen.getByRole('slider', { name: '‹turn›' });
  for (const [degrees, found] of [
    [0, 'scaled'],
    [90, 'scaledAndTurnedRound'],
    [135, 'toTheLeft'],
  ] as const) {
    await userEvent.fill(slider, String(degrees));
    await expect.element(said(screen)).toMatchTextContent(new RegExp(`^‹${found}›`));
    expectForeign(screen);
  }
  await press(screen, 'show');
  await expect.element(said(screen)).toMatchTextContent(/^‹lines› /);
  expectForeign(screen);
  for (const [row, column, typed, found] of [
    [2, 2, '2', 'all'],
    [1, 2, '-1', 'lines'],
    [2, 1, '1', 'none'],
  ] as const) {
    await userEvent.fill(screen.getByRole('textbox', { name: `‹entry› ${row} ${column}` }), typed);
    await expect
      .element(said(screen))
      .toMatchTextContent(new RegExp(`^‹followedBy› ‹changed› ‹${found}›`));
    expectForeign(screen);
  }
  expectAllMet('eigenvector-explorer');
});

const text = (screen: RenderResult, name: string): Locator =>
  screen.getByText(new RegExp(`^‹${name}›`)).first();

/** Presses a button as often as it is named, and looks at each state on the way. */
async function goThrough(screen: RenderResult, ...buttons: readonly string[]) {
  expectForeign(screen);
  for (const button of buttons) {
    await press(screen, button);
    expectForeign(screen);
  }
}

it('the row reduction: worked out to each of its conclusions, and back', async () => {
  const systems: [number[][], string][] = [
    [
      [
        [0, 2, 2],
        [3, 0, 3],
      ],
      'oneSolution',
    ],
    [
      [
        [1, 1, 1],
        [1, 1, 2],
      ],
      'noSolution',
    ],
    [[[2, 4, 6]], 'manySolutions'],
  ];
  for (const [matrix, conclusion] of systems) {
    const screen = await show(rowReductionStepper, { matrix, augmented: 1 });
    await expect.element(text(screen, 'stepsToReduced')).toBeVisible();
    await goThrough(screen, 'play', 'next');
    while (screen.getByRole('button', { name: /^‹next›/ }).query()) await goThrough(screen, 'next');
    await expect.element(text(screen, conclusion)).toBeVisible();
    await goThrough(screen, 'again');
    await expect.element(screen.getByRole('status')).toMatchTextContent(/‹sayStart›/);
    await screen.unmount();
  }
});

it('the row reduction: done by the learner, with what can go wrong', async () => {
  const screen = await show(rowReductionStepper, {
    matrix: [
      [1, 2],
      [1, 3],
    ],
    mode: 'do',
    form: 'echelon',
  });
  await expect.element(text(screen, 'goalEchelon')).toBeVisible();
  await goThrough(screen, 'apply');
  await expect.element(text(screen, 'isEchelon')).toMatchTextContent(/‹rank› 2/);
  await goThrough(screen, 'takeBack');
  await expect.element(screen.getByRole('status')).toMatchTextContent(/‹tookBack›/);
  await userEvent.fill(field(screen), '0');
  await expect.element(text(screen, 'wrongFactor')).toBeVisible();
  for (const operation of ['scale', 'swap']) {
    const chosen = screen.getByRole('combobox', { name: '‹operation›' });
    await userEvent.selectOptions(chosen, `‹${operation}›`);
    expectForeign(screen);
  }
  await goThrough(screen, 'apply');
  await userEvent.selectOptions(screen.getByRole('combobox').last(), '‹rowSign› 2');
  await expect.element(text(screen, 'sameRow')).toBeVisible();
  await goThrough(screen, 'edit');
  await expect.element(text(screen, 'howToType')).toBeVisible();
  await userEvent.fill(field(screen), '1/0');
  await expect.element(text(screen, 'unreadable')).toBeVisible();
  expectForeign(screen);
});

/** The same in every language: names, types and words of Python; and the kinds that some texts are asked for by. */
const python =
  /^(start|stop|step|xs|ValueError|slice|cannot|be|zero|list|dict|append|clear|del|True|False|not|and|or|IndexError|index|out|of|range|zz|sum|axis|operands|could|broadcast|together|with|shapes|equal|stretched|missing|clash|transpose|str|int|float|NaN|sum|groupby|merge|pivot|index|columns|values|how|left|on)$/;

const expectForeignButPython = (screen: RenderResult) => expectForeign(screen, python);

it('the slice visualiser: each way a slice can go, and what is no slice', async () => {
  const screen = await show(pythonSliceVisualiser, { value: [3, 1, 4, 1] });
  const ways = {
    rightToEnd: ['1', '', '2'],
    rightTo: ['', '3', ''],
    leftToStart: ['', '', '-1'],
    leftTo: ['', '1', '-1'],
    nothingRight: ['3', '1', ''],
    nothingLeft: ['1', '3', '-1'],
    startsAfterEnd: ['50', '', ''],
    startsBeforeFirst: ['-50', '', '-1'],
    wholeNumber: ['two', '', ''],
  };
  for (const [way, parts] of Object.entries(ways)) {
    for (const [index, part] of parts.entries()) {
      await userEvent.fill(screen.getByRole('textbox').nth(index), part);
    }
    await expect.element(text(screen, way)).toBeVisible();
    expectForeignButPython(screen);
  }
  await userEvent.fill(screen.getByRole('textbox').last(), '0');
  await press(screen, 'oneMore');
  expectForeignButPython(screen);
});

it('the list-mutation tracer: every kind of step, and where a program stops', async () => {
  const code = [
    'a = [[], 1]',
    'b = a',
    'b.append(2)',
    'a[0].append(3)',
    'c = a[0]',
    'del b',
    'c.append(4)',
    'a.append(5)',
    'a.clear()',
    'd = [a, a]',
    'e = d[:]',
    'del a',
    'e[0].append(6)',
    'a = e[1]',
    'x = 7',
    'x',
    'x = 7',
    'e[9]',
  ];
  const screen = await show(listMutationTracer, { code: code.join('\n') });
  expectForeignButPython(screen);
  for (const _ of code) {
    await press(screen, 'next');
    expectForeignButPython(screen);
  }
  await expect.element(text(screen, 'stops')).toBeVisible();
});

it('the truth table: its steps, its verdicts and what cannot be read', async () => {
  const screen = await show(truthTableExplorer, { expression: 'not (a and b)', compare: 'a' });
  await expect.element(text(screen, 'start')).toBeVisible();
  for (const button of ['next', 'next']) {
    expectForeignButPython(screen);
    await press(screen, button);
  }
  await expect.element(text(screen, 'differ')).toBeVisible();
  const unreadable = {
    tooLong: `a${' '.repeat(120)}`,
    unexpected: 'a + b',
    endsEarly: 'a and',
    bracketMissing: '(a',
    comparisonsInARow: 'a == b == c',
    tooManyNames: 'a or b or c or d or e',
  };
  for (const [why, typed] of Object.entries(unreadable)) {
    await userEvent.fill(field(screen), typed);
    await expect.element(text(screen, why)).toMatchTextContent(/‹whatToUse›/);
    expectForeignButPython(screen);
  }
  await userEvent.fill(field(screen), 'a');
  await press(screen, 'next');
  await expect.element(text(screen, 'equivalent')).toBeVisible();
  expectForeignButPython(screen);
  await screen.unmount();
  const verdicts = { tautology: 'a or not a', contradiction: 'False', sometimes: 'a' };
  for (const [verdict, expression] of Object.entries(verdicts)) {
    const other = await show(truthTableExplorer, { expression, editable: false });
    while (other.getByRole('button', { name: /^‹next›/ }).query()) await press(other, 'next');
    await expect.element(text(other, verdict)).toBeVisible();
    expectForeignButPython(other);
    await other.unmount();
  }
});

/** Goes to the last step, and looks at each on the way. */
async function goToEnd(screen: RenderResult): Promise<RenderResult> {
  expectForeignButPython(screen);
  while (screen.getByRole('button', { name: /^‹next›/ }).query()) {
    await press(screen, 'next');
    expectForeignButPython(screen);
  }
  return screen;
}

it('the array widgets: shapes, axes, memory, and every step', async () => {
  const arrays = { A: [[1, 2]], b: [[1], [2]], c: [1, 2, 3] };
  for (const code of ['A + b', 'A + c', 'b + c']) {
    await (await goToEnd(await show(arrayBroadcast, { code, arrays }))).unmount();
  }
  expectAllMet('array-broadcast');
  for (const code of ['A.sum(axis=0)', 'A.sum(axis=1)', 'A.sum()', 'c.sum()']) {
    await (await goToEnd(await show(arrayAxis, { code, arrays }))).unmount();
  }
  expectAllMet('array-axis');
  for (const code of ['v = A[:, 0]; v[0] = 9', 'v = c[[0, 1]]; v[0] = 9', 'v = A.T']) {
    await (await goToEnd(await show(arrayView, { code, arrays }))).unmount();
  }
  expectAllMet('array-view');
  expect(met).toContain('written');
});

it('the frame viewer: every kind of line, to its end', async () => {
  const frames = {
    f: { k: ['x', 'y', 'x'], n: [1, 2, 3] },
    g: { k: ['x'], m: [5] },
    h: { k: ['x', 'y'], c: ['u', 'v'], n: [1, 2] },
  };
  const codes = [
    'f[f["n"] > 1]',
    'f.groupby("k")["n"].sum()',
    'f.merge(g, on="k")',
    'f.merge(g, on="k", how="left")',
    'h.pivot(index="k", columns="c", values="n")',
  ];
  for (const code of codes) {
    const screen = await goToEnd(await show(frameViewer, { code, frames }));
    await press(screen, 'whereFrom');
    expectForeignButPython(screen);
    await screen.unmount();
  }
  expectAllMet('frame-viewer');
  expect(met).toContain('alsoFrom');
});

it('gradient descent: its steps, what there is to notice, and its table', async () => {
  const screen = await show(gradientDescent, { loss: [0, 0, 1], start: 4, rate: 0.5 });
  expectForeign(screen);
  const next = () => userEvent.click(screen.getByRole('button', { name: '‹next›' }));
  await next();
  await expect.element(said(screen)).toHaveTextContent('‹moves› 4 8 0.5 0 0 ‹flat›');
  expectForeign(screen);
  await userEvent.click(screen.getByRole('slider', { name: '‹rate›' }));
  await userEvent.keyboard('{End}');
  await next();
  await expect.element(said(screen)).toMatchTextContent(/‹grows›/u);
  await userEvent.click(screen.getByRole('slider', { name: '‹start›' }));
  await userEvent.keyboard('{Home}');
  expectForeign(screen);
  await screen.unmount();
  const lost = await show(gradientDescent, { loss: [0, 0, 1], start: 4, rate: 60, steps: 40 });
  for (let step = 0; step < 2; step += 1)
    await userEvent.click(lost.getByRole('button', { name: '‹next›' }));
  await expect.element(said(lost)).toMatchTextContent(/‹lost›/u);
  expectForeign(lost);
  expectAllMet('gradient-descent');
});

it('the histogram: its middle three ways, its bins and its figures', async () => {
  const screen = await show(histogram, { data: [4, 5, 5, 6, 6, 7, 7, 8], extra: true });
  await expect.element(screen.getByText(/^‹meanClose› 6 6/u)).toBeVisible();
  expectForeign(screen);
  await userEvent.click(screen.getByRole('slider', { name: '‹bins›' }));
  await userEvent.keyboard('{Home}');
  await expect.element(said(screen)).toMatchTextContent(/^‹fullest› 1/u);
  expectForeign(screen);
  const extra = screen.getByRole('slider', { name: '‹extra›' });
  await userEvent.click(extra);
  await userEvent.keyboard('{End}');
  await expect.element(said(screen)).toMatchTextContent(/^‹meanAbove›/u);
  expectForeign(screen);
  await userEvent.keyboard('{Home}');
  await expect.element(said(screen)).toMatchTextContent(/^‹meanBelow›/u);
  await userEvent.click(screen.getByText('‹counts›'));
  expectForeign(screen);
  await screen.unmount();
  expectForeign(await show(histogram, { data: [5, 5, 5] }));
  expectAllMet('histogram');
});

it('the line through points: its sliders, its table and what it says', async () => {
  const points: [number, number][] = [
    [0, 1],
    [1, 2],
    [2, 6],
  ];
  const screen = await show(lineFit, { points, slope: 1, intercept: 1 });
  await expect.element(screen.getByText(/‹products› 3 6/u)).toBeVisible();
  expectForeign(screen, letters);
  await userEvent.click(screen.getByRole('button', { name: '‹layBest›' }));
  await expect.element(said(screen)).toMatchTextContent(/‹least›/u);
  expectForeign(screen, letters);
  await screen.unmount();
  const exact = await show(lineFit, { points: [[0, 1], points[1] ?? [1, 2]], slope: 1 });
  await expect.element(exact.getByText(/‹exact›/u)).toBeVisible();
  expectForeign(exact, letters);
  expectAllMet('line-fit');
});

it('the function plotter: its places, its field and its table', async () => {
  const screen = await show(functionPlotter, { f: 'x^2', at: 1 });
  await expect.element(screen.getByText('‹withSlope› 1 1 2')).toBeVisible();
  expectForeign(screen, /^(x|f)$/u);
  for (const [typed, words] of [
    ['abs(x - 1)', 'withoutSlope'],
    ['1/(x - 1)', 'undefinedAt'],
    ['1/', 'unreadable'],
  ] as const) {
    await userEvent.fill(field(screen), typed);
    await expect.element(said(screen)).toMatchTextContent(new RegExp(`^‹${words}›`, 'u'));
    expectForeign(screen, /^(x|f)$/u);
  }
  await userEvent.fill(field(screen), 'sqrt(x)');
  await userEvent.click(screen.getByText('‹values›'));
  expectForeign(screen, /^(x|f)$/u);
  expectAllMet('function-plotter');
});
