import * as v from 'valibot';
import { kindParts } from '../compile/question/source/kind-parts.ts';
import type { AnyQuestionRules } from '../format/question-kind.ts';
import { loadModule } from './option-modules.ts';

const isFunction = v.function();
const schema = v.custom(
  (value) =>
    (typeof value === 'object' || typeof value === 'function') &&
    value !== null &&
    '~standard' in value,
);
const rules = v.looseObject({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/u)),
  schema,
  answer: schema,
  shown: isFunction,
  score: isFunction,
  right: v.exactOptional(isFunction),
});
const kindModule = v.looseObject({
  questionKinds: v.array(v.custom<AnyQuestionRules>((value) => v.is(rules, value))),
});

/**
 * The kinds of question that modules export as `questionKinds`, a list of what `defineQuestion` takes; of two with one name the last
 * counts. Throws an `Error` that names the module if it cannot be loaded, exports no such list, or a kind has the name of one of the renderer's own.
 */
export async function loadKinds(modules: readonly string[]): Promise<readonly AnyQuestionRules[]> {
  const kinds = new Map<string, AnyQuestionRules>();
  for (const module of modules) {
    const checked = v.safeParse(kindModule, await loadModule('--kinds', module));
    if (!checked.success)
      throw new Error(
        `--kinds: ${module} exports no "questionKinds": it must be a list of { name, schema, answer, shown, score }, as defineQuestion takes them.`,
      );
    for (const kind of checked.output.questionKinds) {
      if (Object.hasOwn(kindParts, kind.name))
        throw new Error(
          `--kinds: ${module} defines the kind "${kind.name}", which the renderer has already. Give it another name.`,
        );
      kinds.set(kind.name, kind);
    }
  }
  return [...kinds.values()];
}
