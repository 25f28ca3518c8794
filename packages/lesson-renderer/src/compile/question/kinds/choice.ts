import { choiceKey, compileOptions } from './options.ts';
import type { KindCompiler } from '../source/question-kind.ts';

export const choice: KindCompiler = ({ node, source, context, handlers }) => {
  const key = choiceKey(node, source.options, context);
  return key && { key, options: compileOptions(source.options, context, handlers) };
};
