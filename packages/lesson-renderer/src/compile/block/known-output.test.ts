import { expect, it } from 'vitest';
import { compileLesson } from '../compile-lesson.ts';
import { renderBlocksToHtml } from '../../html/render-html.ts';

const fence = (info: string, text: string) => `\`\`\`${info}\n${text}\n\`\`\`\n`;

function cellOf(output: string, options = {}) {
  const source = `${fence('python run', 'f')}\n${output}`;
  const { lesson } = compileLesson(source, { fragment: true, ...options });
  return lesson?.sections[0]?.parts[0]?.blocks[0];
}

it('an output is text', () => {
  const cell = cellOf(fence('output', '| a |\n|---|'));
  expect(cell).toMatchObject({ output: '| a |\n|---|' });
  expect(cell).not.toHaveProperty('table');
});

it('an output table is rows of entries, behind what was printed', () => {
  const rows = '|     | a\\|b | n |\n| id  |      |   |\n|-----|------|---|\n| x y | 1.5  | 2 |';
  const table = {
    head: [
      ['', 'a|b', 'n'],
      ['id', '', ''],
    ],
    rows: [['x y', '1.5', '2']],
  };
  const alone = cellOf(fence('output table', rows));
  expect(alone).toMatchObject({ table });
  expect(alone).not.toHaveProperty('output');
  expect(cellOf(fence('output table', `7\n8\n${rows}`))).toMatchObject({ output: '7\n8', table });
});

it.for(['no table', '| a |\n| b |', '|---|\n| a |', ''])(
  'what is no table stays text: %j',
  (text) => {
    const cell = cellOf(fence('output table', text));
    expect(cell).toMatchObject({ output: text });
    expect(cell).not.toHaveProperty('table');
  },
);

it('a long text of bars is read in linear time', () => {
  const text = `${'|'.repeat(50_000)}\n`.repeat(4);
  expect(cellOf(fence('output table', text))).toBeDefined();
});

it('without React a table is a table, and a figure an image that runs nothing', () => {
  const source = `${fence('python run alt="A <line>."', 'draw()')}\n${fence('output table', '|   | <b> |\n|---|-----|\n| x | &   |')}`;
  const svg = '<svg onload="alert(1)"><script>alert(2)</script></svg>';
  const { lesson } = compileLesson(source, { fragment: true, figures: [svg] });
  const html = renderBlocksToHtml(lesson?.sections[0]?.parts[0]?.blocks ?? []);
  expect(html).toContain('<th>&lt;b&gt;</th>');
  expect(html).toContain('<th scope="row">x</th><td>&amp;</td>');
  expect(html).toContain('alt="A &lt;line&gt;."');
  expect(html).toContain(`src="data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}"`);
});
