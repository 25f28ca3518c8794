import type { Course } from '@lemma/api-client/contract';
import type { LearnerState } from '@lemma/learning-engine';
import { type Content, type CourseOutline, findCourse } from '../content/content.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { Db } from '../database/database.ts';
import type { LearnerRecords } from '../learner/records.ts';
import { wireCourse } from './course-view.ts';
import { findPath, outlineOfPath, type PathRow, publishedPaths } from './learning-paths.ts';
import {
  changeCustomCourse,
  customCoursesOf,
  findCustomCourse,
  keepCustomCourse,
} from './custom-courses.ts';
import { unknownGoal } from './units-of-goals.ts';

/** A course of the library, a path of the desk, or a course of the learner's own. */
export interface FoundCourse {
  readonly kind: Course['kind'];
  readonly outline: CourseOutline;
  readonly goals: readonly string[];
}

interface CoursesDeps {
  readonly db: Db;
  readonly content: Content;
  readonly records: LearnerRecords;
  readonly clock: () => number;
}

/** The learner's courses: found, begun, made, put away. */
export class Courses {
  readonly #deps: CoursesDeps;

  constructor(deps: CoursesDeps) {
    this.#deps = deps;
  }

  /** Refuses a course that is neither in the library nor the learner's own. */
  async find(learner: string, id: string): Promise<FoundCourse> {
    const { db, content } = this.#deps;
    const standard = findCourse(content, id);
    if (standard) return { kind: 'standard', outline: standard, goals: [] };
    const custom = await findCustomCourse(db, content, learner, id);
    if (custom) return { kind: 'custom', ...custom };
    const path = await this.#path(learner, id);
    if (path) return { kind: 'path', outline: outlineOfPath(content, path), goals: path.goals };
    throw noCourse(id);
  }

  /** A path that is published, or that the learner began before it was withdrawn. */
  async #path(learner: string, id: string): Promise<PathRow | undefined> {
    const { db, records } = this.#deps;
    const path = await findPath(db, id);
    if (!path || path.state === 'draft') return undefined;
    if (path.state === 'published') return path;
    const { state } = await records.standing(learner);
    return state.courses[path.pathUid] ? path : undefined;
  }

  /** A course that is made of goals, by the learner or the desk, or undefined. */
  async findMade(learner: string, id: string): Promise<CourseOutline | undefined> {
    const { db, content } = this.#deps;
    const own = await findCustomCourse(db, content, learner, id);
    if (own) return own.outline;
    const path = await this.#path(learner, id);
    return path && outlineOfPath(content, path);
  }

  async all(learner: string): Promise<Course[]> {
    const { db, content, records } = this.#deps;
    const { state, activeCourse } = await records.standing(learner);
    const [own, published] = await Promise.all([
      customCoursesOf(db, content, learner),
      publishedPaths(db),
    ]);
    return [
      ...content.courses.map((outline) => ({ kind: 'standard' as const, outline })),
      ...published.map((path) => ({
        kind: 'path' as const,
        outline: outlineOfPath(content, path),
      })),
      ...own.map(({ outline }) => ({ kind: 'custom' as const, outline })),
    ].map(({ kind, outline }) =>
      wireCourse(content, state, outline, { kind, active: activeCourse }),
    );
  }

  /** The active course, or undefined before one is begun. */
  async active(learner: string): Promise<FoundCourse | undefined> {
    const { activeCourse } = await this.#deps.records.standing(learner);
    if (activeCourse === undefined) return undefined;
    return this.find(learner, activeCourse).catch((error: unknown) => {
      // A course that the content no longer has.
      if (error instanceof Refusal && error.code === 'not-found') return undefined;
      throw error;
    });
  }

  async view(learner: string, found: FoundCourse): Promise<Course> {
    const { state, activeCourse } = await this.#deps.records.standing(learner);
    return this.#wire(state, activeCourse, found);
  }

  /** Begins the course, or takes it up again, and makes it the active one. */
  async begin(learner: string, id: string): Promise<Course> {
    const found = await this.find(learner, id);
    return this.#append(learner, found, 'course-started');
  }

  async archive(learner: string, id: string): Promise<Course> {
    const found = await this.find(learner, id);
    return this.#append(learner, found, 'course-archived');
  }

  /** Makes a course of goals. The same course again is that course; other goals under its id are refused. */
  async create(
    learner: string,
    given: {
      readonly course_uid: string;
      readonly title: string;
      readonly goal_lesson_uids: readonly string[];
    },
  ): Promise<Course> {
    const { db, clock } = this.#deps;
    const goals = this.#goals(given.goal_lesson_uids);
    const title = given.title.trim();
    const kept = await keepCustomCourse(db, {
      learnerId: learner,
      courseId: given.course_uid,
      title,
      goals,
      createdAt: clock(),
    });
    if (kept.title !== title || kept.goals.join() !== goals.join())
      throw new Refusal(
        'attempt-conflict',
        'This course_uid is that of another course. Make a new UUID.',
      );
    return this.begin(learner, given.course_uid);
  }

  /** Renames a course of the learner's own and replaces its goals. It stays active, or not, as it was. */
  async edit(
    learner: string,
    id: string,
    given: { readonly title: string; readonly goal_lesson_uids: readonly string[] },
  ): Promise<Course> {
    const { db, content } = this.#deps;
    const edited = await changeCustomCourse(db, content, {
      learnerId: learner,
      courseId: id,
      title: given.title.trim(),
      goals: this.#goals(given.goal_lesson_uids),
    });
    if (!edited) throw noCourse(id);
    return this.view(learner, { kind: 'custom', ...edited });
  }

  /** Each goal once. Refuses a lesson that does not exist. */
  #goals(uids: readonly string[]): string[] {
    const unknown = unknownGoal(this.#deps.content, uids);
    if (unknown !== undefined)
      throw new Refusal(
        'not-found',
        `There is no lesson ${unknown}. GET /edge/learn/all-lessons lists them.`,
      );
    return [...new Set(uids)];
  }

  async #append(
    learner: string,
    found: FoundCourse,
    type: 'course-started' | 'course-archived',
  ): Promise<Course> {
    const course = found.outline.uid;
    const at = this.#deps.clock();
    return this.#deps.records.write(learner, async (write) => {
      const record = write.state.courses[course];
      const isActive = write.activeCourse === course;
      const stands =
        type === 'course-started' ? isActive : record?.archivedAt !== undefined && !isActive;
      if (!stands) await write.append({ version: 1, type, uid: crypto.randomUUID(), at, course });
      return this.#wire(write.state, write.activeCourse, found);
    });
  }

  #wire(state: LearnerState, active: string | undefined, { kind, outline }: FoundCourse): Course {
    return wireCourse(this.#deps.content, state, outline, { kind, active });
  }
}

function noCourse(id: string): Refusal {
  return new Refusal(
    'not-found',
    `There is no course ${id}. GET /edge/user/course/all-courses lists yours.`,
  );
}
