import { describe, expect, it } from 'vitest';
import { predictions } from '../../example/predict-lesson.ts';
import { renderBlocksToHtml } from '../../html/render-html.ts';
import { compileLesson } from '../compile-lesson.ts';

const fence = '```';

function compiled(text: string) {
  const { lesson, messages } = compileLesson(text, { fragment: true });
  return { blocks: lesson?.sections[0]?.parts[0]?.blocks ?? [], messages };
}

const messagesOf = (text: string) =>
  compiled(text).messages.map(({ rule, line, message }) => `${rule} ${line}: ${message}`);

describe('steps and reasons that are left to the learner', () => {
  it('a step keeps its question apart from how it goes on', () => {
    const { blocks, messages } = compiled(':::your-turn\nHow much is left?\n\n> *Three*.\n:::\n');
    expect(messages).toEqual([]);
    expect(blocks).toEqual([
      {
        type: 'ask',
        id: expect.stringMatching(/ask-1$/u),
        about: 'step',
        predict: {
          question: '<p>How much is left?</p>',
          options: [],
          outcome: '<p><em>Three</em>.</p>',
          why: '',
        },
      },
    ]);
  });

  it('of options one is the answer, and the blockquote its reason', () => {
    const { blocks, messages } = compiled(predictions.choice);
    expect(messages).toEqual([]);
    expect(blocks.at(-1)).toMatchObject({
      about: 'step',
      predict: {
        options: [
          { id: 'a', right: false, why: expect.stringContaining('one') },
          { id: 'b', right: true, why: '' },
        ],
        outcome: expect.stringContaining('<math'),
        why: expect.stringContaining('it says'),
      },
    });
  });

  it('a reason stands inside an example, and in plain HTML with its answer', () => {
    const { blocks, messages } = compiled(
      `::::example\nDivide by 2.\n\n:::why\nWhy may we?\n\n> 2 is not 0.\n:::\n::::\n`,
    );
    expect(messages).toEqual([]);
    expect(JSON.stringify(blocks)).toContain('"about":"reason"');
    expect(renderBlocksToHtml(blocks)).toMatch(/Why may we\?.*2 is not 0\./u);
  });

  it('an answer may hold code, lists and displayed formulas', () => {
    const { blocks, messages } = compiled(
      `:::your-turn\nWrite the loop.\n\n> ${fence}python\n> for x in xs:\n>     print(x)\n> ${fence}\n>\n> $$\n> x = 1\n> $$\n>\n> - a\n> - b\n:::\n`,
    );
    expect(messages).toEqual([]);
    expect(JSON.stringify(blocks)).toMatch(/lemma-code.*katex-display.*<li>b/u);
  });

  it.each([
    [':::why\n> Only an answer.\n:::\n', 'ask 1: The "why" block asks nothing.'],
    [':::why\nWhy?\n:::\n', 'ask 1: The "why" block has no answer to compare with.'],
    [':::why\nWhy?\n\n>\n:::\n', 'ask 1: The "why" block has no answer to compare with.'],
    [
      ':::your-turn\nGo on.\n\n> So.\n\nAnd more.\n:::\n',
      'ask 6: Something stands behind the answer of this "your-turn" block.',
    ],
    [':::your-turn{line="1"}\nGo on.\n\n> So.\n:::\n', 'ask 1: A "your-turn" block has no "line".'],
    [':::your-turn{shuffle="no"}\nGo on.\n\n> So.\n:::\n', 'ask 1: shuffle cannot be "no".'],
    [
      `:::your-turn\nGo on.\n\n> ${fence}python run\n> print(1)\n> ${fence}\n:::\n`,
      'ask 4: Nothing that moves or runs can stand inside a "your-turn" block.',
    ],
    [
      '::::your-turn\nGo on.\n\n:::why\nWhy?\n\n> So.\n:::\n\n> So.\n::::\n',
      'ask 4: Nothing that moves or runs can stand inside a "your-turn" block.',
    ],
    [
      ':::your-turn\nWhich?\n\n- [x] a\n- [ ] b\n\n> So.\n:::\n',
      'ask 5: This option has no sentence for whoever expects it.',
    ],
    [
      ':::your-turn\nWhich?\n\n- [x] a\n\n> So.\n:::\n',
      'ask 4: A prediction needs at least two options.',
    ],
  ])('%j is refused where it is wrong', (text, message) => {
    expect(messagesOf(text)).toEqual([message]);
  });

  it('a misspelt name is told from the blocks that there are', () => {
    expect(compiled(':::your-trun\nGo on.\n\n> So.\n:::\n').messages[0]?.fix).toContain(
      'your-turn',
    );
  });
});
