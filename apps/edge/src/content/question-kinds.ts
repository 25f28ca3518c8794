import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyQuestionRules } from '@lemma/lesson-renderer/compile';
import { z } from 'zod';

const isFunction = z.custom<() => unknown>((value) => typeof value === 'function');
const isSchema = z.custom(
  (value) =>
    (typeof value === 'object' || typeof value === 'function') &&
    value !== null &&
    '~standard' in value,
);
const rules = z.looseObject({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/u),
  schema: isSchema,
  answer: isSchema,
  shown: isFunction,
  score: isFunction,
  right: isFunction.optional(),
});
const questionModule = z.looseObject({
  questionKinds: z.array(z.custom<AnyQuestionRules>((value) => rules.safeParse(value).success)),
});

/** A module of QUESTION_KINDS cannot be used. */
export class QuestionKindsError extends Error {
  override readonly name = 'QuestionKindsError';
}

let provided: readonly AnyQuestionRules[] = [];

/**
 * The kinds of question that lessons may use beside the renderer's own. They are the process's, as its environment is: whatever
 * compiles, draws or scores a question asks for them, and none of it has to be handed them down.
 */
export const questionKinds = (): readonly AnyQuestionRules[] => provided;

/** Sets the kinds of this process. Call it before content is loaded. */
export function provideQuestionKinds(kinds: readonly AnyQuestionRules[]): void {
  provided = kinds;
}

/**
 * The kinds that modules export as `questionKinds`, a list of what `defineQuestion` takes. A module is a file, or one of an
 * installed package. Throws a QuestionKindsError that names a module that cannot be used.
 */
export async function loadQuestionKinds(
  modules: readonly string[],
): Promise<readonly AnyQuestionRules[]> {
  const lists = await Promise.all(
    modules.map(async (name) => {
      const checked = questionModule.safeParse(await load(name));
      if (checked.success) return checked.data.questionKinds;
      throw new QuestionKindsError(
        `QUESTION_KINDS: ${name} exports no "questionKinds": a list of { name, schema, answer, shown, score }, as defineQuestion takes them.`,
      );
    }),
  );
  return lists.flat();
}

async function load(name: string): Promise<unknown> {
  const isFile = /^\.{0,2}[/\\]/u.test(name);
  try {
    return await import(isFile ? pathToFileURL(resolve(name)).href : name);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new QuestionKindsError(`QUESTION_KINDS: ${name} cannot be loaded: ${reason}`, { cause });
  }
}
