import { walk } from '../../markdown/walk.ts';
import type { LintRule } from '../lint-rule.ts';

/** Code without its language has no colours and cannot be run. */
export const codeLanguage: LintRule = ({ tree, source, report }) => {
  walk(tree, (node) => {
    if (
      node.type !== 'code' ||
      node.lang ||
      !/^[`~]/.test(source.slice(node.position?.start.offset))
    )
      return;
    report(
      'code-language',
      'warning',
      node,
      'The code does not say what language it is in.',
      'Write ```python, ```output or ```text.',
    );
  });
};
