import { englishFrameViewer } from '../strings/frame-viewer.ts';
import { useStrings } from '../strings/use-strings.ts';
import { cellText, type Table } from './table.ts';

interface FrameTableProps {
  /** Over the table: a name in code, or a word. */
  readonly name: string;
  readonly table: Table;
  /** Column whose values carry the colour of their key. */
  readonly keyColumn?: string | undefined;
  /** Number of the colour of each row; undefined where rows have none. */
  readonly hueOf: (row: number) => number | undefined;
  readonly isLit: (row: number) => boolean;
  /** Left out: all are. */
  readonly isFilled?: (row: number, column: number) => boolean;
  /** Given: a row can be asked where it comes from. */
  readonly onChoose?: (row: number) => void;
}

/** A data frame with its labels, and the type of each column under its name. */
export function FrameTable(props: FrameTableProps) {
  const { name, table, keyColumn, hueOf, isLit, isFilled = () => true, onChoose } = props;
  const strings = useStrings('frame-viewer', englishFrameViewer);
  const { columns, index, indexName } = table;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways on a phone, so the keyboard has to reach it
    <div className="lw-frame" role="group" aria-label={name} tabIndex={0}>
      <table>
        <caption>
          <code className="lw-code">{name}</code> {strings.size(index.length, columns.length)}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              {indexName === undefined ? (
                <span className="lw-hidden">{strings.label}</span>
              ) : (
                <span className="lw-frame-index">{indexName}</span>
              )}
            </th>
            {columns.map((column) => (
              <th key={column.name} scope="col" data-number={column.type !== 'str' || undefined}>
                {column.name}
                <small className="lw-code">{column.type}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {index.map((label, row) => (
            <tr key={row} data-lit={isLit(row) ? 'row' : undefined} data-hue={hueOf(row)}>
              <th scope="row">
                {onChoose ? (
                  <button
                    type="button"
                    className="lw-frame-label"
                    aria-label={strings.whereFrom(String(label))}
                    onClick={() => onChoose(row)}
                  >
                    {label}
                  </button>
                ) : (
                  label
                )}
              </th>
              {columns.map((column, at) => {
                const value = column.values[row] ?? null;
                const text = cellText(value, column.type);
                return (
                  <td
                    key={column.name}
                    data-number={column.type !== 'str' || undefined}
                    data-missing={value === null || undefined}
                  >
                    {!isFilled(row, at) ? (
                      <>
                        <span aria-hidden="true">·</span>
                        <span className="lw-hidden">{strings.open}</span>
                      </>
                    ) : column.name === keyColumn ? (
                      <span className="lw-frame-key">{text}</span>
                    ) : (
                      text
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
