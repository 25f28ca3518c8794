import { describe, expect, it } from 'vitest';
import { kindsLesson } from '../../../example/kinds-lesson.ts';
import { questionNamed } from '../../../example/question-named.ts';
import {
  compileLesson,
  feedbackBeforeSecondTry,
  feedbackFor,
  instantiateQuestion,
  toLearnerLesson,
  toLearnerQuestion,
} from '../../index.ts';
import { scoreAnswer, type Answer } from '@lemma/learning-engine';

const { lesson, messages } = compileLesson(kindsLesson, { fragment: true });

const questionOf = (name: string) => questionNamed(lesson, name);

const commentOn = (name: string, answer: Answer) => {
  const question = questionOf(name);
  return feedbackFor(question, 1, answer, scoreAnswer(question.key, answer)).comment;
};

it('compiles every kind without a message', () => {
  expect(messages).toEqual([]);
  expect(lesson?.questions.map(({ kind }) => kind)).toEqual([
    'output',
    'order',
    'order',
    'cloze',
    'match',
    'expression',
    'multi',
    'point',
    'fault',
  ]);
});

it('never gives a learner a key, a mistake or what belongs to no prompt', () => {
  if (!lesson) throw new Error('The example does not compile.');
  const payload = JSON.stringify(toLearnerLesson(lesson, { seed: 1 }));
  for (const secret of [
    '"key"',
    '"accept"',
    '"mistakes"',
    '"program"',
    '"orders"',
    '2 4',
    '2x(x + 1)',
    'begins at 0',
    'stops after the first word',
    '"pairs"',
    '"reason"',
    '[3,-1]',
    'backwards',
    '"proof"',
    'to be or not to be',
  ])
    expect(payload).not.toContain(secret);
});

it('gives the lines and parts in another order by the seed, and never lines that are solved', () => {
  const question = questionOf('argued');
  const orders = Array.from({ length: 60 }, (_, seed) => {
    const { material } = toLearnerQuestion(question, seed);
    return material?.kind === 'order' ? material.lines.map(({ id }) => id) : [];
  });
  expect(new Set(orders.map(String)).size).toBeGreaterThan(20);
  const { key } = question;
  const right = key.kind === 'order' ? (key.orders[0] ?? []).map(({ id }) => id) : [];
  expect(orders.filter((ids) => String(ids.slice(0, right.length)) === String(right))).toEqual([]);
  const matched = [1, 2, 3, 4, 5].map((seed) =>
    JSON.stringify(toLearnerQuestion(questionOf('pairs'), seed).material),
  );
  expect(new Set(matched).size).toBeGreaterThan(1);
});

it.each<[string, string, Answer, string]>([
  ['an output', 'printed', { kind: 'output', text: '1 1\n3 9\n' }, 'begins at 0'],
  ['a line that belongs nowhere', 'ordered', ordered(['l5', 0], ['l1', 1]), 'A list has no'],
  [
    'an indentation',
    'ordered',
    ordered(['l5', 0], ['l2', 1], ['l6', 1], ['l4', 2], ['l7', 2]),
    'inside the loop',
  ],
  ['missing lines', 'ordered', ordered(['l5', 0], ['l2', 1]), 'What does a call give back?'],
  ['a gap', 'gaps', { kind: 'cloze', gaps: ['3', '3', 'b', 'max'] }, 'as many entries'],
  [
    'a pair',
    'pairs',
    {
      kind: 'match',
      pairs: [
        ['p1', 'r1'],
        ['p2', 'r3'],
        ['p3', 'r3'],
      ],
    },
    'changes the list',
  ],
  [
    'another form of an expression',
    'derived',
    { kind: 'expression', text: '2(x² + 1/2)' },
    'belongs to <em>both</em>',
  ],
  ['a choice of options', 'several', { kind: 'multi', selected: ['c', 'b', 'a'] }, 'itself?'],
  ['a place', 'placed', { kind: 'point', points: [[-1, 3]] }, 'backwards'],
  ['a line', 'faulty', { kind: 'fault', line: 2, reason: 'b' }, 'adds all items'],
  ['a reason', 'faulty', { kind: 'fault', line: 3, reason: 'a' }, 'counts every item once'],
])('says what the author foresaw of %s', (_, name, answer, words) => {
  expect(commentOn(name, answer)).toContain(words);
});

function ordered(...lines: readonly (readonly [string, number])[]): Answer {
  return { kind: 'order', lines: lines.map(([id, indent]) => ({ id, indent })) };
}

it('names what is too many at the first try, counts what is missing, and gives the rest at the end', () => {
  const question = questionOf('several');
  const answer: Answer = { kind: 'multi', selected: ['a', 'd'] };
  const last = feedbackFor(question, 1, answer, scoreAnswer(question.key, answer));
  const first = feedbackBeforeSecondTry(last);
  expect(first).toMatchObject({ secondTry: true, wrongParts: ['d'], missed: 1 });
  expect(Object.keys(first.optionComments ?? {})).toEqual(['d']);
  expect(JSON.stringify(first)).not.toMatch(/"[abc]"/u);
  expect(last.rightAnswer).toEqual({ kind: 'multi', selected: ['a', 'c'] });
  expect(last.optionComments?.['c']).toContain('adds to the list itself');
});

it('says nothing of an indentation that no author foresaw', () => {
  expect(commentOn('ordered', ordered(['l5', 0], ['l2', 1], ['l7', 0]))).toBe('');
});

it('puts an empty element at each gap, and the number of one in a formula', () => {
  const html = JSON.stringify(toLearnerQuestion(questionOf('gaps'), 1).prompt);
  expect(html.match(/data-gap=\\"\d\\"/gu)).toEqual([
    String.raw`data-gap=\"1\"`,
    String.raw`data-gap=\"2\"`,
    String.raw`data-gap=\"4\"`,
  ]);
  expect(html).not.toMatch(/\[\?|[\uF700-\uF763]/u);
  expect(html).toContain('menclose');
});

const block = (attributes: string, body: string) =>
  `::::question{#q skill="s" ${attributes}}\nWhat?\n\n${body}\n\n:::steps\nSo.\n:::\n::::\n`;
const fence = (info: string, text: string) => `\`\`\`${info}\n${text}\n\`\`\``;
const plane = fence('graph', 'points:\n  P: { at: [0, 0], drag: true, snap: 1 }');
const order = fence('python order', 'def f(x):\n    y = x\n    return y');
const fault = fence('python fault', 'a = 1\nb = 2');
const tests = fence('yaml tests', '- stdout: "1"');
const printed = `${fence('python program', 'print(1)')}\n\n${fence('output', '1')}`;

describe('names, with its line,', () => {
  it.each([
    ['no program', 'type="output"', fence('output', '1'), 'output-parts@1'],
    ['no output', 'type="output"', fence('python program', 'print(1)'), 'output-parts@1'],
    [
      'a mistake that is right',
      'type="output"',
      `${printed}\n\n${fence('yaml mistakes', '- answer: "1 "\n  feedback: No.')}`,
      'mistakes@13',
    ],
    [
      'a mistake without feedback',
      'type="output"',
      `${printed}\n\n${fence('yaml mistakes', '- answer: "2"')}`,
      'mistakes@13',
    ],
    [
      'mistakes of a kind that has none',
      'type="multiple-choice"',
      `- [x] A\n- [ ] B\n\n${fence('yaml mistakes', '- answer: "2"\n  feedback: No.')}`,
      'mistakes@7',
    ],
    [
      'a mistaken number within the tolerance of the right one',
      'type="numeric" answer="2" tolerance="0.1"',
      fence('yaml mistakes', '- answer: 2.05\n  feedback: No.'),
      'mistakes@5',
    ],
    [
      'a mistaken number that is none',
      'type="numeric" answer="2"',
      fence('yaml mistakes', '- answer: two\n  feedback: No.'),
      'mistakes@5',
    ],
    [
      'a mistaken matrix of another shape',
      'type="matrix" answer="[1, 2]"',
      fence('yaml mistakes', '- answer: "[1, 2, 3]"\n  feedback: No.'),
      'mistakes@5',
    ],
    [
      'the same mistake twice',
      'type="matrix" answer="[1, 2]"',
      fence(
        'yaml mistakes',
        '- answer: "[2, 1]"\n  feedback: No.\n- answer: "[4/2, 1]"\n  feedback: No.',
      ),
      'mistakes@7',
    ],
    [
      'a mistaken expression that is right',
      'type="expression" answer="2x + 2" variables="x"',
      fence('yaml mistakes', '- answer: 2(x + 1)\n  feedback: No.'),
      'mistakes@5',
    ],
    [
      'a mistaken expression that cannot be read',
      'type="expression" answer="2x + 2" variables="x"',
      fence('yaml mistakes', '- answer: 2x +\n  feedback: No.'),
      'mistakes@5',
    ],
    [
      'two mistakes that are the same expression',
      'type="expression" answer="2x + 2" variables="x"',
      fence(
        'yaml mistakes',
        '- answer: 2x + 1\n  feedback: No.\n- answer: x + x + 1\n  feedback: No.',
      ),
      'mistakes@7',
    ],
    ['two options', 'type="multi"', '- [x] A\n- [ ] B', 'options@1'],
    ['no right option', 'type="multi"', '- [ ] A\n- [ ] B\n- [ ] C', 'options@1'],
    ['right options alone', 'type="multi"', '- [x] A\n- [x] B\n- [x] C', 'options@1'],
    ['an option without a box', 'type="multi"', '- [x] A\n- [ ] B\n- C', 'options@6'],
    [
      'a mistake of an option that is none',
      'type="multi"',
      `- [x] A\n- [x] B\n- [ ] C\n\n${fence('yaml mistakes', '- answer: a, d\n  feedback: No.')}`,
      'mistakes@9',
    ],
    ['no graph', 'type="point" answer="[1, 2]"', '', 'point-graph@1'],
    [
      'a graph with a mistake',
      'type="point" answer="[1, 2]"',
      fence('graph', 'x: 5'),
      'graph-schema@5',
    ],
    [
      'a graph without a point to move',
      'type="point" answer="[1, 2]"',
      fence('graph', 'points:\n  P: { at: [0, 0] }'),
      'point-graph@4',
    ],
    ['no place', 'type="point"', plane, 'answer@1'],
    ['a place of one number', 'type="point" answer="3"', plane, 'answer@1'],
    ['two places of one point', 'type="point" answer="[[1, 2], [3, 4]]"', plane, 'answer@1'],
    ['a place between the steps', 'type="point" answer="[1.5, 2]"', plane, 'answer@1'],
    ['a place beyond the plane', 'type="point" answer="[9, 2]"', plane, 'answer@1'],
    ['a point that begins at its place', 'type="point" answer="[0, 0]"', plane, 'answer@1'],
    [
      'a tolerance that is none',
      'type="point" answer="[1, 2]" tolerance="wide"',
      plane,
      'answer@1',
    ],
    [
      'a mistaken place that is right',
      'type="point" answer="[1, 2]"',
      `${plane}\n\n${fence('yaml mistakes', '- answer: "[1, 2]"\n  feedback: No.')}`,
      'mistakes@10',
    ],
    [
      'a mistaken place of another point',
      'type="point" answer="[1, 2]"',
      `${plane}\n\n${fence('yaml mistakes', '- point: R\n  answer: "[0, 2]"\n  feedback: No.')}`,
      'mistakes@10',
    ],
    [
      'a mistaken place that is none',
      'type="point" answer="[1, 2]"',
      `${plane}\n\n${fence('yaml mistakes', '- answer: left\n  feedback: No.')}`,
      'mistakes@10',
    ],
    ['no expression', 'type="expression" variables="x"', '', 'answer@1'],
    ['an unnamed variable', 'type="expression" answer="2x + y" variables="x"', '', 'answer@1'],
    [
      'a variable that is a function',
      'type="expression" answer="2" variables="sin"',
      '',
      'answer@1',
    ],
    [
      'an answer without a value',
      'type="expression" answer="x/(x - x)" variables="x"',
      '',
      'answer@1',
    ],
    [
      'a domain without a condition',
      'type="expression" answer="x" variables="x" domain="positive"',
      '',
      'answer@1',
    ],
    [
      'a domain of another variable',
      'type="expression" answer="x" variables="x" domain="y > 0"',
      '',
      'answer@1',
    ],
    [
      'a domain that is empty',
      'type="expression" answer="x" variables="x" domain="x < 0; x > 1"',
      '',
      'answer@1',
    ],
    [
      'a formula in a mistake that cannot be typeset',
      'type="output"',
      `${printed}\n\n${fence('yaml mistakes', '- answer: "2"\n  feedback: $\\nosuch$')}`,
      'maths@14',
    ],
    ['too few lines', 'type="order"', fence('python order', 'a = 1\nb = 2'), 'order-lines@1'],
    [
      'uneven indentation',
      'type="order"',
      fence('python order', 'def f(x):\n    y = x\n      return y'),
      'lines@4',
    ],
    ['a tab', 'type="order"', fence('python order', 'def f(x):\n\ty = x\n\treturn y'), 'lines@4'],
    ['an order that leaves a line out', 'type="order" also="1 3"', order, 'order-lines@1'],
    ['an order with a line twice', 'type="order" also="1 2 2"', order, 'order-lines@1'],
    [
      'a mistake at no line',
      'type="order"',
      `${order}\n\n${fence('yaml mistakes', '- line: z = 1\n  feedback: No.')}`,
      'mistakes@11',
    ],
    [
      'tests of an argument, which is no program',
      'type="order"',
      `1. A\n2. B\n3. C\n\n${tests}`,
      'program-tests@8',
    ],
    [
      'a test of a program that says nothing to expect',
      'type="order"',
      `${order}\n\n${fence('yaml tests', '- call: f(1)')}`,
      'repl-tests@11',
    ],
    [
      'a rule without a test that runs the program',
      'type="order"',
      `${order}\n\n${fence('yaml tests', '- rule: uses return')}`,
      'program-tests@10',
    ],
    [
      'a message of a test that no learner sees',
      'type="order"',
      `${order}\n\n${fence('yaml tests', '- call: f(1)\n  expect: 1\n  message: No.')}`,
      'repl-tests@13',
    ],
    [
      'a mended line without tests',
      'type="fault" line="2"',
      `${fault}\n\n${fence('python mended', 'b = 3')}`,
      'program-tests@9',
    ],
    [
      'tests without a mended line',
      'type="fault" line="2"',
      `${fault}\n\n${tests}`,
      'program-tests@9',
    ],
    [
      'a mended line that is the wrong one',
      'type="fault" line="2"',
      `${fault}\n\n${fence('python mended', 'b = 2')}\n\n${tests}`,
      'program-tests@9',
    ],
    [
      'tests of gaps in prose',
      'type="cloze"',
      `A [?1].\n\n${fence('yaml gaps', '- answer: x')}\n\n${tests}`,
      'program-tests@10',
    ],
    [
      'tests of two programs with gaps',
      'type="cloze"',
      `${fence('python', 'print([?1])')}\n\n${fence('python', 'print([?2])')}\n\n${fence('yaml gaps', '- answer: x\n- answer: y')}\n\n${tests}`,
      'program-tests@17',
    ],
    ['no gaps', 'type="cloze"', 'A [?1].', 'gaps@1'],
    [
      'a gap that is not in the prompt',
      'type="cloze"',
      fence('yaml gaps', '- answer: a'),
      'gaps@4',
    ],
    [
      'a gap without an answer',
      'type="cloze"',
      `A [?1] and [?2].\n\n${fence('yaml gaps', '- answer: a')}`,
      'gaps@6',
    ],
    [
      'a gap twice',
      'type="cloze"',
      `A [?1] and [?1].\n\n${fence('yaml gaps', '- answer: a')}`,
      'gaps@6',
    ],
    [
      'an answer that is no option',
      'type="cloze"',
      `A [?1].\n\n${fence('yaml gaps', '- answer: a\n  options: [b, c]')}`,
      'gaps@7',
    ],
    [
      'a number that is none',
      'type="cloze"',
      `A [?1].\n\n${fence('yaml gaps', '- answer: a\n  compare: number')}`,
      'gaps@7',
    ],
    [
      'a key that no gap has',
      'type="cloze"',
      `A [?1].\n\n${fence('yaml gaps', '- answer: a\n  tolerence: 1')}`,
      'gaps@8',
    ],
    [
      'characters that stand for gaps',
      'type="cloze"',
      'A \uF701.\n\n```yaml gaps\n- answer: a\n```',
      'gaps@1',
    ],
    ['no pairs', 'type="match"', 'A.', 'match-pairs@1'],
    [
      'a pair without a right part',
      'type="match"',
      '| a | b |\n| - | - |\n| 1 | 2 |\n| 2 | |\n| 3 | 4 |',
      'match-pairs@7',
    ],
    [
      'a mistake at no part',
      'type="match"',
      `| a | b |\n| - | - |\n| 1 | 2 |\n| 3 | 4 |\n\n${fence('yaml mistakes', '- left: 5\n  feedback: No.')}`,
      'mistakes@10',
    ],
    ['no faulty line', 'type="fault"', fault, 'fault-line@1'],
    ['a faulty line that is none', 'type="fault" line="3"', fault, 'fault-line@1'],
    ['lines without a fault', 'type="fault" line="1"', 'A.', 'fault-line@1'],
  ])('%s', (_, attributes, body, expected) => {
    const { lesson: broken, messages: found } = compileLesson(block(attributes, body), {
      fragment: true,
    });
    expect(found.map(({ rule, line }) => `${rule}@${line}`)).toContain(expected);
    for (const { message, fix } of found) expect(`${message} ${fix}`).toMatch(/[.?]$/u);
    expect(JSON.stringify(broken?.sections ?? '')).not.toContain('undefined');
  });
});

it('asks the rest of an order by its own numbers where several are right', () => {
  const { lesson: two } = compileLesson(
    block('type="order" also="2 1 3; 1 2 3"', '1. A\n2. B\n3. C'),
    { fragment: true },
  );
  const key = two?.questions[0]?.key;
  expect(key?.kind === 'order' && key.orders.map((lines) => lines.map(({ id }) => id))).toEqual([
    ['l1', 'l2', 'l3'],
    ['l2', 'l1', 'l3'],
    ['l1', 'l2', 'l3'],
  ]);
});

it.each<[string, object]>([
  ['0 < x <= 3', { x: { from: 0, to: 3, except: [0] } }],
  ['x ≥ 1/2; y ≠ 0', { x: { from: 0.5 }, y: { except: [0] } }],
  [
    '2 > x, x > -1, x < pi, y >= 0',
    { x: { from: -1, to: 2, except: [2, -1, Math.PI] }, y: { from: 0 } },
  ],
])('reads the domain %s', (domain, expected) => {
  const { lesson: read, messages: found } = compileLesson(
    block(`type="expression" answer="x + y" variables="x, y" domain="${domain}"`, ''),
    { fragment: true },
  );
  expect(found).toEqual([]);
  expect(read?.questions[0]?.key).toMatchObject({ variables: ['x', 'y'], domain: expected });
});

it('says what the author foresaw of a number and of a matrix', () => {
  const comment = (attributes: string, mistakes: string, answer: Answer) => {
    const { lesson: one } = compileLesson(block(attributes, fence('yaml mistakes', mistakes)), {
      fragment: true,
    });
    const question = questionNamed(one, 'q');
    return feedbackFor(question, 1, answer, scoreAnswer(question.key, answer)).comment;
  };
  const number = 'type="numeric" answer="2" tolerance="0.01"';
  const mistake = '- answer: 1/2\n  feedback: Turned over.';
  expect(comment(number, mistake, { kind: 'numeric', text: '0.505' })).toBe('Turned over.');
  expect(comment(number, mistake, { kind: 'numeric', text: '3' })).toBe('');
  expect(comment(number, mistake, { kind: 'numeric', text: '2' })).toBe('');
  const vector = 'type="matrix" answer="[1, 2]"';
  const swapped = '- answer: "[2, 1]"\n  feedback: Swapped.';
  expect(comment(vector, swapped, { kind: 'matrix', entries: [['2'], ['1']] })).toBe('Swapped.');
});

it.each([
  [
    'an output',
    'type="output"',
    `${fence('params', 'n: int(2, 90)')}\n\n${fence('python program', 'print({{n}} * 2)')}\n\n${fence('output', '{{2 * n}}')}`,
  ],
  [
    'an expression',
    'type="expression" answer="{{n}}x(x + 1)" variables="x"',
    `${fence('params', 'n: int(2, 90)')}\n\nMultiply {{n}}.\n\n${fence('yaml mistakes', '- answer: "{{n}}x^2 + 1"\n  feedback: Both.')}`,
  ],
  [
    'places',
    'type="point" answer="{{[n, -n]}}" ',
    `${fence('params', 'n: int(2, 90)')}\n\nPlace it at {{n}}.\n\n${fence('graph', 'x: [-100, 100]\npoints:\n  P: { at: [0, 0], drag: true, snap: 1 }')}\n\n${fence('yaml mistakes', '- answer: "[{{-n}}, {{n}}]"\n  feedback: Turned.')}`,
  ],
])('draws a template of %s anew, with the key that goes with it', (_, attributes, body) => {
  const { lesson: drawn, messages: found } = compileLesson(block(attributes, body), {
    fragment: true,
  });
  expect(found).toEqual([]);
  const question = questionNamed(drawn, 'q');
  const draws = [1, 2, 3].map((seed) => instantiateQuestion(question, seed));
  expect(new Set(draws.map(({ prompt }) => JSON.stringify(prompt))).size).toBe(3);
  expect(new Set(draws.map(({ key }) => JSON.stringify(key))).size).toBe(3);
});
