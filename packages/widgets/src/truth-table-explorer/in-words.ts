import type { BooleanProblem } from './boolean-expression.ts';
import type { TruthTableExplorerStrings } from '../strings/truth-table-explorer.ts';
import { classify, type Comparison, type TruthTable } from './truth-table.ts';

/** Why an expression cannot be read. */
export function explainProblem(
  problem: BooleanProblem,
  strings: TruthTableExplorerStrings,
): string {
  switch (problem.kind) {
    case 'too-long':
      return strings.tooLong(problem.most);
    case 'unexpected':
      return strings.unexpected(problem.found);
    case 'ends-early':
      return strings.endsEarly;
    case 'bracket-missing':
      return strings.bracketMissing;
    case 'comparisons':
      return strings.comparisonsInARow;
    default:
      return strings.tooManyNames(problem.count, problem.most);
  }
}

/** What the finished table shows of its expression, or of the two that it compares. */
export function sayVerdict(
  table: TruthTable,
  comparison: Comparison | undefined,
  strings: TruthTableExplorerStrings,
): string {
  const rows = table.rows.length;
  if (comparison) {
    return comparison.equivalent
      ? strings.equivalent
      : strings.differ(comparison.differing.length, rows);
  }
  const { kind, trueRows } = classify(table);
  return kind === 'sometimes' ? strings.sometimes(trueRows, rows) : strings[kind];
}
