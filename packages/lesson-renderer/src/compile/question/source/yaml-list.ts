import type { Code } from 'mdast';
import * as v from 'valibot';
import { explainIssues } from '../../../yaml/explain-issue.ts';
import { placeAt } from '../../../yaml/place-at.ts';
import type { CompileContext } from '../../block/compile-context.ts';

/** How the entries of a list are called in messages. */
export interface ListWords {
  /** Rule that the messages belong to. */
  readonly rule: string;
  /** The whole list, as in "The tests are not a list". */
  readonly list: string;
  /** One entry, as in "Test 2". */
  readonly entry: string;
  /** What to write, as a sentence. */
  readonly example: string;
}

/** One entry of a list that fits its schema, with its place in the file. */
export interface ListEntry<Value> {
  readonly value: Value;
  /** From 0. */
  readonly index: number;
  readonly place: { readonly line: number; readonly column: number };
  /** Where one of its values stands. */
  readonly placeOf: (key: string) => { readonly line: number; readonly column: number };
}

/**
 * Reads a YAML fence that holds a list. Scalars arrive as text: `answer: 5` and `answer: "5"` are the same. Each mistake
 * is named at its line, and its entry is left out.
 *
 * @param schemaOf the schema of an entry, by what it holds.
 */
export function readYamlList<Value>(
  fence: Code,
  context: CompileContext,
  words: ListWords,
  schemaOf: (entry: unknown) => v.GenericSchema<unknown, Value>,
): readonly ListEntry<Value>[] {
  const firstLine = (fence.position?.start.line ?? 0) + 1;
  const indent = (fence.position?.start.column ?? 1) - 1;
  const place = (offset: number) => {
    const { line, column } = placeAt(fence.value, offset);
    return { line: firstLine + line - 1, column: column + indent };
  };
  const fail = (offset: number, message: string, fix: string) => {
    context.reporter.report(words.rule, 'error', place(offset), message, fix);
  };
  // Without a reader, a preview of a text without YAML, there is no such fence.
  const yaml = context.readYaml?.(fence.value, 'text');
  if (!yaml) return [];
  if (yaml.problem) {
    const { offset, message, fix } = yaml.problem;
    fail(offset, `${words.list} are no YAML: ${message}`, fix);
    return [];
  }
  if (!Array.isArray(yaml.value)) {
    fail(0, `${words.list} are not a list.`, words.example);
    return [];
  }
  const list: readonly unknown[] = yaml.value;
  return list.flatMap((entry, index) => {
    const parsed = v.safeParse(schemaOf(entry), entry);
    if (parsed.success)
      return [
        {
          value: parsed.output,
          index,
          place: place(yaml.offsetOf([index])),
          placeOf: (key) => place(yaml.offsetOf([index, key])),
        },
      ];
    for (const { path, what, message, fix } of explainIssues(
      parsed.issues,
      `${words.entry} ${index + 1}`,
    ))
      fail(yaml.offsetOf([index, ...path], what), message, fix);
    return [];
  });
}
