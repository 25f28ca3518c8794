import { describe, expect, it } from 'vitest';
import { exampleLesson } from '../../example/example-lesson.ts';
import { questionNamed } from '../../example/question-named.ts';
import { compileLesson } from '../compile-lesson.ts';
import { feedbackFor } from '../feedback.ts';
import { instantiateQuestion } from '../instantiate-question.ts';
import { toLearnerLesson, toLearnerQuestion } from '../learner-question.ts';
import { renderBlocksToHtml } from '../../html/render-html.ts';

const { lesson } = compileLesson(exampleLesson);

const questionOf = (id: string) => questionNamed(lesson, id);

/** Messages of one question, put in the place of the example's exercises. */
function messagesOf(question: string): readonly string[] {
  const start = exampleLesson.indexOf('::::question{#choice');
  const end = exampleLesson.indexOf('## Review');
  const text = exampleLesson.slice(0, start) + question + exampleLesson.slice(end);
  return compileLesson(text).messages.map(({ rule, line }) => {
    return `${rule}@${line - exampleLesson.slice(0, start).split('\n').length + 1}`;
  });
}

describe('questions', () => {
  it('draws other numbers with the key that goes with them', () => {
    const question = questionOf('entries');
    const keys = [1, 2, 3, 4].map((seed) =>
      JSON.stringify(instantiateQuestion(question, seed).key),
    );
    expect(new Set(keys).size).toBe(4);
    expect(JSON.stringify(instantiateQuestion(question, 3).key)).toBe(keys[2]);
  });

  it('shows the learner the numbers that the key was made of', () => {
    const question = questionOf('entries');
    const instance = instantiateQuestion(question, 9);
    const [, a = '', x = ''] =
      /application\/x-tex">\\begin\{pmatrix\} (.*?) \\end\{pmatrix\}\\begin\{pmatrix\} (.*?) \\end/.exec(
        renderBlocksToHtml(instance.prompt).replaceAll('&amp;', '&'),
      ) ?? [];
    const rows = (text: string) =>
      text.split('\\\\').map((row) => row.split('&').map((entry) => Number(entry.trim())));
    const vector = rows(x).map(([entry = NaN]) => entry);
    const product = rows(a).map((row) => [
      row.reduce((sum, entry, j) => sum + entry * (vector[j] ?? NaN), 0),
    ]);
    expect(instance.key).toMatchObject({ kind: 'matrix', entries: product });
  });

  it('never gives a learner a key, feedback, solution, steps or template', () => {
    if (!lesson) throw new Error('The example does not compile.');
    const payload = JSON.stringify(toLearnerLesson(lesson, { seed: 1 }));
    for (const secret of [
      '"key"',
      '"explanation":',
      '"template"',
      '"solution"',
      '"wrong"',
      '"feedback"',
      '"verify"',
      'minus sign of the second entry',
      'sum(x * y for x, y in zip(a, b))',
      'then 0',
    ]) {
      expect(payload).not.toContain(secret);
    }
  });

  it('keeps the order of options that are not to be shuffled, and shuffles others by the seed', () => {
    const fixed = questionOf('choice');
    expect(toLearnerQuestion(fixed, 5).options.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    const orders = [1, 2, 3, 4, 5].map((seed) =>
      toLearnerQuestion({ ...fixed, shuffle: true }, seed)
        .options.map(({ id }) => id)
        .join(''),
    );
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  it('comments on the very option that was chosen', () => {
    const feedback = feedbackFor(
      questionOf('choice'),
      1,
      { kind: 'multiple-choice', selected: ['b'] },
      { correct: false, credit: 0 },
    );
    expect(feedback.comment).toBe('The minus sign of the second entry went missing.');
    expect(feedback.correctOptions).toEqual(['a']);
    expect(feedback.explanation).toContain('Row by row');
  });

  it('gives the message of the first failed test that has one', () => {
    const question = questionOf('code');
    const results = [
      { name: 'dot([1, 2], [3, 4])', passed: true },
      { name: 'dot([], [])', passed: false },
    ];
    const answer = { kind: 'repl', code: '', results } as const;
    expect(feedbackFor(question, 1, answer, { correct: false, credit: 0.5 }).comment).toBe(
      'What do two empty lists give?',
    );
  });

  it('keeps the words of an option together around its formulas', () => {
    const { lesson } = compileLesson(
      exampleLesson.replace('It is not defined', 'The pair $x$ then $y$ together'),
    );
    const option = lesson?.questions[0]?.options[3]?.html.replaceAll(
      /<span class="katex">.*?<\/annotation>.*?<\/span><\/span><\/span>(?= )/gs,
      '□',
    );
    expect(option).toBe('The pair □ then □ together');
  });

  it.each([
    ['no id', ':::question{type="numeric" skill="by-rows" answer="1"}\nx\n:::\n', 'question-id@1'],
    [
      'an unknown type',
      ':::question{#q type="numerc" skill="by-rows"}\nx\n:::\n',
      'question-type@1',
    ],
    [
      'an unknown skill',
      '::::question{#q type="numeric" skill="s" answer="1"}\nx\n:::steps\ny\n:::\n::::\n',
      'question-skill@1',
    ],
    [
      'no steps',
      ':::question{#q type="numeric" skill="by-rows" answer="1"}\nx\n:::\n',
      'question-steps@1',
    ],
    [
      'an answer that is no number',
      '::::question{#q type="numeric" skill="by-rows" answer="one"}\nx\n:::steps\ny\n:::\n::::\n',
      'answer@1',
    ],
    [
      'a ragged matrix',
      '::::question{#q type="matrix" skill="by-rows" answer="[[1],[2,3]]"}\nx\n:::steps\ny\n:::\n::::\n',
      'answer@1',
    ],
    [
      'a wrong option without feedback',
      '::::question{#q type="multiple-choice" skill="by-rows"}\nx\n\n- [x] a\n- [ ] b\n\n:::steps\ny\n:::\n::::\n',
      'option-feedback@5',
    ],
    [
      'a template that cannot be drawn',
      '::::question{#q type="numeric" skill="by-rows" answer="{{n}}"}\n```params\nn: int(1, 2)\nwhere n > 5\n```\nx\n:::steps\ny\n:::\n::::\n',
      'template@3',
    ],
    [
      'a hole that cannot be filled',
      '::::question{#q type="numeric" skill="by-rows" answer="1"}\n```params\nn: int(1, 2)\n```\nx {{k}}\n:::steps\ny\n:::\n::::\n',
      'template@5',
    ],
  ])('names %s at its line', (_name, question, expected) => {
    expect(messagesOf(question)).toContain(expected);
  });

  it('names mistakes in a template at their line and column in the file', () => {
    const question =
      '::::question{#q type="numeric" skill="by-rows" answer="{{a}}"}\n```params\na: int(1000000, 9999999)\n```\nFrom {{a}} to {{a + 1}}: $\\nosuch$.\n\n:::steps\n{{a}} and [there](#nowhere).\n:::\n::::\n';
    const { messages } = compileLesson(question, { fragment: true });
    expect(messages.map(({ rule, line, column }) => `${rule}@${line}:${column}`)).toEqual([
      'maths@5:26',
    ]);
    const hole = compileLesson(question.replace('{{a + 1}}', '{{b + 1}}'), { fragment: true });
    expect(hole.messages).toMatchObject([{ rule: 'template', line: 5, column: 15 }]);
    const draw = compileLesson(question.replace('int(', 'itn('), { fragment: true });
    expect(draw.messages).toMatchObject([{ rule: 'template', line: 3, column: 4 }]);
  });
});
