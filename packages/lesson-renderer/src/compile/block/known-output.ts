import type { Code } from 'mdast';
import type { KnownTable, PythonBlock } from '../../format/compiled-lesson.ts';

/**
 * What running a cell is known to give, from the fence behind it: printed text, and in an `output table` the data frame that is the
 * cell's value, a row in each line that begins with a bar.
 */
export function knownOutput(fence: Code): Pick<PythonBlock, 'output' | 'table'> {
  if (fence.meta?.trim() !== 'table') return { output: fence.value };
  const lines = fence.value.split('\n');
  const first = lines.findIndex((line) => line.startsWith('|'));
  const printed = lines.slice(0, first).join('\n');
  const table = first < 0 ? undefined : knownTable(lines.slice(first));
  return {
    ...(printed === '' && table ? {} : { output: table ? printed : fence.value }),
    ...(table ? { table } : {}),
  };
}

/** Rows above the line of dashes are heads. */
function knownTable(lines: readonly string[]): KnownTable | undefined {
  const rule = lines.findIndex((line) => /^\|[-|]+\|$/u.test(line));
  if (rule < 1) return undefined;
  const rows = lines.map(cellsOf);
  return { head: rows.slice(0, rule), rows: rows.slice(rule + 1) };
}

/** A bar within an entry is written `\|`. */
function cellsOf(line: string): readonly string[] {
  return line
    .replace(/^\|/u, '')
    .replace(/\|$/u, '')
    .split(/(?<!\\)\|/u)
    .map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'));
}
