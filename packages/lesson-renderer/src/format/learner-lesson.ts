import type { Answer, AnswerProblem } from '@lemma/learning-engine';
import type {
  Block,
  CompiledLesson,
  LessonHtml,
  QuestionKind,
  QuestionMaterial,
  ReplExercise,
} from './compiled-lesson.ts';

/**
 * What a learner downloads: allowed fields copied from the compiled lesson, no key, no explanation,
 * no feedback, no solution, no template.
 */
export interface LearnerLesson extends Omit<CompiledLesson, 'questions'> {
  readonly questions: readonly LearnerQuestion[];
}

/** One instance of a question, at one seed. */
export interface LearnerQuestion {
  readonly uid: string;
  /** A compiled question has these two, a learner's never: without them said, a lesson with its keys would pass as this. */
  readonly key?: never;
  readonly template?: never;
  readonly kind: QuestionKind;
  readonly skill: string;
  readonly seed: number;
  readonly prompt: readonly Block[];
  /** For multiple choice, one or several, in the order to show (shuffled by the seed). */
  readonly options: readonly { readonly id: string; readonly html: LessonHtml }[];
  /** Whether several options are to be chosen. */
  readonly several: boolean;
  /** For matrix entry: its shape. */
  readonly shape?: { readonly rows: number; readonly columns: number };
  readonly unit?: string;
  /** What to work on, for the kinds that have more than a prompt; in the order to show. */
  readonly material?: QuestionMaterial;
  readonly hints: readonly LessonHtml[];
  /** Hidden tests run in the learner's browser; their result is a claim that the server can check. */
  readonly repl?: ReplExercise;
}

/** What the server says of an answer, once it is given. HTML strings are the compiler's. */
export interface Feedback {
  readonly correct: boolean;
  /** 0 to 1. */
  readonly credit: number;
  /** One line about this very answer (the chosen option's feedback), HTML, may be ''. */
  readonly comment: LessonHtml;
  /** Worked steps, HTML. */
  readonly explanation: LessonHtml;
  /** Ids of the right options (multiple choice), or the right value as LaTeX-free text. */
  readonly correctOptions?: readonly string[];
  readonly correctValue?: string;
  /** For matrix entry: wrong entries as [row, column] from 0. */
  readonly wrongEntries?: readonly (readonly [number, number])[];
  /** Ids of the parts that are wrong, for kinds whose answers have parts. Of several options: of those that are too many. */
  readonly wrongParts?: readonly string[];
  /** Of several options: how many right ones were not chosen. */
  readonly missed?: number;
  /** Of several options: what to say of each that is wrong or was missed, by its id. HTML. */
  readonly optionComments?: Readonly<Record<string, LessonHtml>>;
  /** A right answer, for kinds that show it in the form of the learner's own. */
  readonly rightAnswer?: Answer;
  /** The answer was "I don't know yet": neither right nor wrong. */
  readonly dontKnow?: boolean;
  /** The same question may be answered once more: steps and the right answer are not given yet. */
  readonly secondTry?: boolean;
  /** For a program: a solution, to be compared with one's own line by line. */
  readonly solution?: string;
  /** The answer could not be read: no attempt, and no feedback. A question of `<Lesson>` says why and stays open. */
  readonly unreadable?: AnswerProblem | string;
}
