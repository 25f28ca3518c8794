import { isPassed, lessonRecords, lessonStatus } from '@lemma/learning-engine';
import { lessonTitle } from '../content/content.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Profiles } from '../learner/profile.ts';
import { dueAt, strengthOf } from '../learner/standing.ts';
import { Mistakes } from '../mistakes/mistakes.ts';
import { writtenLesson } from '../study/admission.ts';
import { Attempts } from '../study/attempts.ts';
import { NextActions } from '../study/next-actions.ts';
import { openSessions } from '../study/session-rows.ts';
import { Sessions, type StudyDeps } from '../study/sessions.ts';
import { reviewMinutes } from '@lemma/learning-engine';

export type StudyHandlers = Pick<
  Handlers,
  | 'multipleChoiceAttempt'
  | 'replAttempt'
  | 'sessionInitialisation'
  | 'session'
  | 'sessionHistory'
  | 'sessionDifficulty'
  | 'markLessonAsNotMastered'
  | 'nextActions'
  | 'refreshNextActions'
  | 'nextReviews'
  | 'inProgressSessions'
  | 'topicsMastered'
  | 'mistakes'
>;

export function studyHandlers(deps: StudyDeps & { readonly profiles: Profiles }): StudyHandlers {
  const { db, content, records, clock } = deps;
  const sessions = new Sessions(deps);
  const attempts = new Attempts(deps);
  const actions = new NextActions(deps);
  const mistakes = new Mistakes(deps);
  const passed = async (learner: string) => {
    const state = await records.state(learner);
    const now = clock();
    return [...lessonRecords(state)].flatMap(([uid, record]) => {
      const lesson = content.lessons.get(uid);
      const due = dueAt(state, uid);
      if (!lesson || due === undefined || !isPassed(state, uid)) return [];
      return [{ lesson, record, due, now, strength: strengthOf(state, uid, now) ?? null }];
    });
  };
  return {
    multipleChoiceAttempt: ({ learner, params, body }) =>
      attempts.take(learner, params.question_uid, body),
    replAttempt: ({ learner, params, body }) => attempts.take(learner, params.question_uid, body),
    sessionInitialisation: ({ learner, body }) => sessions.start(learner, body),
    session: ({ learner, params }) => sessions.get(learner, params.session_uid),
    sessionHistory: async ({ learner, body }) => {
      await sessions.saveHistory(learner, body);
      return { status: 'ok' };
    },
    sessionDifficulty: async ({ learner, body }) => {
      await sessions.rate(learner, body);
      return { status: 'ok' };
    },
    markLessonAsNotMastered: async ({ learner, body }) => {
      const lesson = writtenLesson(content, body.lesson_uid);
      const at = clock();
      return records.write(learner, async (write) => {
        await write.append({
          version: 1,
          type: 'lesson-marked-not-mastered',
          uid: body.event_uid,
          at,
          lesson: lesson.uid,
        });
        return {
          lesson_uid: lesson.uid,
          status: lessonStatus(write.state, content.graph, lesson.uid, at),
        };
      });
    },
    nextActions: ({ learner }) => actions.of(learner, { refresh: false }),
    refreshNextActions: ({ learner }) => actions.of(learner, { refresh: true }),
    nextReviews: async ({ learner }) => ({
      reviews: (await passed(learner))
        .toSorted((a, b) => a.due - b.due)
        .map(({ lesson, due, now, strength }) => ({
          review_uid: lesson.uid,
          lesson_uid: lesson.uid,
          title: lesson.title,
          due_at: new Date(due).toISOString(),
          due: due <= now,
          strength,
          minutes: reviewMinutes(lesson),
        })),
    }),
    inProgressSessions: async ({ learner }) => ({
      sessions: (await openSessions(db, learner)).map((row) => ({
        session_uid: row.sessionUid,
        kind: row.kind,
        lesson_uid: row.lessonUid,
        title: lessonTitle(content, row.lessonUid),
        started_at: new Date(row.startedAt).toISOString(),
        last_active_at: new Date(row.lastActiveAt).toISOString(),
        position: row.position,
        answered: row.answered,
      })),
    }),
    mistakes: ({ learner, query }) => mistakes.of(learner, query),
    topicsMastered: async ({ learner }) => ({
      topics: (await passed(learner))
        .filter(({ record }) => record.phase === 'mastered')
        .toSorted((a, b) => b.record.since - a.record.since)
        .map(({ lesson, record, due, strength }) => ({
          lesson_uid: lesson.uid,
          title: lesson.title,
          course_uid: lesson.course,
          unit_uid: lesson.unit,
          mastered_at: new Date(record.since).toISOString(),
          due_at: new Date(due).toISOString(),
          strength: strength ?? 0,
        })),
    }),
  };
}
