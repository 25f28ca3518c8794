import { walk } from '../../markdown/walk.ts';
import type { LintRule } from '../lint-rule.ts';

/** Words that an author leaves for later must not reach a learner. */
export const unfinished: LintRule = ({ tree, report }) => {
  walk(tree, (node) => {
    if (node.type !== 'text') return;
    const [found] = /\b(?:TODO|TBD|FIXME|XXX)\b|\blorem ipsum\b/.exec(node.value) ?? [];
    if (!found) return;
    report('unfinished', 'warning', node, `The text says "${found}".`, 'Write what belongs here.');
  });
};
