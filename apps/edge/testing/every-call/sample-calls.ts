import { expect } from 'vitest';
import type { SampleHandlers } from '../../src/server/sample-handlers.ts';
import { rightAnswer } from '../server/study-through.ts';
import { type Outcomes, uuid } from './world.ts';

export const sampleCalls: Outcomes<keyof SampleHandlers> = {
  startSample: async ({ visitor }) => {
    const body = { session_uid: uuid(), lesson_uid: 'one' };
    const session = await visitor.startSample({ body });
    expect(session).toMatchObject({ kind: 'lesson', lesson: { uid: 'one' }, answers: [] });
    expect(await visitor.startSample({ body })).toEqual(session);
    await expect(
      visitor.startSample({ body: { session_uid: uuid(), lesson_uid: 'two' } }),
    ).rejects.toMatchObject({ code: 'lesson-locked' });
  },
  sampleSession: async ({ ada, openSession, visitor }) => {
    const body = { session_uid: uuid(), lesson_uid: 'one' };
    const session = await visitor.startSample({ body });
    const { session_uid } = body;
    expect(await visitor.sampleSession({ params: { session_uid } })).toEqual(session);
    // A learner's session is none of a visitor's, nor the other way round.
    const learners = { params: { session_uid: openSession } };
    await expect(visitor.sampleSession(learners)).rejects.toMatchObject({ code: 'not-found' });
    await expect(ada.session({ params: { session_uid } })).rejects.toMatchObject({
      code: 'not-found',
    });
  },
  answerSample: async ({ server, visitor }) => {
    const uid = uuid();
    const { next } = await visitor.startSample({ body: { session_uid: uid, lesson_uid: 'one' } });
    if (next.type !== 'question') throw new Error('no question');
    const { uid: question_uid, seed } = next.question;
    const answer = rightAnswer(server.content, question_uid, seed) as { kind: 'dont-know' };
    const given = {
      params: { session_uid: uid },
      body: { attempt_uid: uuid(), question_uid, seed, seconds: 9, answer },
    };
    const result = await visitor.answerSample(given);
    expect(result).toMatchObject({ score: { correct: true }, next: { type: 'question' } });
    expect(await visitor.answerSample(given)).toEqual(result);
    await expect(
      visitor.answerSample({ ...given, body: { ...given.body, seconds: 10 } }),
    ).rejects.toMatchObject({ code: 'attempt-conflict' });
  },
  sampleHistory: async ({ server, visitor }) => {
    const body = { session_uid: uuid(), lesson_uid: 'one' };
    await visitor.startSample({ body });
    server.advance(60_000);
    const place = { entry_uid: uuid(), session_uid: body.session_uid, position: 2, seconds: 20 };
    await visitor.sampleHistory({ body: place });
    await visitor.sampleHistory({ body: place });
    expect(await visitor.startSample({ body })).toMatchObject({ position: 2, seconds: 20 });
  },
  claimSample: async ({ server, visitor }) => {
    const body = { session_uid: uuid(), lesson_uid: 'one' };
    await visitor.startSample({ body });
    const claimer = server.as('auth0|sampler');
    const params = { session_uid: body.session_uid };
    const claimed = await claimer.claimSample({ params });
    expect(claimed).toEqual({ lesson_uid: 'one', taken: true });
    expect(await claimer.claimSample({ params })).toEqual(claimed);
    expect((await claimer.inProgressSessions()).sessions).toMatchObject([
      { session_uid: body.session_uid },
    ]);
    await expect(server.as('auth0|other').claimSample({ params })).rejects.toMatchObject({
      code: 'not-found',
    });
  },
};
