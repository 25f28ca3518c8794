import type { AnswerKey } from '@lemma/learning-engine';
import type {
  Block,
  CompiledOption,
  CompiledQuestion,
  MistakenAnswer,
  MistakenPart,
  QuestionMaterial,
} from '../../../format/compiled-lesson.ts';
import type { BlockHandlers } from '../../../html/block-handler-types.ts';
import type { ContainerDirective } from '../../../markdown/directive-nodes.ts';
import type { CompileContext } from '../../block/compile-context.ts';
import type { QuestionSource } from './question-source.ts';

/** One question block, as the compiler of its kind gets it. */
export interface QuestionBlock {
  readonly node: ContainerDirective;
  readonly source: QuestionSource;
  readonly context: CompileContext;
  readonly handlers: BlockHandlers;
}

/** What is particular to a kind. */
export interface KindParts {
  readonly key: AnswerKey;
  /** Instead of the compiled prompt of the block. */
  readonly prompt?: readonly Block[];
  readonly options?: readonly CompiledOption[];
  readonly material?: QuestionMaterial;
  readonly repl?: CompiledQuestion['repl'];
  readonly program?: string;
  readonly proof?: CompiledQuestion['proof'];
  /** How a foreseen mistake of this kind is read; without it the kind has no list of them. */
  readonly mistakes?: MistakeReader;
}

/** Reads one entry of a `yaml mistakes` fence: which answers it is about, or what is wrong with it. */
export type MistakeReader = (
  entry: MistakeEntry,
) => MistakenPart | MistakenAnswer | { readonly problem: string };

export interface MistakeEntry {
  readonly answer?: string;
  readonly line?: string;
  readonly indent?: string;
  readonly gap?: string;
  readonly point?: string;
  readonly left?: string;
  readonly right?: string;
}

/** Compiles what is particular to a kind. Undefined, with messages, if the question has no usable key. */
export type KindCompiler = (block: QuestionBlock) => KindParts | undefined;
