import { altOf, runs } from '../../compile/block/code-handler.ts';
import { walk } from '../../markdown/walk.ts';
import type { LintRule } from '../lint-rule.ts';

const draws = /\bplt\.(?!close)\w+\(|\bax\w*\.(?:plot|bar|barh|hist|scatter)\(|\.plot(?:\.\w+)?\(/u;

/** A cell that draws says what is seen, and comes with its picture: learners look at it before they run anything. */
export const drawnFigures: LintRule = ({ tree, options, report }) => {
  let number = 0;
  walk(tree, (node) => {
    if (node.type !== 'code' || node.lang !== 'python' || !runs(node)) return;
    const alt = altOf(node);
    if (alt === undefined) {
      if (draws.test(node.value))
        report(
          'drawn-figures',
          'error',
          node,
          'The cell draws a figure, and nothing says what it shows.',
          'Write it behind run: ```python run alt="Rain falls from 12 mm on Monday to 0 on Sunday."',
        );
      return;
    }
    number += 1;
    if (alt.trim() === '')
      report(
        'drawn-figures',
        'error',
        node,
        'The alt text of the figure is empty.',
        'Say what the figure shows that the text does not.',
      );
    // Whoever compiles a text alone has no pictures.
    if (options.figures && options.figures.length < number)
      report(
        'drawn-figures',
        'error',
        node,
        `There is no picture of what this cell draws: figure ${number} of the lesson.`,
        'Draw it: pnpm content:check --write.',
      );
  });
};
