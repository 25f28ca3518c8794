import { walk } from '../../markdown/walk.ts';
import { readQuestion } from '../../compile/question/source/question-source.ts';
import type { LintRule } from '../lint-rule.ts';
import { questionBlocks } from '../question-blocks.ts';

/** `^{{n}}` becomes `^10`, which LaTeX sets as ¹0: only the first digit is raised. */
export const holeAfterScript: LintRule = ({ tree, report }) => {
  for (const block of questionBlocks(tree)) {
    if (!readQuestion(block).params) continue;
    walk(block, (node) => {
      if (node.type !== 'inlineMath' && node.type !== 'math') return;
      const [found, sign] = /([\^_])\s*\{\{.*?\}\}/.exec(node.value) ?? [];
      if (found === undefined) return;
      report(
        'hole-after-script',
        'error',
        node,
        `\`${found}\` raises or lowers only the first digit of what is drawn.`,
        `Write braces around it: \`${sign}{ ${found.slice(1).trim()} }\`.`,
      );
    });
  }
};
