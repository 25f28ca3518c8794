import type { LintRule } from '../lint-rule.ts';

/** The uid is the file's name, so that a lesson is found by what links to it. */
export const fileName: LintRule = ({ front, options, report }) => {
  const name = options.file?.split(/[/\\]/).at(-1);
  if (name === undefined || name === `${front.uid}.md`) return;
  report(
    'file-name',
    'error',
    { line: 2, column: 1 },
    `The uid "${front.uid}" is not the name of the file, "${name}".`,
    `Rename the file to ${front.uid}.md, or mend the uid.`,
  );
};
