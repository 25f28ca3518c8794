import type { WidgetHost } from '@lemma/lesson-renderer';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../frame/icon.tsx';
import { MatrixGrid } from '../matrix/matrix-grid.tsx';
import { formatRational, parseRational } from '../number/rational.ts';
import { englishMatrix } from '../matrix/strings.ts';
import { useStrings } from '../strings/use-strings.ts';
import { DoRows } from './do-rows.tsx';
import type { Rows } from './row-operation.ts';
import type { RowReductionStepperProps } from './schema.ts';
import { englishRowReductionStepper } from './strings.ts';
import { WatchRows } from './watch-rows.tsx';

type ViewProps = RowReductionStepperProps & { readonly host: WidgetHost };
type Texts = readonly (readonly string[])[];

/** Starts anew when the author gives another matrix. */
export function RowReductionStepper(props: ViewProps) {
  return <Reduction key={JSON.stringify([props.matrix, props.augmented])} {...props} />;
}

/** The typed entries as numbers; undefined while one of them cannot be read. */
function readRows(texts: Texts): Rows | undefined {
  const rows = texts.map((row) => row.map(parseRational));
  return rows.every((row): row is NonNullable<(typeof row)[number]>[] => !row.includes(undefined))
    ? rows
    : undefined;
}

function Reduction({ matrix, host, ...options }: ViewProps) {
  const { augmented = 0, form = 'reduced', mode = 'watch', editable = true } = options;
  const strings = useStrings('row-reduction-stepper', englishRowReductionStepper);
  const { done } = useStrings('matrix', englishMatrix);
  const [texts, setTexts] = useState<Texts>(() => matrix.map((row) => row.map(String)));
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  // The button stands in another tree while editing: focus goes along with it.
  useEffect(() => {
    if (editing !== wasEditing.current) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const rows = readRows(texts);
  const columns = matrix[0]?.length ?? 0;
  const Procedure = mode === 'do' ? DoRows : WatchRows;

  const editButton = editable && (
    <button
      type="button"
      className="lw-quiet"
      ref={button}
      onClick={() => {
        if (!editing) setTexts((rows ?? []).map((row) => row.map(formatRational)));
        setEditing(!editing || rows === undefined);
      }}
    >
      <Icon name={editing ? 'done' : 'edit'} />
      {editing ? done : strings.edit}
    </button>
  );

  if (!editing && rows) {
    return (
      <div className="lw">
        <Procedure
          key={JSON.stringify(texts)}
          start={rows}
          form={form}
          augmented={augmented}
          host={host}
          tools={editButton}
        />
      </div>
    );
  }
  return (
    <div className="lw">
      <div className="lw-body">
        <div className="lw-scroll">
          <MatrixGrid
            name={strings.matrix}
            cells={texts}
            {...(augmented > 0 && { barBefore: columns - augmented })}
            invalid={(row, column) => parseRational(texts[row]?.[column] ?? '') === undefined}
            onEdit={(row, column, text) => {
              const next = texts.map((line, r) => (r === row ? line.with(column, text) : line));
              setTexts(next);
              host.onEvent?.({ type: 'edited', detail: { matrix: next } });
            }}
          />
        </div>
        <div className="lw-line">
          {rows ? (
            <p className="lw-hint">{strings.howToType}</p>
          ) : (
            <p className="lw-problem">{strings.unreadable}</p>
          )}
        </div>
        <div className="lw-tools">{editButton}</div>
      </div>
    </div>
  );
}
