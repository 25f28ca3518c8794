import type { PythonRule } from './cases.ts';

const words: Readonly<Record<string, string>> = {
  for: 'a for loop',
  while: 'a while loop',
  loop: 'a loop',
  comprehension: 'a comprehension',
  slice: 'a slice',
  lambda: 'a lambda',
  import: 'an import',
  function: 'a function',
  class: 'a class',
  if: 'a condition',
  try: 'try',
  with: 'with',
  'f-string': 'an f-string',
  recursion: 'a function that calls itself',
};

/** A rule as a learner reads it: `Uses a slice`, `Does not call sorted`. */
export function describeRule({ rule, what }: PythonRule): string {
  if (what.startsWith('call:')) {
    const name = what.slice('call:'.length);
    return rule === 'uses' ? `Calls ${name}` : `Does not call ${name}`;
  }
  const thing = words[what] ?? what;
  return rule === 'uses' ? `Uses ${thing}` : `Does not use ${thing}`;
}
