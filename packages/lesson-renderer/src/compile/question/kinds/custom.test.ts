import { scoreAnswer, type Answer } from '@lemma/learning-engine';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { estimateLesson } from '../../../example/estimate-lesson.ts';
import { estimateQuestion } from '../../../example/estimate-question.tsx';
import { questionNamed } from '../../../example/question-named.ts';
import {
  type AnyQuestionRules,
  compileLesson,
  feedbackBeforeSecondTry,
  feedbackFor,
  instantiateQuestion,
  toLearnerLesson,
  toLearnerQuestion,
} from '../../index.ts';

const questionKinds = [estimateQuestion];
const compile = (markdown: string, kinds: readonly AnyQuestionRules[] = questionKinds) =>
  compileLesson(markdown, { fragment: true, questionKinds: kinds });
const block = (attributes: string, body = '') =>
  `::::question{#q skill="s" type="estimate" ${attributes}}\nWhat?\n\n${body}\n\n:::steps\nSo.\n:::\n::::\n`;
const sound = 'from="0" to="9" answer="4" within="1"';
const given = (value: unknown): Answer => ({ kind: 'custom', name: 'estimate', value });

const { lesson, messages } = compile(estimateLesson);

it('compiles a kind that the options define, and gives a learner no more than it shows', () => {
  expect(messages).toEqual([]);
  if (!lesson) throw new Error('The example does not compile.');
  const learner = toLearnerLesson(lesson, { seed: 1, questionKinds });
  expect(learner.questions[0]).toMatchObject({
    kind: 'custom',
    material: { kind: 'custom', name: 'estimate', shown: { from: 0, to: 200 } },
  });
  expect(JSON.stringify(learner.questions)).not.toMatch(/100|32|within|freezes/u);
});

it('scores by the definition, and says what the author foresaw', () => {
  const question = questionNamed(lesson, 'boils');
  const tell = (answer: Answer) =>
    feedbackFor(question, 1, answer, scoreAnswer(question.key, answer, questionKinds));
  expect(tell(given(97)).correct).toBe(true);
  const wrong = tell(given(32));
  expect(wrong).toMatchObject({ correct: false, rightAnswer: given(100) });
  expect(wrong.comment).toContain('<em>freezes</em>');
  expect(tell(given(33)).comment).toBe('');
  expect(feedbackBeforeSecondTry(wrong)).not.toHaveProperty('rightAnswer');
});

it.each([
  ['a definition that is not there', [], given(97), 'kind-unknown'],
  ['an answer that its schema refuses', questionKinds, given('97'), 'other-kind'],
  [
    'an answer of another kind',
    questionKinds,
    { kind: 'custom', name: 'other', value: 97 },
    'other-kind',
  ],
  [
    'a score that throws',
    [
      {
        ...estimateQuestion,
        score: () => {
          throw new Error('No.');
        },
      },
    ],
    given(97),
    'not-scored',
  ],
  [
    'what the kind itself cannot read',
    [{ ...estimateQuestion, score: () => ({ correct: false, unreadable: 'Move the slider.' }) }],
    given(97),
    'custom',
  ],
] as const)('takes for no attempt %s', (_, kinds, answer, code) => {
  const score = scoreAnswer(questionNamed(lesson, 'boils').key, answer, kinds);
  expect(score).toMatchObject({ correct: false, credit: 0, problem: { code } });
  expect(score.unreadable).toMatch(/\.$/u);
});

it('draws a template with the definitions at hand', () => {
  const params = '```params\nn: int(10, 90)\n```\n\nAbout {{n}}.';
  const { lesson: drawn, messages: found } = compile(
    block('from="0" to="100" answer="{{n}}" within="1"', params),
  );
  expect(found).toEqual([]);
  const question = questionNamed(drawn, 'q');
  const keys = [1, 2, 3].map((seed) =>
    JSON.stringify(instantiateQuestion(question, seed, { questionKinds }).key),
  );
  expect(new Set(keys).size).toBe(3);
  expect(toLearnerQuestion(question, 1, { questionKinds }).prompt).not.toEqual(question.prompt);
});

it('draws the text alone of a template whose kind is not at hand, never its first instance', () => {
  const params = '```params\nn: int(10, 90)\n```\n\nAbout {{n}}.';
  const { lesson: drawn } = compile(block('from="0" to="100" answer="{{n}}" within="1"', params));
  const question = questionNamed(drawn, 'q');
  for (const seed of [1, 2, 3]) {
    const known = toLearnerQuestion(question, seed, { questionKinds });
    const unknown = toLearnerQuestion(question, seed);
    expect(unknown.prompt).toEqual(known.prompt);
    expect(unknown).toMatchObject({ kind: 'custom', uid: known.uid });
    expect(unknown).not.toHaveProperty('material');
  }
});

const mistakes = (entry: string) => `\`\`\`yaml mistakes\n${entry}\n\`\`\``;
it.each<[string, string, string, string]>([
  ['an attribute that the schema has not', `${sound} unit="m"`, '', 'question-props@1'],
  ['an attribute of another type', sound.replace('4', 'four'), '', 'question-props@1'],
  ['an attribute that is missing', 'from="0" to="9" answer="4"', '', 'question-props@1'],
  ['a mistake that is right', sound, mistakes('- answer: 5\n  feedback: No.'), 'mistakes@5'],
  ['a mistake that is no answer', sound, mistakes('- answer: five\n  feedback: No.'), 'mistakes@5'],
  ['a mistake without an answer', sound, mistakes('- line: 5\n  feedback: No.'), 'mistakes@5'],
])('names %s, with its line', (_, attributes, body, expected) => {
  const { messages: found } = compile(block(attributes, body));
  expect(found.map(({ rule, line }) => `${rule}@${line}`)).toContain(expected);
  for (const { message, fix } of found) expect(`${message} ${fix}`).toMatch(/[.?]$/u);
});

it('names a kind that nobody defines, with those that are there', () => {
  const [found] = compile(block(sound), []).messages;
  expect(found).toMatchObject({ rule: 'question-type', line: 1 });
  const near = compile(block(sound).replace('"estimate"', '"estimat"')).messages[0];
  expect(near?.fix).toBe('Did you mean "estimate"?');
});

it.each<[string, AnyQuestionRules]>([
  ['whose right answer is wrong by its score', { ...estimateQuestion, right: () => -1 }],
  [
    'whose schema is asynchronous',
    {
      ...estimateQuestion,
      schema: z.looseObject({}).refine(() => Promise.resolve(true)),
    },
  ],
])('refuses a definition %s', (_, kind) => {
  expect(compile(block(sound), [kind]).messages.map(({ rule }) => rule)).toContain(
    'question-props',
  );
});
