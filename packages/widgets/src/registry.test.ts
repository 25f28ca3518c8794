import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as entry from './index.ts';
import { widgets } from './index.ts';
import { widgetSchemas } from './schemas.ts';

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');

/** A block in Markdown becomes props as the specification says: JSON, booleans, numbers, text. */
function propsOf(block: string): Record<string, unknown> {
  const convert = (text: string): unknown => {
    if (/^[[{]/.test(text)) return JSON.parse(text);
    if (text === 'true' || text === 'false') return text === 'true';
    return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
  };
  return Object.fromEntries(
    [...block.matchAll(/([\w-]+)=(?:"([^"]*)"|'([^']*)')/g)].map(([, name, double, single]) => [
      name,
      convert(double ?? single ?? ''),
    ]),
  );
}

const check = (name: string, props: Record<string, unknown>) => {
  const found = widgetSchemas.find((widget) => widget.name === name);
  return found?.schema.safeParse(props);
};

describe('the registry', () => {
  it('exports every widget, alone and together', () => {
    expect(Object.keys(entry).sort()).toEqual([
      'LazyWidget',
      'arrayAxis',
      'arrayBroadcast',
      'arrayView',
      'dotProductProjector',
      'eigenvectorExplorer',
      'frameViewer',
      'functionPlotter',
      'gradientDescent',
      'histogram',
      'lineFit',
      'linearTransformationGrid',
      'listMutationTracer',
      'matrixMultiplier',
      'pythonSliceVisualiser',
      'rowReductionStepper',
      'singularValueExplorer',
      'truthTableExplorer',
      'vectorPlayground',
      'widgets',
      'widgetsIn',
      'withStrings',
    ]);
  });

  it('has a schema of the same name and title for every widget', () => {
    const named = (items: readonly { name: string; title: string }[]) =>
      items.map(({ name, title }) => `${name}: ${title}`);
    expect(named(widgetSchemas)).toEqual(named(widgets));
  });
});

describe('the README', () => {
  const examples = [...readme.matchAll(/^::widget\{(.+)\}$/gm)].map(([, inside]) => inside ?? '');

  it('has an example of every widget that its schema takes', () => {
    const names = examples.map((example) => {
      const { name, ...props } = propsOf(example);
      expect([name, check(String(name), props)?.error?.issues]).toEqual([name, undefined]);
      return String(name);
    });
    expect([...new Set(names)].sort()).toEqual(widgetSchemas.map(({ name }) => name).sort());
  });

  it('shows a widget of one’s own in under 20 lines, the very file that the browser test runs', () => {
    const example = readFileSync(join(import.meta.dirname, 'example/tally.tsx'), 'utf8');
    expect(readme).toContain(`\`\`\`tsx\n${example}\`\`\``);
    expect(
      example
        .trim()
        .split('\n')
        .filter((line) => line.trim() !== '').length,
    ).toBeLessThan(20);
  });

  it('documents every prop', () => {
    for (const { name, schema } of widgetSchemas) {
      const start = readme.indexOf(`### \`${name}\``);
      const part = readme.slice(start, readme.indexOf('\n### ', start + 1));
      expect([name, start > 0]).toEqual([name, true]);
      const props = 'shape' in schema ? Object.keys(schema.shape as object) : [];
      expect(props.length).toBeGreaterThan(1);
      const missing = props.filter((prop) => prop !== 'title' && !part.includes(`\`${prop}\``));
      expect([name, missing]).toEqual([name, []]);
    }
  });
});

describe('a schema', () => {
  it.each([
    ['matrix-multiplier', { a: [[1, 2], [3]], b: [[1]] }, /same number of entries/],
    ['matrix-multiplier', { a: [['2+']], b: [[1]] }, /a fraction like "1\/2"/],
    ['matrix-multiplier', { a: [[1]], b: [[1]], color: 'red' }, /Unrecognized key/],
    ['vector-playground', { vectors: [[1]] }, /./],
    [
      'eigenvector-explorer',
      {
        matrix: [
          [1, 0],
          [0, 1],
        ],
        vector: [0, 0],
      },
      /no direction/,
    ],
    ['row-reduction-stepper', { matrix: [[1, 2]], augmented: 2 }, /at least one column/],
    ['row-reduction-stepper', { matrix: [['x']] }, /a number or a fraction/],
    ['python-slice-visualiser', { value: 'abc', variable: '2x' }, /Python name/],
    ['array-broadcast', { code: 'A + c', arrays: { A: [1] } }, /no array c\. Name one of: A/],
    ['array-broadcast', { code: 'A / A', arrays: { A: [0, 1] } }, /divided by 0/],
    [
      'array-axis',
      { code: 'a.sum(axis=1)', arrays: { a: [1, 2] } },
      /one axis: there is no axis 1/,
    ],
    ['array-axis', { code: 'a.sum()', arrays: { a: [[1], [1, 2]] } }, /same number of entries/],
    ['array-view', { code: 'v = A[5]', arrays: { A: [1, 2] } }, /Index 5 is out of bounds/],
    ['array-view', { code: 'v = A[0]', arrays: { A: [1, 2] } }, /one number, and no array/],
    ['array-view', { code: 'v = A[A > 9]', arrays: { A: [1, 2] } }, /takes no entry/],
    ['array-view', { code: 'v = A; import os', arrays: { A: [1, 2] } }, /v = A\[:, 1\]/],
    ['frame-viewer', { code: 'f.merge(g, on="a")', frames: { f: { a: [1] } } }, /no frame g/],
    [
      'frame-viewer',
      { code: 'f[f["b"] > 1]', frames: { f: { a: [1] } } },
      /no column b\. It has: a/,
    ],
    ['frame-viewer', { code: 'f[f["a"] > 1]', frames: { f: { a: ['x'] } } }, /with a text/],
    [
      'frame-viewer',
      {
        code: 'f.pivot(index="a", columns="b", values="c")',
        frames: { f: { a: [1, 1], b: [2, 2], c: [3, 4] } },
      },
      /pivot refuses/,
    ],
    ['frame-viewer', { code: '__import__("os")', frames: { f: { a: [1] } } }, /one of these forms/],
    ['list-mutation-tracer', { code: 'for x in y' }, /Line 1: the tracer does not know “for”/],
    ['truth-table-explorer', { expression: 'a and' }, /it ends too early/],
  ])('of %s refuses %j and says why', (name, props, message) => {
    const messages = check(name, props)?.error?.issues.map((issue) => issue.message);
    expect(messages?.join(' ')).toMatch(message);
  });

  it('takes what the conversion of text leaves: numerals and truth values', () => {
    expect(check('python-slice-visualiser', { value: 2024 })?.data).toMatchObject({
      value: '2024',
    });
    expect(check('truth-table-explorer', { expression: true })?.data).toMatchObject({
      expression: 'True',
    });
  });

  it('lets a lesson show an error that Python raises while running', () => {
    expect(check('list-mutation-tracer', { code: 'a = []; a.pop()' })?.success).toBe(true);
  });
});
