import { walk } from '../../markdown/walk.ts';
import type { LintRule } from '../lint-rule.ts';

/** A line that looks like the name of a further file of a program. Python has no such statement. */
const heading = /^--\s.*--\s*$/gmu;
const name = /^-- (\w[\w.-]*(?:\/\w[\w.-]*)*) --$/u;

/** Further files of a program have names that can be written to its folder, each once. */
export const programFiles: LintRule = ({ tree, report }) => {
  walk(tree, (node) => {
    if (node.type !== 'code' || node.lang !== 'python') return;
    const seen = new Set(['main.py']);
    for (const [line] of node.value.matchAll(heading)) {
      const file = name.exec(line)?.[1];
      if (file === undefined)
        report(
          'program-files',
          'error',
          node,
          `"${line.trim()}" names no file that the program can have.`,
          'Write the path from its folder, without spaces and leading dots: -- shapes.py --',
        );
      else if (seen.has(file))
        report(
          'program-files',
          'error',
          node,
          `The program has two files of the name ${file}.`,
          'Give one of them another name; what stands before the first name is main.py.',
        );
      seen.add(file ?? '');
    }
  });
};
