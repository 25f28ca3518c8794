import type { Action, Contract, OutputOf } from '@lemma/api-client/contract';
import {
  type CourseScope,
  type NextAction,
  nextActions,
  reasonInWords,
} from '@lemma/learning-engine';
import { type Content, findCourse, lessonsOf, lessonTitle } from '../content/content.ts';
import { Courses } from '../course/courses.ts';
import type { Profiles } from '../learner/profile.ts';
import { today } from '../learner/standing.ts';
import type { StudyDeps } from './sessions.ts';

/** What the learner is to do next, from the active course first. Worked out anew at every asking. */
export async function actionsFor(
  deps: StudyDeps & { readonly profiles: Profiles },
  learner: string,
): Promise<OutputOf<Contract['nextActions']>> {
  const { content, records, profiles, payments, clock } = deps;
  const [{ state, activeCourse }, rhythm, access] = await Promise.all([
    records.standing(learner),
    profiles.rhythm(learner),
    payments.accessOf(learner),
  ]);
  const now = clock();
  const scopes = await scopesOf(
    deps,
    learner,
    Object.keys(state.courses).filter((uid) => {
      const course = state.courses[uid];
      return course?.startedAt !== undefined && course.archivedAt === undefined;
    }),
    activeCourse,
  );
  const found = nextActions(state, content.graph, { now, ...rhythm, courses: scopes });
  return {
    generated_at: new Date(now).toISOString(),
    ...today(state, rhythm, now),
    actions: found.map((one) => wireAction(content, one, access.has_access)),
  };
}

/** Courses that are being studied, the active one first; a custom one with its lessons spelled out. */
async function scopesOf(
  deps: StudyDeps,
  learner: string,
  started: readonly string[],
  active: string | undefined,
): Promise<CourseScope[]> {
  const courses = new Courses(deps);
  const ordered = [...started].sort((a, b) => Number(b === active) - Number(a === active));
  const scopes: CourseScope[] = [];
  for (const uid of ordered) {
    if (findCourse(deps.content, uid)) scopes.push(uid);
    else {
      const custom = await courses.findOwn(learner, uid);
      if (custom) scopes.push({ uid, lessons: lessonsOf(custom.outline) });
    }
  }
  return scopes;
}

function wireAction(content: Content, action: NextAction, hasAccess: boolean): Action {
  const lesson = action.lesson === undefined ? undefined : content.lessons.get(action.lesson);
  const course = action.course ?? lesson?.course;
  const title =
    action.lesson === undefined
      ? (content.courses.find((one) => one.uid === course)?.title ?? '')
      : lessonTitle(content, action.lesson);
  return {
    kind: action.kind,
    lesson_uid: action.lesson ?? null,
    session_uid: action.session ?? null,
    course_uid: course ?? null,
    unit_uid: lesson?.unit ?? null,
    title,
    minutes: action.minutes,
    has_access: hasAccess || (lesson?.free ?? true),
    reason: { ...action.reason, text: reasonInWords(action.reason) },
  };
}
