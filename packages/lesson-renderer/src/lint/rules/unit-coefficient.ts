import { Draws, notLookedAt } from '../find-in-draws.ts';
import type { LintRule } from '../lint-rule.ts';

/** A hole before a letter: the only place where a drawn 1 can stand before one. */
const holeBeforeLetter = /\}\} ?(?:\\,)?[a-z](?![\w(])/u;
/** Keys and foreseen answers are read by a program, not by a learner. */
const answers = /answer(?:=|: *)"[^"]*"/gu;
const formula = /\$\$?[^$]+\$\$?/gu;
const oneBeforeLetter = /(?<![\d.\w\]^_{])1 ?(?:\\,)?[a-z](?![\w(])/u;
/** A draw that comes once in thirty is met with a chance of seven in eight. */
const draws = 60;

/** `{{a}}x` shows 1x where a is 1, which nobody writes: the drawn numbers show it. */
export const unitCoefficient: LintRule = ({ lesson, report }) => {
  const drawn = new Draws();
  for (const { uid, line, template } of lesson.questions) {
    if (!template || !holeBeforeLetter.test(template.source)) continue;
    const shown = drawn.find(template, draws, oneShown);
    if (shown === undefined && drawn.spent) {
      report('unit-coefficient', 'warning', { line, column: 1 }, ...notLookedAt(uid));
      return;
    }
    if (shown === undefined) continue;
    report(
      'unit-coefficient',
      'warning',
      { line, column: 1 },
      `${uid} shows ${shown} for some draws: nobody writes the 1 before a letter.`,
      'Write {{coef(a)}}x and {{signedcoef(b)}}y, or leave 1 and -1 out of the draw.',
    );
  }
};

function oneShown(text: string): string | undefined {
  const found = text
    .replaceAll(answers, '')
    .match(formula)
    ?.find((one) => oneBeforeLetter.test(one));
  return found && oneBeforeLetter.exec(found)?.[0];
}
