import type { AnswerKey, QuestionKind } from '@lemma/learning-engine';
import type { LessonLabels } from './labels.ts';
import type { LessonHtml } from './lesson-html.ts';

export type { LessonHtml };

/**
 * A lesson after the compiler: plain JSON, versioned by the hash of its content.
 * Its HTML strings are made by the compiler alone, with maths typeset and code highlighted.
 * It is trusted like a script: take it from your own build, or check it by `hash`.
 */
export interface CompiledLesson {
  readonly format: 1;
  readonly uid: string;
  /** `sha256-…` of everything below; the version that attempts are made on. */
  readonly hash: string;
  readonly title: string;
  /** One sentence: what a learner can do after it. */
  readonly summary: string;
  readonly course: string;
  readonly unit: string;
  readonly minutes: number;
  readonly free: boolean;
  readonly prerequisites: readonly string[];
  readonly encompasses: Readonly<Record<string, number>>;
  readonly skills: readonly Skill[];
  readonly sections: readonly Section[];
  readonly questions: readonly CompiledQuestion[];
  /** Names of the widgets in it, so that a host can load them ahead. */
  readonly widgets: readonly string[];
  /** True if it has a runnable cell or a REPL question. */
  readonly python: boolean;
  /** Python packages that its programs import, such as `numpy`: what a host loads ahead, or says it cannot. Absent for none. */
  readonly packages?: readonly string[];
}

export interface Skill {
  readonly id: string;
  readonly title: string;
  /** In a lesson of several rounds: the one that asks it, from 1. */
  readonly round?: number;
}

/**
 * The four sections that every lesson has, in this order. The first three may come again, up to four times: each time
 * is a round.
 */
export type SectionKind = 'explanation' | 'worked-example' | 'exercises' | 'review';

export interface Section {
  readonly kind: SectionKind;
  readonly title: string;
  /** In a lesson of several rounds, except at its review. */
  readonly round?: SectionRound;
  /** Parts between level-3 headings: one step of the study flow each. */
  readonly parts: readonly Part[];
}

export interface SectionRound {
  /** From 1. */
  readonly number: number;
  /** "Round 1 of 3", in the lesson's language. */
  readonly title: string;
}

export interface Part {
  readonly id: string;
  /** HTML of its heading's inside, or '' before the first level-3 heading. */
  readonly title: LessonHtml;
  readonly blocks: readonly Block[];
}

/** HTML between islands, an element that holds islands, or an island. */
export type Block =
  | { readonly type: 'html'; readonly html: LessonHtml }
  | {
      readonly type: 'element';
      readonly tag: string;
      readonly attributes: Readonly<Record<string, string>>;
      readonly blocks: readonly Block[];
    }
  | WidgetBlock
  | GraphBlock
  | PythonBlock
  | AskBlock
  | { readonly type: 'question'; readonly uid: string }
  | { readonly type: 'problem'; readonly message: LessonMessage };

export interface WidgetBlock {
  readonly type: 'widget';
  readonly id: string;
  /** '' when the author gave none: shown as the specified notice. */
  readonly name: string;
  /** Converted as the specification says: JSON, booleans, numbers, text. */
  readonly props: Readonly<Record<string, unknown>>;
  readonly predict?: Prediction;
}

export interface GraphBlock {
  readonly type: 'graph';
  readonly id: string;
  /** Checked by the schema of `graph` blocks. */
  readonly spec: unknown;
  /** Static picture: shown before JavaScript runs and when printed. */
  readonly svg: LessonHtml;
  readonly description: string;
  readonly predict?: Prediction;
}

export interface PythonBlock {
  readonly type: 'python';
  readonly id: string;
  readonly code: string;
  /** Highlighted HTML, shown until the code is edited. It may be folded away, in a disclosure. */
  readonly html: LessonHtml;
  /** Output that running the code gives, produced and checked by the content tools. */
  readonly output?: string;
  /** The data frame that is its value, as Python prints its entries. */
  readonly table?: KnownTable;
  /** What the figure that it draws shows, for those who do not see it. */
  readonly alt?: string;
  /** That figure as SVG, shown until the cell is run. Show it as an image: nothing in it may run. */
  readonly figure?: string;
  /** A whole program to be played step by step, with its call stack and objects. Without it: a cell of the lesson. */
  readonly play?: true;
  /** Code that it needs and that is not shown: run it in the same namespace before, once. */
  readonly setup?: string;
  readonly predict?: Prediction;
}

/** Rows above the body, and those of the body: the first entry of each stands over the labels, or is one. */
export interface KnownTable {
  readonly head: readonly (readonly string[])[];
  readonly rows: readonly (readonly string[])[];
}

/**
 * A step of an example that is left to the learner, or a question about the reason of one. What the author says comes
 * once the learner has committed to their own.
 */
export interface AskBlock {
  readonly type: 'ask';
  readonly id: string;
  readonly about: 'step' | 'reason';
  readonly predict: Prediction;
}

/** What a block asks before it moves, runs or goes on. It is not graded, so the learner's page knows what happens. */
export interface Prediction {
  readonly question: LessonHtml;
  /** What may be expected, in the order to show; empty where a line is typed. */
  readonly options: readonly PredictedOption[];
  /** What happens, or the author's own answer. */
  readonly outcome: LessonHtml;
  /** Of a line that is typed about a cell: what the cell prints, to compare it with. */
  readonly printed?: string;
  /** Why it is so; '' where the outcome says it. */
  readonly why: LessonHtml;
}

export interface PredictedOption {
  readonly id: string;
  readonly html: LessonHtml;
  /** Whether it is what happens. */
  readonly right: boolean;
  /** Said to whoever expects it: names the misconception behind it. May be '' of the right one. */
  readonly why: LessonHtml;
}

export type { QuestionKind };

/** A question with its key: author's side and server only. */
export interface CompiledQuestion {
  readonly uid: string;
  readonly kind: QuestionKind;
  readonly skill: string;
  readonly use: 'exercise' | 'review';
  /** Present for a seeded template: its Markdown source, instantiated by `instantiateQuestion(question, seed)`. */
  readonly template?: QuestionTemplate;
  readonly prompt: readonly Block[];
  readonly key: AnswerKey;
  /** For multiple choice, one or several, and the reasons of a faulty line: in source order. */
  readonly options: readonly CompiledOption[];
  readonly shuffle: boolean;
  /** Whether several options may be chosen, even if only one is right. */
  readonly several?: boolean;
  readonly hints: readonly LessonHtml[];
  /** Worked steps: shown after the answer. */
  readonly explanation: LessonHtml;
  readonly repl?: ReplExercise & {
    readonly solution: string;
    /** Plausible wrong solutions, which the content tools prove to fail. */
    readonly wrong: readonly string[];
    /** Changes of the solution that no test can tell from it. The content tools prove that every other change fails. */
    readonly equivalent?: readonly EquivalentMutant[];
  };
  /** What a learner works on, for the kinds that have more than a prompt. */
  readonly material?: QuestionMaterial;
  /** Wrong answers that the author foresaw, each with what to say of it. */
  readonly mistakes?: readonly ForeseenMistake[];
  /** For `output`: the program that prints it. For `cloze` and `fault` with `tests`: the program with its gaps, or its fault. Run by the content tools. */
  readonly program?: string;
  /** Tests of an `order`, `cloze` or `fault` of code, by which the content tools prove the key. */
  readonly proof?: ProgramProof;
  /** Why no machine can prove the key, as the author says it. */
  readonly unproved?: string;
  /** Python that recomputes the key from the parameters, run by the content tools. */
  readonly verify?: string;
  readonly line: number;
}

export interface QuestionTemplate {
  /** Parameter name to expression, in order. */
  readonly parameters: readonly (readonly [name: string, expression: string])[];
  /** The question's block, without its `params` and `verify` fences. */
  readonly source: string;
  /** KaTeX macros of the lesson. */
  readonly macros?: Readonly<Record<string, string>>;
  /** Words of the compiler in another language, if the lesson was compiled with any. */
  readonly labels?: Partial<LessonLabels>;
  /** Links of the source that only the whole lesson can resolve, by what the author typed. */
  readonly links?: Readonly<Record<string, LessonLink>>;
}

/** A link inside the lesson or to another one, whose uid comes last. Without words it says `name`. */
export type LessonLink = readonly [href: string, name: string, lesson?: string];

export interface CompiledOption {
  readonly id: string;
  readonly html: LessonHtml;
  /** Shown to who chose it: names the misconception behind it. May be ''. */
  readonly feedback: LessonHtml;
}

/** What a question shows beside its prompt, by its kind. Nothing in it tells the answer. */
export type QuestionMaterial =
  | OrderMaterial
  | ClozeMaterial
  | MatchMaterial
  | FaultMaterial
  | ExpressionMaterial
  | PointMaterial
  | CustomMaterial;

/** Lines to be put in order. */
export interface OrderMaterial {
  readonly kind: 'order';
  /** Whether they are code, whose indentation is part of the answer. */
  readonly code: boolean;
  readonly lines: readonly Piece[];
}

/** Gaps of the prompt, in order: each stands at an element with `data-gap`, or in a formula as its number in a box. */
export interface ClozeMaterial {
  readonly kind: 'cloze';
  readonly gaps: readonly Gap[];
  /** Characters that a field of these gaps should have room for. */
  readonly room: number;
}

export interface Gap {
  readonly id: string;
  readonly place: 'text' | 'code' | 'formula';
  /** What to choose from; without it the answer is typed. Plain text. */
  readonly options?: readonly string[];
}

/** Parts to be matched. */
export interface MatchMaterial {
  readonly kind: 'match';
  readonly titles: readonly [left: string, right: string];
  readonly left: readonly Piece[];
  readonly right: readonly Piece[];
}

/** Numbered lines, one of which is wrong. Its reasons are the question's options. */
export interface FaultMaterial {
  readonly kind: 'fault';
  readonly code: boolean;
  readonly lines: readonly { readonly html: LessonHtml; readonly indent: number }[];
}

/** A field for an algebraic expression. */
export interface ExpressionMaterial {
  readonly kind: 'expression';
  /** The letters that the answer may use. */
  readonly variables: readonly string[];
}

/** A graph whose movable points are to be placed. */
export interface PointMaterial {
  readonly kind: 'point';
  /** Checked by the schema of `graph` blocks. */
  readonly spec: unknown;
  readonly description: string;
  /** Names of the points, in the order of the answer. */
  readonly points: readonly string[];
}

/** What a kind of a third party's shows. */
export interface CustomMaterial {
  readonly kind: 'custom';
  /** The kind, as authors write it in `type="…"`. */
  readonly name: string;
  /** JSON, for the view of the kind. */
  readonly shown: unknown;
}

/** A part of a question that can be chosen or moved. HTML is the compiler's, `text` is its plain text, to be read out. */
export interface Piece {
  readonly id: string;
  readonly html: LessonHtml;
  readonly text: string;
}

/** A wrong answer that an author foresaw, with what to say of it (HTML). */
export type ForeseenMistake = (MistakenPart | MistakenAnswer) & { readonly feedback: LessonHtml };

/** Matched by what is wrong of an answer (`wrongParts` of its score). */
export interface MistakenPart {
  readonly part: string;
  /** Without it: whatever was given there. */
  readonly given?: string;
}

/** For answers that have no parts: matched by every answer that would be right by this key. */
export interface MistakenAnswer {
  readonly key: AnswerKey;
}

export interface ReplExercise {
  readonly starter: string;
  readonly cases: readonly ReplCase[];
  readonly rules: readonly ReplRule[];
}

/** One test of a REPL question. Values are Python literals as text. */
export interface ReplCase {
  readonly name: string;
  /** Python expression evaluated after the learner's code, for example `dot([1, 2], [3, 4])`. */
  readonly call?: string;
  /** Expected value of `call`, a Python literal. */
  readonly expect?: string;
  /** Greatest difference for floats. */
  readonly tolerance?: number;
  /** Name of the exception that `call` must raise. */
  readonly raises?: string;
  readonly stdin?: string;
  /** Expected standard output of the whole program (or of `call`), trailing white space aside. */
  readonly stdout?: string;
  readonly hidden: boolean;
  /** Shown when it fails; says what to look at, not the answer. */
  readonly message?: string;
}

/** What a program that is put together, filled in or mended must do. */
export interface ProgramProof {
  readonly cases: readonly ProofCase[];
  readonly rules: readonly ReplRule[];
  /** For `fault`: what stands in place of the wrong line. */
  readonly mended?: string;
}

export interface ProofCase extends ReplCase {
  /** Python that runs before the program, such as values of names that the program only reads. */
  readonly given?: string;
}

/** A rule on the learner's syntax tree. */
export interface ReplRule {
  readonly rule: 'uses' | 'forbids';
  /** One of the format's words, as `loop` or `and`, or a called name as `call:sorted`. */
  readonly what: string;
  readonly message?: string;
}

/** A change of a solution that gives the same answers. */
export interface EquivalentMutant {
  /** The changed line, as Python's `ast.unparse` writes it. */
  readonly line: string;
  /** Why no test can tell the two apart. */
  readonly reason: string;
}

export type Severity = 'error' | 'warning';

/** A located message: what is wrong, where, and what to do. */
export interface LessonMessage {
  readonly rule: string;
  readonly severity: Severity;
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** What is wrong. */
  readonly message: string;
  /** What to do. */
  readonly fix: string;
}
