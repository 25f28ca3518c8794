import { expect, it, vi } from 'vitest';
import type { LearnerQuestion } from '../format/learner-lesson.ts';
import { HostScores } from './host-scores.ts';
import { readToEmbed, type FromEmbed } from './messages.ts';

const question: LearnerQuestion = {
  uid: 'la-dot/q',
  kind: 'numeric',
  skill: 'a',
  seed: 1,
  prompt: [],
  options: [],
  several: false,
  hints: [],
};
const right = { correct: true, credit: 1, comment: 'Yes.', explanation: '<p>1 < 2</p>\nso' };

/** An answer that waits; `reply` gives what the page around posts back for it. */
function asked(trusted = false, within = 60_000) {
  const told: FromEmbed[] = [];
  const scores = new HostScores((message) => told.push(message), trusted);
  const outcome = scores.ask(question, { kind: 'dont-know' }, within);
  const reply = (data: unknown) => {
    const message = readToEmbed(data);
    if (message && message.lemma !== 'props') scores.hear(message);
    return message;
  };
  return { told, outcome, reply };
}

it('asks the page around, and shows its HTML as text', async () => {
  const { told, outcome, reply } = asked();
  expect(told).toEqual([{ lemma: 'answer', id: 1, question, answer: { kind: 'dont-know' } }]);
  reply({ lemma: 'feedback', id: 1, feedback: { ...right, more: 'is not taken over' } });
  expect(await outcome).toEqual({
    ...right,
    comment: 'Yes.',
    explanation: '&lt;p&gt;1 &lt; 2&lt;/p&gt;<br>so',
  });
});

it('takes the HTML of a page that is trusted as it is', async () => {
  const { outcome, reply } = asked(true);
  reply({ lemma: 'feedback', id: 1, feedback: right });
  expect(await outcome).toEqual(right);
});

it('knows a page that does not score this answer, and one that cannot', async () => {
  const one = asked();
  one.reply({ lemma: 'feedback', id: 1, feedback: undefined });
  expect(await one.outcome).toBeUndefined();
  const other = asked();
  other.reply({ lemma: 'not-scored', id: 1 });
  await expect(other.outcome).rejects.toThrow('could not score');
  // That page knows it already.
  expect(other.told).toHaveLength(1);
});

it.each([
  ['no object', 'right', /Expected Object but received "right"/],
  ['null', null, /Expected Object but received null/],
  ['a missing field', { ...right, comment: undefined }, /^comment: /],
  ['a credit over 1', { ...right, credit: 2 }, /^credit: /],
  ['a credit that is no number', { ...right, credit: Number.NaN }, /^credit: /],
  ['an explanation that is no text', { ...right, explanation: {} }, /^explanation: /],
  ['places that are none', { ...right, wrongEntries: [[0, -1]] }, /^wrongEntries\.0\.1: /],
  [
    'a reason without its values',
    { ...right, unreadable: { code: 'not-a-number' } },
    /^unreadable/,
  ],
  [
    'a reason within none',
    { ...right, unreadable: { code: 'entry', row: 1, column: 1 } },
    /^unread/,
  ],
])('tells a page what is wrong with its feedback: %s', async (_what, feedback, why) => {
  const { told, outcome, reply } = asked(true);
  reply({ lemma: 'feedback', id: 1, feedback });
  const start = 'The answer to la-dot/q was not scored: ';
  await expect(outcome).rejects.toThrow(start);
  const last = told.at(-1);
  if (last?.lemma !== 'error') throw new Error('The page was not told.');
  expect(last.message.replace(`${start}Its feedback cannot be used: `, '')).toMatch(why);
});

it('takes every reason that the engine gives for an answer that cannot be read', async () => {
  const entry = { code: 'entry', row: 1, column: 2, problem: { code: 'not-a-number', typed: 'x' } };
  for (const unreadable of [
    'Say it in words.',
    { code: 'no-number' },
    { code: 'comma-two-ways', amount: '1,234', joined: '1234' },
    { code: 'unit-expected', unit: 'm' },
    { code: 'matrix-size', rows: 2, columns: 3 },
    entry,
    { code: 'tests-not-run' },
  ]) {
    const { outcome, reply } = asked();
    reply({ lemma: 'feedback', id: 1, feedback: { ...right, unreadable } });
    expect((await outcome)?.unreadable).toEqual(unreadable);
  }
});

it('gives up after the time it was given, and takes no notice of what comes later', async () => {
  vi.useFakeTimers();
  try {
    const { told, outcome, reply } = asked(false, 500);
    await Promise.all([
      expect(outcome).rejects.toThrow('There was no feedback within 500 ms.'),
      vi.advanceTimersByTimeAsync(500),
    ]);
    reply({ lemma: 'feedback', id: 1, feedback: right });
    reply({ lemma: 'feedback', id: 7, feedback: 'of no answer' });
    expect(told.map(({ lemma }) => lemma)).toEqual(['answer', 'error']);
  } finally {
    vi.useRealTimers();
  }
});

it.each([
  [{ lemma: 'feedback', id: 'one', feedback: right }],
  [{ lemma: 'not-scored' }],
  [{ lemma: 'props' }],
  [{ lemma: 'answer', id: 1 }],
  ['feedback'],
  [null],
])('takes no notice of other messages: %j', (message) => {
  expect(readToEmbed(message)).toBeUndefined();
});

it('waits no time that is none', () => {
  for (const answerWithin of [0, -5, Number.NaN, '100', undefined])
    expect(readToEmbed({ lemma: 'props', props: {}, answerWithin })).toEqual({
      lemma: 'props',
      props: {},
    });
});
