import { nearest } from '../../format/nearest.ts';
import type { LintRule } from '../lint-rule.ts';

/** Prerequisites and encompassed lessons exist, and none is the lesson itself. */
export const knownLessons: LintRule = ({ front, options, source, tree, report }) => {
  const lines = source.split('\n', tree.children[0]?.position?.end.line);
  const known = options.knownLessons && new Set(options.knownLessons);
  for (const uid of [...front.prerequisites, ...Object.keys(front.encompasses)]) {
    if (uid === front.uid) {
      report(
        'known-lessons',
        'error',
        placeOf(uid, lines),
        'The lesson names itself as a prerequisite or encompassed lesson.',
        'Take it out.',
      );
    } else if (known && !known.has(uid)) {
      report(
        'known-lessons',
        'error',
        placeOf(uid, lines),
        `There is no lesson "${uid}".`,
        nearest(uid, [...known], 'Add it to the course or to plan.yaml, or mend the uid.'),
      );
    }
  }
};

/** The line of the front matter, after `uid`, that names a lesson. */
function placeOf(uid: string, lines: readonly string[]): { line: number; column: number } {
  const line = lines.findIndex((text) => !text.startsWith('uid:') && text.includes(uid));
  return { line: line + 1, column: (lines[line]?.indexOf(uid) ?? 0) + 1 };
}
