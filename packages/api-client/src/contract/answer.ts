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

const output = z.strictObject({ kind: z.literal('output'), text: text(10_000) });

const order = z.strictObject({
  kind: z.literal('order'),
  lines: z.array(z.strictObject({ id: text(100), indent: z.int().min(0).max(20) })).max(100),
});

const cloze = z.strictObject({ kind: z.literal('cloze'), gaps: z.array(text(500)).max(50) });

const match = z.strictObject({
  kind: z.literal('match'),
  pairs: z.array(z.tuple([text(100), text(100)])).max(50),
});

const fault = z.strictObject({
  kind: z.literal('fault'),
  line: z.int().min(0).max(1000),
  reason: text(100).optional(),
});

const expression = z.strictObject({ kind: z.literal('expression'), text: text(2000) });

const multi = z.strictObject({
  kind: z.literal('multi'),
  selected: z.array(text(100)).max(50),
});

const point = z.strictObject({
  kind: z.literal('point'),
  points: z.array(z.tuple([z.number(), z.number()])).max(20),
});

/** Of a kind of question of a third party's: its definition checks the value. */
const custom = z.strictObject({
  kind: z.literal('custom'),
  name: text(100),
  value: z.json().refine((value) => JSON.stringify(value).length <= 10_000, {
    error: 'must have at most 10,000 characters as JSON',
  }),
});

const dontKnow = z.strictObject({ kind: z.literal('dont-know') });

const entries = [
  multipleChoice,
  numeric,
  matrix,
  output,
  order,
  cloze,
  match,
  fault,
  expression,
  multi,
  point,
  custom,
  dontKnow,
] as const;

/** Answers that need no Python: all kinds but programs, and "I don't know yet". */
export const entryAnswer = z.discriminatedUnion('kind', entries) satisfies z.ZodType<Answer>;

/** A program with what its tests said in the learner's browser. */
export const replAnswer = z.discriminatedUnion('kind', [
  repl,
  dontKnow,
]) satisfies z.ZodType<Answer>;

/** Any answer. */
export const anyAnswer = z.discriminatedUnion('kind', [
  ...entries,
  repl,
]) satisfies z.ZodType<Answer>;
