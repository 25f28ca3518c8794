import { expect, it } from 'vitest';
import { exampleEnd, exampleResult, exampleSession } from './example-session.ts';
import { openSession, study } from './session-state.ts';
import { stepProgress } from './step-progress.ts';

it('counts the parts to read and the questions that a study asks at least', () => {
  expect(stepProgress(openSession(exampleSession()))).toMatchObject({ current: 1, total: 11 });
});

it('stays on the step while its feedback is read', () => {
  const question = study(openSession(exampleSession()), { type: 'to-questions' });
  const sent = study(question, { type: 'answered', attempt: 'one', answer: { kind: 'dont-know' } });
  const feedback = study(sent, { type: 'scored', result: exampleResult('one') });
  expect(stepProgress(question)).toMatchObject({ current: 4, total: 11 });
  expect(stepProgress(feedback)).toMatchObject({ current: 4, total: 11 });
});

it('is full at the end', () => {
  const { current, total } = stepProgress(openSession(exampleSession({ next: exampleEnd })));
  expect(current).toBe(total);
});
