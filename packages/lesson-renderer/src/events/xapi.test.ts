import validator from '@learninglocker/xapi-validation';
import { expect, it } from 'vitest';
import type { Feedback } from '../format/learner-lesson.ts';
import type { LessonEvent } from './lesson-event.ts';
import type { XapiStatement } from './xapi-statement.ts';
import { toXapi, type XapiOptions } from './xapi.ts';

/** What a learning record store (Learning Locker) says of a statement. */
const problemsOf = (statement: XapiStatement | Omit<XapiStatement, 'verb'>): readonly unknown[] =>
  // As it travels: what JSON leaves out is no part of it.
  validator(JSON.parse(JSON.stringify(statement)));

const options: XapiOptions = {
  actor: { account: { homePage: 'https://lms.example', name: '42' } },
  base: 'https://lms.example/lemma/',
  lesson: 'la-dot-product',
  id: '7ccd3322-e1a5-4c6c-8f0e-1f2d6a2b9a10',
  timestamp: '2026-01-05T09:00:00.000Z',
  registration: '5e1d1b1e-4c0e-4f7e-9d0c-3f6f0a9b8c7d',
};

const feedback: Feedback = { correct: true, credit: 0.5, comment: '', explanation: '' };
const question = 'la-dot-product/q 1';
const events: readonly LessonEvent[] = [
  { type: 'lesson-shown', lesson: 'la-dot-product' },
  { type: 'callout-toggled', id: 'la-dot-product--more', kind: 'detail', open: true },
  { type: 'link-followed', href: 'https://example.org/a b', lesson: 'la-vectors' },
  { type: 'link-followed', href: '#equation' },
  { type: 'hint-shown', question, hint: 1 },
  {
    type: 'question-answered',
    question,
    answer: { kind: 'multiple-choice', selected: ['a', 'c'] },
  },
  { type: 'question-answered', question, answer: { kind: 'numeric', text: '1/2' } },
  { type: 'question-answered', question, answer: { kind: 'matrix', entries: [['1', '2']] } },
  { type: 'question-answered', question, answer: { kind: 'repl', code: 'x', results: [] } },
  { type: 'question-answered', question, answer: { kind: 'output', text: '1\n2' } },
  {
    type: 'question-answered',
    question,
    answer: { kind: 'order', lines: [{ id: 'l2', indent: 0 }] },
  },
  { type: 'question-answered', question, answer: { kind: 'cloze', gaps: ['1', 'x'] } },
  { type: 'question-answered', question, answer: { kind: 'match', pairs: [['p1', 'r1']] } },
  { type: 'question-answered', question, answer: { kind: 'fault', line: 2, reason: 'a' } },
  { type: 'question-answered', question, answer: { kind: 'expression', text: '2x + 1' } },
  {
    type: 'question-answered',
    question,
    answer: {
      kind: 'point',
      points: [
        [2, -1],
        [0, 0.5],
      ],
    },
  },
  { type: 'question-answered', question, answer: { kind: 'multi', selected: ['a', 'c'] } },
  { type: 'question-answered', question, answer: { kind: 'dont-know' } },
  { type: 'feedback-shown', question, feedback },
  { type: 'prediction-made', id: 'p1', name: 'python', option: 'b', right: false },
  { type: 'prediction-made', id: 'g1', name: 'graph', text: 'It gets steeper' },
  { type: 'prediction-skipped', id: 'w1', name: 'counter' },
  { type: 'widget', id: 'w1', name: 'counter', event: 'counted', detail: { count: 4 } },
  { type: 'python', id: 'p1', name: 'python', event: 'run', detail: { ok: true } },
  { type: 'python', id: question, name: 'exercise', event: 'reset' },
  { type: 'widget-failed', id: 'w1', name: 'counter', error: new Error('It broke.') },
  { type: 'issue-reported', id: 'w1', name: 'counter' },
];

it.each(events)('is a statement that a learning record store takes: %j', (event) => {
  expect(problemsOf(toXapi(event, options))).toEqual([]);
  const { actor, base } = options;
  expect(problemsOf(toXapi(event, { actor, base }))).toEqual([]);
});

it('is held against a validator that refuses what is no statement', () => {
  const { verb: _verb, ...verbless } = toXapi(
    { type: 'lesson-shown', lesson: 'la-dot-product' },
    options,
  );
  expect(problemsOf(verbless)).not.toEqual([]);
});

it('tells what was predicted without a success or a score', () => {
  const { verb, result } = toXapi(
    { type: 'prediction-made', id: 'p1', name: 'python', option: 'b', right: false },
    options,
  );
  expect(verb.display).toEqual({ 'en-US': 'responded' });
  expect(result).toEqual({
    response: 'b',
    extensions: {
      'https://lms.example/lemma/extensions/widget': 'python',
      'https://lms.example/lemma/extensions/predicted': false,
    },
  });
});

it('tells the answer in the form of its interaction, and the credit as a scaled score', () => {
  const answered = toXapi(
    {
      type: 'question-answered',
      question,
      answer: { kind: 'multiple-choice', selected: ['a', 'c'] },
    },
    options,
  );
  expect(answered.result?.response).toBe('a[,]c');
  expect(answered.object.definition?.interactionType).toBe('choice');
  expect(answered.context?.contextActivities?.parent[0]?.id).toBe(
    'https://lms.example/lemma/la-dot-product',
  );
  expect(toXapi({ type: 'feedback-shown', question, feedback }, options).result).toEqual({
    success: true,
    score: { scaled: 0.5 },
  });
});
