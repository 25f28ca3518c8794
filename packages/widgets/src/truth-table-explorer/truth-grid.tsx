import { useStrings } from '../strings/use-strings.ts';
import { englishTruthTableExplorer } from './strings.ts';
import type { Comparison, TruthTable } from './truth-table.ts';

interface TruthGridProps {
  readonly table: TruthTable;
  /** Number of columns worked out. */
  readonly position: number;
  readonly compare?: string;
  readonly comparison?: Comparison;
}

/** Truth by word, weight and fill: `True` is filled, `False` is plain. */
function Truth({ value, now, wrong }: { value: boolean; now?: boolean; wrong?: boolean }) {
  return (
    <td data-value={value} data-now={now || undefined} data-lit={wrong ? 'wrong' : undefined}>
      {value ? 'True' : 'False'}
    </td>
  );
}

export function TruthGrid({ table, position, compare, comparison }: TruthGridProps) {
  const strings = useStrings('truth-table-explorer', englishTruthTableExplorer);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region needs focus to be scrolled by keyboard
    <section className="lw-truth" aria-label={strings.table} tabIndex={0}>
      <table className="lw-code">
        <thead>
          <tr>
            {table.names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {table.columns.map((column, index) => (
              <th
                key={column.text}
                scope="col"
                className={index === 0 ? 'lw-first-part' : undefined}
                data-now={index === position - 1 || undefined}
              >
                {column.text}
              </th>
            ))}
            {compare !== undefined && <th scope="col">{compare}</th>}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={row.values.join()}>
              {row.values.map((value, column) => (
                <Truth key={table.names[column]} value={value} />
              ))}
              {table.columns.map((column, at) =>
                at < position ? (
                  <Truth
                    key={column.text}
                    value={row.results[at] ?? false}
                    now={at === position - 1}
                  />
                ) : (
                  <td key={column.text} className="lw-hint">
                    ?
                  </td>
                ),
              )}
              {comparison && (
                <Truth
                  value={comparison.others[index] ?? false}
                  wrong={comparison.differing.includes(index)}
                />
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
