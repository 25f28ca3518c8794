import type { Code, ListItem } from 'mdast';
import { saidBy } from './predict-options.ts';
import type { PredictProblem } from './predict-problem.ts';

/** What the learner is asked about: all that a cell prints, or one line of it (from 1). */
export function printedOutcome(
  output: Code,
  line: string | null | undefined,
): string | PredictProblem {
  const lines = tidy(output.value).split('\n');
  if (line === undefined || line === null) return lines.join('\n');
  const asked = /^\d+$/.test(line) ? lines[Number(line) - 1] : undefined;
  return (
    asked ?? {
      place: output,
      message: `The cell prints no line "${line}".`,
      fix: `Write line="1" up to line="${lines.length}", or leave it out to ask about all of it.`,
    }
  );
}

/** What is wrong with options that say what a cell prints: the one that is marked right must say it, no other may. */
export function problemOfPrinted(
  items: readonly ListItem[],
  printed: string,
): PredictProblem | undefined {
  for (const item of items) {
    const same = saidBy(item).some((said) => says(said, printed));
    if (same === (item.checked === true)) continue;
    return {
      place: item,
      message: same
        ? 'This option is what the cell prints, and is not marked.'
        : `The cell does not print this: it prints "${printed}".`,
      fix: same
        ? 'Mark it with "[x]", or write something else.'
        : 'Write in the option, as code, what the output block says, or name the printed line it is about: line="2".',
    };
  }
  return undefined;
}

const errorName = /^([A-Z]\w*)(?::|$)/;

/** The same text, blanks at line ends aside; of an error its name is enough. */
function says(said: string, printed: string): boolean {
  const text = tidy(said);
  return (
    text === printed ||
    (/(?:Error|Exception|Iteration)$/.test(text) &&
      text === errorName.exec(printed.split('\n').at(-1) ?? '')?.[1])
  );
}

const tidy = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();
