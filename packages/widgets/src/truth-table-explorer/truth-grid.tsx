import { type CSSProperties, useRef } from 'react';
import { useInView } from '../frame/use-in-view.ts';
import { useStrings } from '../strings/use-strings.ts';
import { englishTruthTableExplorer } from '../strings/truth-table-explorer.ts';
import type { Comparison, TruthTable } from './truth-table.ts';

interface TruthGridProps {
  readonly table: TruthTable;
  /** Number of columns worked out. */
  readonly position: number;
  readonly compare?: string;
  readonly comparison?: Comparison;
}

interface TruthProps {
  readonly value: boolean;
  /** In the column that was worked out last. */
  readonly now?: boolean;
  /** In the first column after those of the names. */
  readonly first?: boolean;
  readonly wrong?: boolean;
}

/** Truth by word, weight and fill: `True` is filled, `False` is plain. */
function Truth({ value, now, first, wrong }: TruthProps) {
  return (
    <td
      className={first ? 'lw-first-part' : undefined}
      data-value={value}
      data-now={now || undefined}
      data-lit={wrong ? 'wrong' : undefined}
    >
      {value ? 'True' : 'False'}
    </td>
  );
}

/** As wide as its text, up to a width from which it takes several lines. */
function Header({ text, now, first }: Pick<TruthProps, 'now' | 'first'> & { text: string }) {
  const style: CSSProperties & Record<'--lw-letters', number> = { '--lw-letters': text.length };
  return (
    <th
      scope="col"
      className={first ? 'lw-first-part' : undefined}
      data-now={now || undefined}
      style={style}
    >
      {text}
    </th>
  );
}

export function TruthGrid({ table, position, compare, comparison }: TruthGridProps) {
  const strings = useStrings('truth-table-explorer', englishTruthTableExplorer);
  const frame = useRef<HTMLElement>(null);
  useInView(frame, comparison ? 'th:last-child' : 'th[data-now]', position);
  return (
    <section
      className="lw-truth"
      ref={frame}
      // No landmark: a lesson has several such widgets, and this would be one of the same name in each.
      role="group"
      aria-label={strings.table}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls needs focus to be scrolled by keyboard
      tabIndex={0}
    >
      <table className="lw-code">
        <thead>
          <tr>
            {table.names.map((name) => (
              <Header key={name} text={name} />
            ))}
            {table.columns.map(({ text }, index) => (
              <Header key={text} text={text} first={index === 0} now={index === position - 1} />
            ))}
            {compare !== undefined && <Header text={compare} />}
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
                    first={at === 0}
                  />
                ) : (
                  <td key={column.text} className={at === 0 ? 'lw-hint lw-first-part' : 'lw-hint'}>
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
