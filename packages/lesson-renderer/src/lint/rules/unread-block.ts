import { walk } from '../../markdown/walk.ts';
import type { LintRule } from '../lint-rule.ts';

const begun = /^[ \t]*(?::{3,}[ \t]*[A-Za-z]|::[A-Za-z][\w-]*[ \t]*\{).*$/gm;

const straight = 'Write straight quotes: title="…".';

/** A line that was to begin a block, and is shown to the learner with its colons and braces; or one with the quotes of a word processor. */
export const unreadBlock: LintRule = ({ tree, source, report }) => {
  const lines = source.split('\n');
  walk(tree, (node) => {
    if (node.type === 'containerDirective' || node.type === 'leafDirective') {
      const curly = Object.entries(node.attributes ?? {}).find(([, value]) =>
        /^[“”„]/.test(value ?? ''),
      );
      if (curly)
        report(
          'unread-block',
          'error',
          node,
          `The quotes of ${curly[0]} belong to its value.`,
          straight,
        );
    }
    if (node.type !== 'paragraph' || !node.position) return;
    const { start, end } = node.position;
    for (let line = start.line; line <= end.line; line++) {
      const text = (lines[line - 1] ?? '').slice(line === start.line ? start.column - 1 : 0);
      if (!text.match(begun)) continue;
      report(
        'unread-block',
        'error',
        { line, column: (lines[line - 1] ?? '').indexOf(':') + 1 },
        'This line begins like a block and cannot be read as one.',
        adviceOn(text),
      );
    }
  });
};

function adviceOn(line: string): string {
  if (/[“”„]/.test(line)) return straight;
  if (/^\s*:+\s/.test(line)) return 'Write no space behind the colons: ":::tip".';
  if (/^\s*:+[\w-]+\s+\{/.test(line)) return 'Write no space before the brace: ":::tip{…}".';
  return 'Close every quote and brace, and put spaces between attributes: {#id type="numeric" answer="5"}.';
}
