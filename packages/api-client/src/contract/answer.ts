import type { Answer } from '@lemma/learning-engine';
import { z } from 'zod';
import { text } from './fields.ts';

const multipleChoice = z.strictObject({
  kind: z.literal('multiple-choice'),
  selected: z.array(text(100)).max(50),
});

const numeric = z.strictObject({ kind: z.literal('numeric'), text: text(200) });

const matrix = z.strictObject({
  kind: z.literal('matrix'),
  entries: z.array(z.array(text(200)).max(50)).max(50),
});

const repl = z.strictObject({
  kind: z.literal('repl'),
  code: text(50_000),
  results: z.array(z.strictObject({ name: text(500), passed: z.boolean() })).max(200),
});

const dontKnow = z.strictObject({ kind: z.literal('dont-know') });

/** Answers that need no Python: multiple choice, numbers, matrices, and "I don't know yet". */
export const entryAnswer = z.discriminatedUnion('kind', [
  multipleChoice,
  numeric,
  matrix,
  dontKnow,
]) satisfies z.ZodType<Answer>;

/** A program with what its tests said in the learner's browser. */
export const replAnswer = z.discriminatedUnion('kind', [
  repl,
  dontKnow,
]) satisfies z.ZodType<Answer>;

/** Any answer. */
export const anyAnswer = z.discriminatedUnion('kind', [
  multipleChoice,
  numeric,
  matrix,
  repl,
  dontKnow,
]) satisfies z.ZodType<Answer>;
