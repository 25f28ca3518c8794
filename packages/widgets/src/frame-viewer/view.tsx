import type { WidgetHost } from '@lemma/lesson-renderer';
import { useState } from 'react';
import { Announcer } from '../frame/announcer.tsx';
import { StepFooter } from '../stepper/step-footer.tsx';
import { useStepper } from '../stepper/use-stepper.ts';
import { englishFrameViewer } from '../strings/frame-viewer.ts';
import { useStrings } from '../strings/use-strings.ts';
import { FrameTable } from './frame-table.tsx';
import { movesOf } from './query-moves.ts';
import { type Query, readQuery } from './read-code.ts';
import { sayOrigin, sayStep } from './say-step.ts';
import type { FrameViewerProps } from './schema.ts';
import { compareKeys, type Key, type Table } from './table.ts';

type ViewProps = FrameViewerProps & { readonly host: WidgetHost };

/** Starts anew when the author gives other code or other frames. */
export function FrameViewer(props: ViewProps) {
  const query = readQuery(props.code, props.frames);
  if (typeof query === 'string') return <p>{query}</p>;
  return <Viewer key={JSON.stringify(query)} code={props.code} query={query} host={props.host} />;
}

const HUES = 4;

interface ViewerProps {
  readonly code: string;
  readonly query: Query;
  readonly host: WidgetHost;
}

function Viewer({ code, query, host }: ViewerProps) {
  const strings = useStrings('frame-viewer', englishFrameViewer);
  const work = movesOf(query);
  const { result, moves, origins, keys = [], otherKeys = [], resultKeys = [] } = work;
  const last = moves.length + 1;
  /** Row of the result that the learner asks about. */
  const [asked, setAsked] = useState<number>();
  const stepper = useStepper(last, (position) => {
    setAsked(undefined);
    host.onEvent?.({
      type: position === last ? 'completed' : 'stepped',
      detail: { position, count: last },
    });
  });
  const { position } = stepper;
  const done = position === last;
  const now = moves[position - 1];
  const filled = new Set(
    moves.slice(0, position).flatMap(({ fills }) => fills.map((place) => place.join())),
  );
  const lit = asked === undefined ? now : origins[asked];
  const words =
    asked === undefined
      ? sayStep(query, work, position, strings)
      : sayOrigin(query, work, asked, strings);

  const hues = [...new Set([...keys, ...otherKeys])].toSorted(compareKeys);
  const hueOf = (key: Key | undefined) =>
    key === undefined ? undefined : hues.indexOf(key) % HUES;
  const keyColumn = keyColumnOf(query);
  const shownRows = rowsShown(query, result, filled);
  return (
    <div className="lw">
      <div className="lw-body">
        <p className="lw-code lw-frame-code">{code}</p>
        <div className="lw-frames">
          <div className="lw-frames-given">
            <FrameTable
              name={query.name}
              table={query.frame}
              keyColumn={keyColumn}
              hueOf={(row) => hueOf(keys[row])}
              isLit={(row) => lit?.rows.includes(row) ?? false}
            />
            {query.kind === 'join' && (
              <FrameTable
                name={query.otherName}
                table={query.other}
                keyColumn={keyColumn}
                hueOf={(row) => hueOf(otherKeys[row])}
                isLit={(row) => lit?.others.includes(row) ?? false}
              />
            )}
          </div>
          <span className="lw-frames-to" aria-hidden="true">
            →
          </span>
          <FrameTable
            name={strings.result}
            table={shownRows}
            keyColumn={query.kind === 'join' ? keyColumn : undefined}
            hueOf={(row) => hueOf(resultKeys[row])}
            isLit={(row) =>
              asked === undefined ? (now?.fills.some(([at]) => at === row) ?? false) : row === asked
            }
            isFilled={(row, column) => done || filled.has(`${row},${column}`)}
            onChoose={(row) => {
              setAsked(row);
              host.onEvent?.({ type: 'chosen', detail: { row } });
            }}
          />
        </div>
        <p className="lw-line lw-words">{words}</p>
      </div>
      <StepFooter stepper={stepper} count={last} first={1} />
      <Announcer text={words} />
    </div>
  );
}

function keyColumnOf(query: Query): string | undefined {
  switch (query.kind) {
    case 'filter':
      return undefined;
    case 'group':
      return query.by;
    case 'join':
      return query.on;
    case 'pivot':
      return query.columns;
  }
}

/** A pivot has its place for each cell from the beginning; the rows of others come one after another. */
function rowsShown(query: Query, result: Table, filled: ReadonlySet<string>): Table {
  if (query.kind === 'pivot') return result;
  const rows = result.index.filter((_, row) => filled.has(`${row},0`)).length;
  return {
    ...result,
    index: result.index.slice(0, rows),
    columns: result.columns.map((column) => ({ ...column, values: column.values.slice(0, rows) })),
  };
}
