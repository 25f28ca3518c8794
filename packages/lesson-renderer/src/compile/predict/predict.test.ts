import { describe, expect, it } from 'vitest';
import type { Block, Prediction } from '../../format/compiled-lesson.ts';
import { compileLesson } from '../compile-lesson.ts';

const fence = '```';
const cell = `${fence}python run
xs = [1, 2]
ys = xs
ys.append(3)
print(xs)
print(len(ys))
${fence}
${fence}output
[1, 2, 3]
3
${fence}
`;
const options = `- [x] \`[1, 2, 3]\`
- [ ] \`[1, 2]\`

  > \`ys = xs\` copies nothing: both names stand for one list.
`;
const why = 'Both names stand for *one* list.';
const graph = `${fence}graph
sliders: { a: { from: 0, to: 2, value: 1 } }
functions: [{ y: a * x }]
${fence}
`;

const aboutCell = (attributes = '{line="1"}', list = options, shown = cell, after = why) =>
  `:::predict${attributes}\nWhat is in \`xs\` now?\n\n${list}\n${shown}\n${after}\n:::\n`;
const aboutGraph = (attributes: string, list = '', shown = graph) =>
  `:::predict${attributes}\nDoes the line get steeper?\n\n${list}\n${shown}\n${why}\n:::\n`;

function compiled(text: string) {
  const { lesson, messages } = compileLesson(text, { fragment: true });
  return { blocks: lesson?.sections[0]?.parts[0]?.blocks ?? [], messages };
}

function predictionIn(blocks: readonly Block[]): Prediction | undefined {
  for (const block of blocks) {
    const found =
      block.type === 'element'
        ? predictionIn(block.blocks)
        : 'predict' in block
          ? block.predict
          : undefined;
    if (found) return found;
  }
  return undefined;
}

describe('predictions', () => {
  it('a cell keeps what is asked before it runs, with a sentence for whoever expects something else', () => {
    const { blocks, messages } = compiled(aboutCell('{line="1" shuffle="false"}'));
    expect(messages).toEqual([]);
    expect(blocks).toMatchObject([{ type: 'python', output: '[1, 2, 3]\n3' }]);
    expect(predictionIn(blocks)).toEqual({
      question: '<p>What is in <code>xs</code> now?</p>',
      options: [
        { id: 'a', html: '<code>[1, 2, 3]</code>', right: true, why: '' },
        {
          id: 'b',
          html: '<code>[1, 2]</code>',
          right: false,
          why: '<code>ys = xs</code> copies nothing: both names stand for one list.',
        },
      ],
      outcome: '<code>[1, 2, 3]</code>',
      why: '<p>Both names stand for <em>one</em> list.</p>',
    });
  });

  it('a played program is asked about like a cell', () => {
    const play = cell.replace('python run', 'python play');
    const { blocks, messages } = compiled(aboutCell('{line="1" shuffle="false"}', undefined, play));
    expect(messages).toEqual([]);
    expect(blocks).toMatchObject([{ type: 'python', play: true }]);
    expect(predictionIn(blocks)?.outcome).toBe('<code>[1, 2, 3]</code>');
  });

  it('a free line about a cell is compared with what the cell prints', () => {
    expect(predictionIn(compiled(aboutCell('', '')).blocks)).toMatchObject({
      options: [],
      printed: '[1, 2, 3]\n3',
      outcome: '<pre class="lemma-output" tabindex="0"><samp>[1, 2, 3]\n3</samp></pre>',
    });
  });

  it('a free line about a graph stands beside the outcome of the author', () => {
    const { blocks, messages } = compiled(aboutGraph('{outcome="The slope is $a$."}'));
    expect(messages).toEqual([]);
    expect(blocks).toMatchObject([{ type: 'graph' }]);
    expect(predictionIn(blocks)?.outcome).toMatch(/^The slope is .*katex/);
  });

  it('a graph in a figure and a widget ask, too', () => {
    const figure = compiled(
      aboutGraph('{outcome="Yes."}', '', graph.replace('graph', 'graph {#fig-a} "A *line*"')),
    );
    expect(figure.messages).toEqual([]);
    expect(figure.blocks).toMatchObject([{ type: 'element', tag: 'figure' }]);
    expect(predictionIn(figure.blocks)?.question).toContain('steeper');
    const widget = compiled(aboutGraph('{outcome="Yes."}', '', '::widget{name="x"}'));
    expect(widget.messages).toEqual([]);
    expect(predictionIn(widget.blocks)?.question).toContain('steeper');
  });

  it('of an error the name is enough, and several lines are written as a block of code', () => {
    const fails = cell.replace('[1, 2, 3]\n3', "TypeError: 'int' object is not iterable");
    expect(
      compiled(aboutCell('', options.replace('[1, 2, 3]', 'TypeError'), fails)).messages,
    ).toEqual([]);
    const block = `- [x] Two lines:\n\n  ${fence}text\n  [1, 2, 3]\n  3\n  ${fence}\n- [ ] \`3\`\n\n  > No.\n`;
    expect(compiled(aboutCell('', block)).messages).toEqual([]);
  });

  it('mixes its options by their text, the same in each compilation', () => {
    const many = [1, 2, 3, 4, 5].map((n) => `- [ ] option ${n}\n\n  > No ${n}.\n`).join('');
    const ids = () =>
      predictionIn(compiled(aboutGraph('', `- [x] yes\n${many}`)).blocks)
        ?.options.map(({ id }) => id)
        .join('');
    expect(ids()).not.toBe('abcdef');
    expect(ids()).toBe(ids());
  });
});

const wrongList = `- [ ] a\n\n  > No.\n- [ ] b\n\n  > No.\n`;

it.each([
  ['an unknown key', aboutCell('{lines="1"}'), 1, 'no "lines"', 'Did you mean "line"'],
  ['no question', aboutCell().replace('What is in `xs` now?', ''), 1, 'asks nothing', 'question'],
  ['no explanation', aboutCell('', '', cell, ''), 1, 'explains nothing', 'why'],
  ['one option', aboutCell('', '- [x] `3`\n'), 4, 'at least two', 'free line'],
  ['no right option', aboutCell('', wrongList), 4, 'No option says', '[x]'],
  ['two right options', aboutCell('', '- [x] `3`\n- [x] `4`\n'), 5, '2 options', 'Mark one'],
  [
    'an option without its sentence',
    aboutCell('', '- [x] `3`\n- [ ] `4`\n'),
    5,
    'no sentence',
    '>',
  ],
  ['an option without a box', aboutCell('', '- [x] `3`\n- `4`\n'), 5, 'no box', '[ ]'],
  [
    'an option that is not what the cell prints',
    aboutCell('{line="2"}'),
    4,
    'it prints "3"',
    'output block',
  ],
  [
    'a wrong option that is what the cell prints',
    aboutCell('{line="1"}', options.replace('`[1, 2]`', 'Again `[1, 2, 3]`')),
    5,
    'is not marked',
    '[x]',
  ],
  ['a line that is not printed', aboutCell('{line="3"}'), 16, 'no line "3"', 'line="2"'],
  [
    'a cell without output',
    aboutCell('', options, cell.split(`${fence}output`)[0]),
    9,
    'Nothing says what this cell prints',
    '--write',
  ],
  ['an outcome of a cell', aboutCell('{outcome="x"}'), 1, 'is what it prints', 'Leave'],
  [
    'an outcome beside options',
    aboutGraph('{outcome="x"}', '- [x] yes\n- [ ] no\n\n  > No.\n'),
    1,
    'said twice',
    'Leave',
  ],
  ['neither options nor outcome', aboutGraph(''), 1, 'Nothing says what happens', 'outcome="…"'],
  ['a line of a graph', aboutGraph('{line="1"}'), 1, 'Only a cell', 'Leave'],
  [
    'a value that shuffle does not have',
    aboutCell('{line="1" shuffle="no"}'),
    1,
    'cannot be "no"',
    'false',
  ],
  [
    'a graph that cannot move',
    aboutGraph('{outcome="x"}', '', `${fence}graph\nfunctions: [{ y: x }]\n${fence}\n`),
    5,
    'cannot move',
    'slider',
  ],
  [
    'code that does not run',
    aboutCell('', '', cell.replace('python run', 'python')),
    1,
    'Nothing in this prediction can move or run',
    'python run',
  ],
  [
    'two blocks',
    aboutGraph('{outcome="x"}', '', `${graph}\n::widget{name="x"}\n`),
    10,
    'another',
    'of its own',
  ],
  [
    'a block inside',
    aboutGraph('{outcome="x"}', ':::predict\na\n:::\n')
      .replaceAll(/^:::(?=predict\{|$)/gm, '::::')
      .replace('a\n::::', 'a\n:::'),
    4,
    'cannot stand inside',
    'behind',
  ],
])('names %s', (_, text, line, message, fix) => {
  const { messages, blocks } = compiled(text);
  expect(messages).toMatchObject([{ rule: 'predict', severity: 'error', line }]);
  expect(messages[0]?.message).toContain(message);
  expect(messages[0]?.fix).toContain(fix);
  expect(JSON.stringify(blocks)).toContain('"problem"');
});
