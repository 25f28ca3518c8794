export interface PlotTableProps {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** The figures behind a plot, for those who read rather than look. */
export function PlotTable({ caption, head, rows }: PlotTableProps) {
  return (
    <details className="plot-table">
      <summary>The figures</summary>
      <div className="plot-table-box">
        <table>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={String(row[0])}>
                {row.map((cell, index) =>
                  index === 0 ? (
                    <th key={head[index]} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={head[index]}>{cell}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
