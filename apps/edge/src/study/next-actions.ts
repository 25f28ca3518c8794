import type { Action, Contract, OutputOf } from '@lemma/api-client/contract';
import {
  type ActionOptions,
  backlog,
  type CourseScope,
  type LearnerState,
  type NextAction,
  nextActions,
  reasonInWords,
} from '@lemma/learning-engine';
import { type Content, findCourse, lessonsOf, lessonTitle } from '../content/content.ts';
import { Courses } from '../course/courses.ts';
import type { Standing } from '../learner/fold.ts';
import type { Profiles } from '../learner/profile.ts';
import { today } from '../learner/standing.ts';
import { hasLesson, type LessonAccess, lessonAccess } from '../access/lesson-access.ts';
import { findOpenQuiz } from './open-quiz.ts';
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

/** What learners are to do next: lessons of the active course, reviews of all that they have mastered. */
export class NextActions {
  readonly #deps: StudyDeps & { readonly profiles: Profiles };
  readonly #kept = new Map<string, Kept>();

  constructor(deps: StudyDeps & { readonly profiles: Profiles }) {
    this.#deps = deps;
  }

  /** Worked out anew after every event of the learner, and after a minute; with `refresh`, at once. */
  async of(learner: string, { refresh }: { readonly refresh: boolean }): Promise<Actions> {
    const { records, profiles, clock } = this.#deps;
    const [standing, rhythm, access] = await Promise.all([
      records.standing(learner),
      profiles.rhythm(learner),
      lessonAccess(this.#deps, learner),
    ]);
    const now = clock();
    const { revision, state } = standing;
    const courses = await scopesOf(this.#deps, learner, standing);
    const open = await findOpenQuiz(this.#deps.db, learner);
    const quiz = open ? { session: open.quizUid, answered: open.answered } : true;
    const basis = JSON.stringify([
      revision,
      rhythm,
      access.plan,
      [...access.begunFree],
      courses,
      quiz,
    ]);
    const known = this.#kept.get(learner);
    if (!refresh && known?.basis === basis && now - known.at < standsFor) return known.actions;

    const { content } = this.#deps;
    const options: ActionOptions = {
      now,
      ...rhythm,
      courses,
      mayStudy: (uid) => {
        const lesson = content.lessons.get(uid);
        return lesson !== undefined && hasLesson(access, lesson);
      },
      inProgress: sessionsOn(content, state, courses),
      quiz,
    };
    const found = nextActions(state, content.graph, options);
    const left = backlog(state, content.graph, options);
    const actions = {
      generated_at: new Date(now).toISOString(),
      ...today(state, rhythm, now),
      actions: found.map((one) => wireAction(content, one, access)),
      backlog: left
        ? { reviews: left.reviews, minutes: left.minutes, gone_by: left.goneBy ?? null }
        : null,
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

/**
 * The active course; before one is chosen, or once it is archived, every course that was started. A course that is made of
 * goals comes with its lessons.
 */
async function scopesOf(
  deps: StudyDeps,
  learner: string,
  { state, activeCourse }: Standing,
): Promise<CourseScope[]> {
  const courses = new Courses(deps);
  const scopes: CourseScope[] = [];
  for (const uid of activeCourse === undefined ? startedCourses(state) : [activeCourse]) {
    if (findCourse(deps.content, uid)) scopes.push(uid);
    else {
      const made = await courses.findMade(learner, uid);
      if (made) scopes.push({ uid, lessons: lessonsOf(made) });
    }
  }
  return scopes;
}

function startedCourses(state: LearnerState): string[] {
  return Object.entries(state.courses)
    .filter(([, course]) => course.startedAt !== undefined && course.archivedAt === undefined)
    .map(([uid]) => uid);
}

/** Open sessions, latest first: reviews, and lessons of these courses or on the way to them. */
function sessionsOn(content: Content, state: LearnerState, scopes: readonly CourseScope[]) {
  const { graph } = content;
  const isOn = (lesson: string) =>
    scopes.length === 0 ||
    scopes.some((scope) =>
      typeof scope === 'string'
        ? [lesson, ...graph.descendants(lesson)].some(
            (uid) => graph.lessons.get(uid)?.course === scope,
          )
        : scope.lessons.includes(lesson),
    );
  return Object.entries(state.sessions)
    .filter(([, { kind, lesson }]) => kind === 'review' || isOn(lesson))
    .sort(([, a], [, b]) => b.lastAt - a.lastAt)
    .map(([session, { lesson, kind }]) => ({ session, lesson, kind }));
}

function wireAction(content: Content, action: NextAction, access: LessonAccess): Action {
  const lesson = action.lesson === undefined ? undefined : content.lessons.get(action.lesson);
  const course = action.course ?? lesson?.course;
  return {
    kind: action.kind,
    lesson_uid: action.lesson ?? null,
    session_uid: action.session ?? null,
    course_uid: course ?? null,
    unit_uid: lesson?.unit ?? null,
    title: titleOf(content, action),
    minutes: action.minutes,
    has_access: lesson === undefined || hasLesson(access, lesson),
    reason: { ...action.reason, text: reasonInWords(action.reason) },
  };
}

function titleOf(content: Content, { kind, lesson, course }: NextAction): string {
  if (kind === 'quiz') return 'Weekly quiz';
  if (lesson !== undefined) return lessonTitle(content, lesson);
  return content.courses.find((one) => one.uid === course)?.title ?? '';
}
