import { Draws, notLookedAt } from '../find-in-draws.ts';
import type { LintRule } from '../lint-rule.ts';

/** Choices between two texts come up within so many draws, but for one in 250. */
const draws = 8;

/** A `{{` that no draw fills is shown to the learner as it stands. */
export const unreadHole: LintRule = ({ lesson, report }) => {
  const drawn = new Draws();
  for (const { uid, line, template } of lesson.questions) {
    if (!template) continue;
    const unread = drawn.find(template, draws, (text) => /\{\{.{0,40}/u.exec(text)?.[0]);
    if (unread === undefined && drawn.spent) {
      report('unread-hole', 'warning', { line, column: 1 }, ...notLookedAt(uid));
      return;
    }
    if (unread === undefined) continue;
    report(
      'unread-hole',
      'error',
      { line, column: 1 },
      `${uid} shows "${unread}" as it stands.`,
      'Close its braces and quotes, and put a text that holds braces into double quotes.',
    );
  }
};
