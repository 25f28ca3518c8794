import { scoreAnswer, type CustomKey } from '@lemma/learning-engine';
import type { AnyQuestionRules } from '../../../format/question-kind.ts';
import { convertProp, convertProps } from '../../block/widget-props.ts';
import { commonAttributes } from '../source/kind-parts.ts';
import type { KindCompiler, MistakeReader, QuestionBlock } from '../source/question-kind.ts';

/** A kind of a third party's: its schema checks the attributes, and says by its score whether the right answer is right. */
export function custom(definition: AnyQuestionRules): KindCompiler {
  return (block) => {
    const key = customKey(definition, block);
    return (
      key && {
        key,
        material: { kind: 'custom', name: definition.name, shown: definition.shown(key.props) },
        mistakes: mistakesOf(definition, key),
      }
    );
  };
}

function customKey(
  definition: AnyQuestionRules,
  { node, context }: QuestionBlock,
): CustomKey | undefined {
  const { name, schema } = definition;
  const fail = (message: string, fix: string) => {
    context.reporter.report('question-props', 'error', node, message, fix);
    return undefined;
  };
  const own = Object.entries(node.attributes ?? {}).filter(
    ([attribute]) => !commonAttributes.some((common) => common === attribute),
  );
  const checked = schema['~standard'].validate(convertProps(Object.fromEntries(own)));
  if (checked instanceof Promise)
    return fail(`The schema of "${name}" is asynchronous.`, 'Give it one that answers at once.');
  if (!('value' in checked)) {
    for (const { message, path = [] } of checked.issues)
      fail(
        `${name}${path.length > 0 ? `, attribute "${path.map(String).join('.')}"` : ''}: ${message}`,
        `Write the attributes that the kind "${name}" asks for.`,
      );
    return undefined;
  }
  const props = checked.value;
  const right = definition.right?.(props);
  const key: CustomKey = { kind: 'custom', name, props, ...(right === undefined ? {} : { right }) };
  const given = { kind: 'custom', name, value: right } as const;
  if (right !== undefined && !scoreAnswer(key, given, [definition]).correct)
    return fail(
      `The right answer ${JSON.stringify(right)} of "${name}" is not right by its own score.`,
      'Change the answer, or the "score" of the kind.',
    );
  return key;
}

function mistakesOf(definition: AnyQuestionRules, key: CustomKey): MistakeReader {
  return ({ answer: typed }) => {
    if (typed === undefined) return { problem: 'This mistake has no "answer".' };
    const answer = { kind: 'custom', name: key.name, value: convertProp(typed) } as const;
    const { unreadable, wrongParts: [wrong] = [] } = scoreAnswer(key, answer, [definition]);
    if (unreadable !== undefined)
      return { problem: `"${typed}" cannot be an answer: ${unreadable}` };
    return wrong ?? { problem: `"${typed}" is right.` };
  };
}
