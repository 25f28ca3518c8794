import type { WidgetHost } from '@lemma/lesson-renderer';
import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../frame/icon.tsx';
import { formatRational, parseRational } from '../number/rational.ts';
import { englishMatrix } from '../strings/matrix.ts';
import { useStrings } from '../strings/use-strings.ts';
import { DoRows } from './do-rows.tsx';
import { EditRows, type Texts } from './edit-rows.tsx';
import type { Rows } from './row-operation.ts';
import type { RowReductionStepperProps } from './schema.ts';
import { englishRowReductionStepper } from '../strings/row-reduction-stepper.ts';
import { WatchRows } from './watch-rows.tsx';

type ViewProps = RowReductionStepperProps & { readonly host: WidgetHost };

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
  const lineId = useId();
  const [texts, setTexts] = useState<Texts>(() => matrix.map((row) => row.map(String)));
  const [editing, setEditing] = useState(false);
  const widget = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  // The button stands in another tree while editing: focus goes along with it.
  useEffect(() => {
    if (editing !== wasEditing.current) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const rows = readRows(texts);
  const Procedure = mode === 'do' ? DoRows : WatchRows;

  const edit = () => {
    if (rows) {
      if (!editing) setTexts(rows.map((row) => row.map(formatRational)));
      setEditing(!editing);
    } else {
      // Done has to wait: the learner is led to what it waits for.
      widget.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  };
  const editButton = editable && (
    <button
      type="button"
      className="lw-quiet"
      ref={button}
      aria-describedby={editing ? lineId : undefined}
      onClick={edit}
    >
      <Icon name={editing ? 'done' : 'edit'} />
      {editing ? done : strings.edit}
    </button>
  );

  return (
    <div className="lw" ref={widget}>
      {!editing && rows ? (
        <Procedure
          key={JSON.stringify(texts)}
          start={rows}
          form={form}
          augmented={augmented}
          host={host}
          tools={editButton}
        />
      ) : (
        <EditRows
          texts={texts}
          augmented={augmented}
          readable={rows !== undefined}
          lineId={lineId}
          tools={editButton}
          onChange={(next) => {
            setTexts(next);
            host.onEvent?.({ type: 'edited', detail: { matrix: next } });
          }}
        />
      )}
    </div>
  );
}
