import { expect } from 'vitest';
import type { CourseHandlers } from '../../src/server/course-handlers.ts';
import { course, uuid, type Outcomes } from './world.ts';

export const courseCalls: Outcomes<keyof CourseHandlers> = {
  activeCourse: async ({ ada, server }) => {
    expect((await ada.activeCourse()).course).toMatchObject({ course_id: 'testing', active: true });
    expect((await server.as('auth0|nobody').activeCourse()).course).toBeNull();
  },
  createCourse: async ({ server }) => {
    const maker = server.as('auth0|maker');
    const body = { course_uid: uuid(), title: 'Mine', goal_lesson_uids: ['two'] };
    const made = await maker.createCourse({ body });
    expect(made.course).toMatchObject({
      kind: 'custom',
      title: 'Mine',
      lesson_count: 2,
      active: true,
    });
    expect(await maker.createCourse({ body })).toEqual(made);
    await expect(maker.createCourse({ body: { ...body, title: 'Other' } })).rejects.toMatchObject({
      code: 'attempt-conflict',
    });
    await expect(
      maker.createCourse({ body: { ...body, course_uid: uuid(), goal_lesson_uids: ['none'] } }),
    ).rejects.toMatchObject({ code: 'not-found' });
    const { actions } = await maker.nextActions();
    expect(actions.map((action) => action.lesson_uid)).toContain('one');
  },
  editCourse: async ({ server }) => {
    const editor = server.as('auth0|editor');
    const params = { course_id: uuid() };
    await editor.createCourse({
      body: { course_uid: params.course_id, title: 'Mine', goal_lesson_uids: ['one'] },
    });
    await editor.updateCourse(course);
    const body = { title: ' Renamed ', goal_lesson_uids: ['two', 'two'] };
    const edited = await editor.editCourse({ params, body });
    expect(edited.course).toMatchObject({ title: 'Renamed', lesson_count: 2, active: false });
    expect(await editor.editCourse({ params, body })).toEqual(edited);
    expect(await editor.customCourse({ params })).toMatchObject({
      course: { title: 'Renamed' },
      goal_lesson_uids: ['two'],
    });
    for (const refused of [
      () => editor.editCourse({ params, body: { ...body, goal_lesson_uids: ['none'] } }),
      () => editor.editCourse({ ...course, body }),
      () => server.as('auth0|nobody').editCourse({ params, body }),
    ])
      await expect(refused()).rejects.toMatchObject({ code: 'not-found' });
  },
  customCourse: async ({ server }) => {
    const maker = server.as('auth0|second-maker');
    const uid = uuid();
    await maker.createCourse({
      body: { course_uid: uid, title: 'Mine', goal_lesson_uids: ['three'] },
    });
    const found = await maker.customCourse({ params: { course_id: uid } });
    expect(found.lessons.map((one) => one.lesson_uid)).toEqual(['one', 'two', 'three']);
    expect(found.goal_lesson_uids).toEqual(['three']);
    await expect(
      server.as('auth0|nobody').customCourse({ params: { course_id: uid } }),
    ).rejects.toMatchObject({ code: 'not-found' });
  },
  allCourses: async ({ ada }) => {
    expect((await ada.allCourses()).courses).toMatchObject([
      { course_id: 'testing', mastered_count: 1, planned_count: 1 },
    ]);
  },
  updateCourse: async ({ server }) => {
    const starter = server.as('auth0|starter');
    expect((await starter.updateCourse(course)).course).toMatchObject({
      active: true,
      archived: false,
    });
    await expect(starter.updateCourse({ params: { course_id: 'none' } })).rejects.toMatchObject({
      code: 'not-found',
    });
  },
  archiveCourse: async ({ server }) => {
    const tidy = server.as('auth0|tidy');
    await tidy.updateCourse(course);
    expect((await tidy.archiveCourse(course)).course).toMatchObject({
      active: false,
      archived: true,
    });
    expect((await tidy.activeCourse()).course).toBeNull();
    expect((await tidy.updateCourse(course)).course).toMatchObject({
      active: true,
      archived: false,
    });
  },
  courseLessons: async ({ ada }) => {
    const { lessons } = await ada.courseLessons(course);
    expect(lessons.map((one) => [one.lesson_uid, one.status, one.has_access])).toEqual([
      ['one', 'mastered', true],
      ['two', 'in-progress', true],
      ['three', 'locked', false],
      ['four', 'coming', false],
    ]);
  },
  allLessons: async ({ ada }) => {
    const { lessons } = await ada.allLessons();
    expect(lessons.map((one) => one.lesson_uid)).toEqual(['one', 'two', 'three', 'four']);
    expect(lessons[0]?.strength).toBeGreaterThan(0.8);
  },
  pathPreview: async ({ visitor }) => {
    const preview = await visitor.pathPreview({ params: { slug: 'testing' } });
    expect(preview).toMatchObject({ lesson_count: 3, planned_count: 1, minutes: 30 });
    await expect(visitor.pathPreview({ params: { slug: 'none' } })).rejects.toMatchObject({
      code: 'not-found',
    });
  },
  courseProgress: async ({ ada }) => {
    const progress = await ada.courseProgress(course);
    const { counts, minutes_left: left, days_to_goal: range } = progress;
    expect(counts).toMatchObject({ mastered: 1, 'in-progress': 1, locked: 1, coming: 1 });
    expect(left).toBe(20);
    expect(range?.low).toBeLessThanOrEqual(range?.high ?? 0);
    // The pace is told in what the range goes by. All of Ada's work is of one day.
    expect(progress.minutes_a_day).toBeCloseTo(progress.xp_total);
  },
};
