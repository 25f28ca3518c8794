import type { Action, Contract, OutputOf } from '@lemma/api-client/contract';
import {
  type CourseScope,
  type LearnerState,
  type NextAction,
  nextActions,
  reasonInWords,
} from '@lemma/learning-engine';
import { type Content, findCourse, lessonsOf, lessonTitle } from '../content/content.ts';
import { Courses } from '../course/courses.ts';
import type { Profiles } from '../learner/profile.ts';
import { today } from '../learner/standing.ts';
import type { StudyDeps } from './sessions.ts';

type Actions = OutputOf<Contract['nextActions']>;

interface Kept {
  /** What the answer was worked out from. */
  readonly basis: string;
  readonly at: number;
  readonly actions: Actions;
}

/** How long an answer stands while nothing happens, in milliseconds: reviews become due by the clock. */
const standsFor = 60_000;
const mostKept = 1000;

/** What learners are to do next, from the active course first. */
export class NextActions {
  readonly #deps: StudyDeps & { readonly profiles: Profiles };
  readonly #kept = new Map<string, Kept>();

  constructor(deps: StudyDeps & { readonly profiles: Profiles }) {
    this.#deps = deps;
  }

  /** Worked out anew after every event of the learner, and after a minute; with `refresh`, at once. */
  async of(learner: string, { refresh }: { readonly refresh: boolean }): Promise<Actions> {
    const { records, profiles, payments, clock } = this.#deps;
    const [standing, rhythm, access] = await Promise.all([
      records.standing(learner),
      profiles.rhythm(learner),
      payments.accessOf(learner),
    ]);
    const now = clock();
    const { revision } = standing;
    const basis = JSON.stringify([revision, rhythm, access.has_access]);
    const known = this.#kept.get(learner);
    if (!refresh && known?.basis === basis && now - known.at < standsFor) return known.actions;

    const { content } = this.#deps;
    const { state, activeCourse } = standing;
    const courses = await scopesOf(this.#deps, learner, startedCourses(state), activeCourse);
    const found = nextActions(state, content.graph, { now, ...rhythm, courses });
    const actions = {
      generated_at: new Date(now).toISOString(),
      ...today(state, rhythm, now),
      actions: found.map((one) => wireAction(content, one, access.has_access)),
    };
    this.#keep(learner, { basis, at: now, actions });
    return actions;
  }

  #keep(learner: string, kept: Kept): void {
    this.#kept.delete(learner);
    this.#kept.set(learner, kept);
    const oldest = this.#kept.size > mostKept ? this.#kept.keys().next().value : undefined;
    if (oldest !== undefined) this.#kept.delete(oldest);
  }
}

function startedCourses(state: LearnerState): string[] {
  return Object.entries(state.courses)
    .filter(([, course]) => course.startedAt !== undefined && course.archivedAt === undefined)
    .map(([uid]) => uid);
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
