/** What a learner who knows everything would answer: computed from the lessons' own keys, never written down here. */
import {
  type CompiledLesson,
  type CompiledQuestion,
  instantiateQuestion,
} from '@lemma/lesson-renderer/compile';
import { readCourses } from '../content/tools/read-courses.ts';

interface PointOfKey {
  readonly id: string;
  readonly at: readonly [x: number, y: number];
}

export type RightAnswer =
  | {
      readonly kind: 'multiple-choice';
      readonly options: readonly string[];
      readonly wrong: string;
    }
  | { readonly kind: 'numeric'; readonly text: string }
  | { readonly kind: 'matrix'; readonly entries: readonly (readonly string[])[] }
  | { readonly kind: 'repl'; readonly code: string }
  | { readonly kind: 'output'; readonly text: string }
  | {
      readonly kind: 'order';
      /** `id` names a line in the page's markup. */
      readonly lines: readonly { readonly id: string; readonly indent: number }[];
    }
  | { readonly kind: 'cloze'; readonly gaps: readonly string[] }
  | { readonly kind: 'match'; readonly right: readonly string[] }
  | { readonly kind: 'fault'; readonly line: number; readonly reason: string | undefined }
  | { readonly kind: 'expression'; readonly text: string }
  | { readonly kind: 'point'; readonly points: readonly PointOfKey[] }
  | { readonly kind: 'multi'; readonly options: readonly string[]; readonly wrong: string };

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

  rightAnswer(uid: string, seed: number): RightAnswer {
    const found = this.#questionsOf(uid.slice(0, uid.indexOf('/'))).find((one) => one.uid === uid);
    if (!found) throw new Error(`The content has no question ${uid}.`);
    const question = found.template ? instantiateQuestion(found, seed) : found;
    const { key } = question;
    switch (key.kind) {
      case 'multiple-choice':
      case 'multi': {
        const wrong = key.options.find((option) => !key.correct.includes(option)) ?? '';
        return { kind: key.kind, options: key.correct, wrong };
      }
      case 'numeric':
        return { kind: key.kind, text: `${key.value}${key.unit ? ` ${key.unit}` : ''}` };
      case 'matrix':
        return { kind: key.kind, entries: key.entries.map((row) => row.map(String)) };
      case 'repl':
        return { kind: key.kind, code: question.repl?.solution ?? '' };
      case 'output':
        return { kind: key.kind, text: key.text };
      case 'order': {
        const [lines = []] = key.orders;
        return { kind: key.kind, lines };
      }
      case 'cloze':
        return { kind: key.kind, gaps: key.gaps.map(({ accept: [first = ''] }) => first) };
      case 'match':
        return { kind: key.kind, right: key.pairs.map(([, right]) => right) };
      case 'fault':
        return { kind: key.kind, line: key.line, reason: key.reason };
      case 'point':
        return { kind: key.kind, points: key.points };
      case 'custom':
        throw new Error(`${uid} is of a third party’s kind, ${key.name}.`);
      case 'expression':
        return { kind: key.kind, text: key.expression };
    }
  }
}
