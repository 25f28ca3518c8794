import { expect } from 'vitest';
import type { QuizHandlers } from '../../src/server/quiz-handlers.ts';
import { uuid, type Outcomes } from './world.ts';

/** One lesson is mastered here; what follows with ten is in the quiz's own tests. */
export const quizCalls: Outcomes<keyof QuizHandlers> = {
  startQuiz: async ({ ada }) => {
    await expect(ada.startQuiz({ body: { quiz_uid: uuid() } })).rejects.toMatchObject({
      code: 'quiz-not-due',
    });
  },
  quiz: async ({ ada }) => {
    await expect(ada.quiz({ params: { quiz_uid: uuid() } })).rejects.toMatchObject({
      code: 'not-found',
    });
  },
  answerQuiz: async ({ ada }) => {
    const body = {
      answer_uid: uuid(),
      question_uid: 'one/add-1',
      seed: 1,
      answer: { kind: 'dont-know' as const },
      seconds: 3,
    };
    await expect(ada.answerQuiz({ params: { quiz_uid: uuid() }, body })).rejects.toMatchObject({
      code: 'not-found',
    });
  },
  quizzes: async ({ ada }) => {
    expect(await ada.quizzes()).toEqual({
      open: null,
      available: false,
      next_quiz_on: null,
      lessons_needed: 10,
      retention: null,
      quizzes: [],
    });
  },
};
