/** What a learner who knows everything would answer: computed from the lessons' own keys, never written down here. */
import {
  type CompiledLesson,
  type CompiledQuestion,
  instantiateQuestion,
} from '@lemma/lesson-renderer/compile';
import { readCourses } from '../content/tools/read-courses.ts';

export class AnswerBook {
  /** Questions of the lessons that are compiled; another is as soon as it is asked about. */
  readonly #lessons: Map<string, readonly CompiledQuestion[]>;

  /** `compiled`: lessons by their uid, where the test has them. */
  constructor(compiled: ReadonlyMap<string, CompiledLesson> = new Map()) {
    this.#lessons = new Map([...compiled].map(([uid, { questions }]) => [uid, questions]));
  }

  #questionsOf(lesson: string): readonly CompiledQuestion[] {
    const known = this.#lessons.get(lesson);
    if (known) return known;
    const read = readCourses([lesson])
      .flatMap(({ lessons }) => lessons)
      .flatMap((file) => file.lesson?.questions ?? []);
    this.#lessons.set(lesson, read);
    return read;
  }

  /** The instance of a question that a learner is asked, with its key. */
  question(uid: string, seed: number): CompiledQuestion {
    const found = this.#questionsOf(uid.slice(0, uid.indexOf('/'))).find((one) => one.uid === uid);
    if (!found) throw new Error(`The content has no question ${uid}.`);
    return found.template ? instantiateQuestion(found, seed) : found;
  }
}
