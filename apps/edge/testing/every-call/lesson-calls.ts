import { expect } from 'vitest';
import type { LessonHandlers } from '../../src/server/lesson-handlers.ts';
import { type Outcomes } from './world.ts';

const lesson = { params: { lesson_uid: 'one' } };

export const lessonCalls: Outcomes<keyof LessonHandlers> = {
  referenceSheet: async ({ visitor }) => {
    const { lesson: sheet } = await visitor.referenceSheet(lesson);
    expect(JSON.stringify(sheet)).toContain('Two is even.');
    expect(JSON.stringify(sheet)).not.toContain('"question"');
  },
  interactiveLesson: async ({ ada }) => {
    const page = await ada.interactiveLesson({ params: { lesson_uid: 'two' } });
    expect(page).toMatchObject({ lesson: { uid: 'two' }, summary: { status: 'in-progress' } });
    expect(page.open_session_uid).toMatch(/-/u);
    await expect(ada.interactiveLesson({ params: { lesson_uid: 'three' } })).rejects.toMatchObject({
      code: 'payment-required',
      problem: { lesson: { lesson_uid: 'three', title: 'Lesson three' } },
    });
    await expect(ada.interactiveLesson({ params: { lesson_uid: 'four' } })).rejects.toMatchObject({
      code: 'not-found',
      problem: { lesson: { lesson_uid: 'four' } },
    });
  },
  interactiveReview: async ({ ada }) => {
    expect(await ada.interactiveReview({ params: { review_uid: 'one' } })).toMatchObject({
      lesson: { uid: 'one' },
      open_session_uid: null,
    });
    await expect(ada.interactiveReview({ params: { review_uid: 'two' } })).rejects.toMatchObject({
      code: 'nothing-to-review',
      problem: { lesson: { lesson_uid: 'two' } },
    });
  },
  lessonReference: async ({ visitor, ada }) => {
    const page = await visitor.lessonReference(lesson);
    expect(page.leads_to).toEqual([{ lesson_uid: 'two', title: 'Lesson two' }]);
    expect(JSON.stringify(page.lesson)).not.toContain('Which is even?');
    const paid = { params: { lesson_uid: 'three' } };
    await expect(visitor.lessonReference(paid)).rejects.toMatchObject({
      code: 'unauthenticated',
      problem: { lesson: { lesson_uid: 'three' } },
    });
    await expect(ada.lessonReference(paid)).rejects.toMatchObject({ code: 'payment-required' });
  },
  freeLessons: async ({ visitor }) => {
    expect(await visitor.freeLessons()).toEqual(['one', 'two']);
  },
  lessonHistory: async ({ ada }) => {
    const { sessions } = await ada.lessonHistory(lesson);
    expect(sessions).toMatchObject([{ outcome: 'passed', accuracy: 1 }]);
    expect(sessions[0]?.answers.length).toBeGreaterThan(3);
  },
};
