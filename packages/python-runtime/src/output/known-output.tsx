import { usePythonStrings } from '../strings/use-strings.ts';
import { DisplayView } from './display-view.tsx';
import { ScrollingText } from './scrolling-text.tsx';
import type { ShownTable } from './shown-table.ts';
import { TableView } from './table-view.tsx';

interface KnownOutputProps {
  readonly output?: string;
  readonly table?: Pick<ShownTable, 'head' | 'rows'>;
  readonly figure?: string;
  readonly alt?: string;
}

/** What code is known to give: it looks as it will once the code has run. */
export function KnownOutput({ output, table, figure, alt }: KnownOutputProps) {
  const words = usePythonStrings().output;
  return (
    <>
      {output !== undefined && (
        <ScrollingText className="lemma-py-known" label={words.output}>
          {output}
        </ScrollingText>
      )}
      {(table ?? figure) !== undefined && (
        <div className="lemma-py-known-display">
          {table && <TableView table={frameOf(table)} />}
          {figure !== undefined && (
            <DisplayView
              display={{ mime: 'image/svg+xml', data: figure }}
              name={words.result(1)}
              alt={alt}
            />
          )}
        </div>
      )}
    </>
  );
}

function frameOf({ head, rows }: Pick<ShownTable, 'head' | 'rows'>): ShownTable {
  const columns = (rows[0]?.length ?? 1) - 1;
  return { kind: 'frame', shape: [rows.length, columns], head, rows, types: [] };
}
