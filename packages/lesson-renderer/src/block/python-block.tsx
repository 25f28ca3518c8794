import { useLessonHost } from '../host/lesson-context.ts';
import { useSlotEvents } from '../host/use-slot-events.ts';
import { svgAddress } from '../format/svg-address.ts';
import type { KnownTable, PythonBlock } from '../format/compiled-lesson.ts';
import { PieceBoundary } from '../host/piece-boundary.tsx';
import { HtmlBlock } from './html-block.tsx';

/** A runnable cell where the host gives one; else the code and the output that running it gives. */
export function PythonBlockView({
  block,
  autoRun,
}: {
  readonly block: PythonBlock;
  readonly autoRun: boolean | undefined;
}) {
  const { slots, strings, emit } = useLessonHost();
  const onEvent = useSlotEvents(block.id, 'python');
  const Cell = slots.python;
  if (!Cell) return <StaticPython block={block} />;
  return (
    <PieceBoundary
      message={strings.partFailed}
      retry={strings.tryAgain}
      instead={<StaticPython block={block} />}
      onError={(error) => emit({ type: 'widget-failed', id: block.id, name: 'python', error })}
    >
      <div className="lemma-python">
        <Cell {...block} autoRun={autoRun} onEvent={onEvent} />
      </div>
    </PieceBoundary>
  );
}

function StaticPython({ block }: { readonly block: PythonBlock }) {
  const { strings } = useLessonHost();
  return (
    <div className="lemma-python" id={block.id}>
      <HtmlBlock html={block.html} />
      {block.output !== undefined && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must reach it and hear its name
        <pre className="lemma-output" role="group" aria-label={strings.output} tabIndex={0}>
          <samp>{block.output}</samp>
        </pre>
      )}
      {block.table && <StaticTable table={block.table} label={strings.output} />}
      {block.figure !== undefined && <img src={svgAddress(block.figure)} alt={block.alt ?? ''} />}
    </div>
  );
}

/** The data frame that a cell gives, as the table of a text. */
function StaticTable({ table, label }: { readonly table: KnownTable; readonly label: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must reach it and hear its name
    <div className="lemma-scroll" role="group" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          {table.head.map((cells, level) => (
            <tr key={level}>
              {cells.map((cell, at) =>
                cell === '' ? <td key={at}>{cell}</td> : <th key={at}>{cell}</th>,
              )}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
