import type { LessonSummary } from '@lemma/api-client/contract';
import { isPassed, type LearnerState, lessonRecord, lessonStatus } from '@lemma/learning-engine';
import type { Content } from '../content/content.ts';
import { hasLesson, type LessonAccess } from '../access/lesson-access.ts';
import { dueAt, strengthOf, wireMoment } from '../learner/standing.ts';

/** Who is looking: the learner's state, what they paid for, and when it is. */
export interface Viewer {
  readonly state: LearnerState;
  readonly access: LessonAccess;
  readonly now: number;
}

/** A lesson, written or planned, with what it is to the viewer. Undefined for an unknown uid. */
export function summarise(
  content: Content,
  { state, access, now }: Viewer,
  uid: string,
): LessonSummary | undefined {
  const written = content.lessons.get(uid);
  const planned = content.planned.get(uid);
  const lesson = written ?? planned;
  if (!lesson) return undefined;
  const record = lessonRecord(state, uid);
  const mastered = record?.phase === 'mastered';
  const free = written?.free ?? false;
  return {
    lesson_uid: uid,
    title: lesson.title,
    summary: written?.summary ?? planned?.outcome ?? '',
    course_uid: lesson.course,
    unit_uid: lesson.unit,
    minutes: lesson.minutes,
    question_count: written?.questions.length ?? 0,
    python: written?.python ?? false,
    ...(written?.packages && { packages: [...written.packages] }),
    prerequisites: [...lesson.prerequisites],
    status: lessonStatus(state, content.graph, uid, now),
    free,
    has_access: hasLesson(access, { uid, free }),
    strength: strengthOf(state, uid, now) ?? null,
    mastered_at: mastered ? wireMoment(record.since) : null,
    due_at: isPassed(state, uid) ? wireMoment(dueAt(state, uid)) : null,
  };
}

/** Summaries of several lessons, in their order. */
export function summariseAll(
  content: Content,
  viewer: Viewer,
  uids: Iterable<string>,
): LessonSummary[] {
  return [...uids].flatMap((uid) => summarise(content, viewer, uid) ?? []);
}
