import type { WidgetHost } from '@lemma/lesson-renderer';
import { useId, useState } from 'react';
import { Announcer } from '../frame/announcer.tsx';
import { StepFooter } from '../stepper/step-footer.tsx';
import { useStepper } from '../stepper/use-stepper.ts';
import { parseBoolean } from './boolean-expression.ts';
import type { TruthTableExplorerProps } from './schema.ts';
import { classify, compareTables, truthTable } from './truth-table.ts';
import { TruthGrid } from './truth-grid.tsx';

type ViewProps = TruthTableExplorerProps & { readonly host: WidgetHost };

/** Starts anew when the author gives another expression. */
export function TruthTableExplorer(props: ViewProps) {
  return <Explorer key={JSON.stringify([props.expression, props.compare])} {...props} />;
}

/** The table of what is written, or why there is none. */
function work(text: string, compare: string | undefined) {
  const first = parseBoolean(text);
  if (first.problem !== undefined) return { problem: first.problem };
  const second = compare === undefined ? undefined : parseBoolean(compare);
  if (!second || second.problem !== undefined) return { table: truthTable(first.expression) };
  const { table, ...comparison } = compareTables(first.expression, second.expression);
  return { table, comparison };
}

function Explorer({ expression, compare, editable = true, host }: ViewProps) {
  const id = useId();
  const [text, setText] = useState(expression);
  const worked = work(text, compare);
  const [shown, setShown] = useState(worked.table);
  // While something unreadable stands in the field, the last table stays.
  const table = worked.table ?? shown;
  const columns = table?.columns ?? [];
  const rows = table?.rows ?? [];
  const stepper = useStepper(columns.length, (position) =>
    host.onEvent?.({
      type: position === columns.length ? 'completed' : 'stepped',
      detail: { position, count: columns.length },
    }),
  );
  const { position } = stepper;
  const column = columns[position - 1];
  const done = table !== undefined && position === columns.length;
  const { comparison } = worked;
  const verdict = !done
    ? ''
    : comparison
      ? comparison.equivalent
        ? 'Equal in every row: the two are equivalent.'
        : `They differ in ${comparison.differing.length} of ${table.rows.length} rows.`
      : classify(table);

  const edit = (next: string) => {
    setText(next);
    const { table: nextTable } = work(next, compare);
    if (nextTable) setShown(nextTable);
    stepper.go(0);
    host.onEvent?.({ type: 'edited', detail: { expression: next } });
  };

  const count = (value: boolean) =>
    rows.filter((row) => row.results[position - 1] === value).length;

  return (
    <div className="lw">
      <div className="lw-body">
        {editable ? (
          <div className="lw-field">
            <label htmlFor={id}>Expression</label>
            <input
              id={id}
              className="lw-code"
              value={text}
              spellCheck={false}
              autoCapitalize="none"
              autoComplete="off"
              aria-invalid={worked.problem !== undefined}
              aria-describedby={worked.problem === undefined ? undefined : `${id}problem`}
              onChange={(event) => edit(event.currentTarget.value)}
            />
          </div>
        ) : (
          <pre className="lw-code lw-source">
            <code>{text}</code>
          </pre>
        )}
        {compare !== undefined && (
          <p className="lw-hint">
            Compared with <code className="lw-code">{compare}</code>
          </p>
        )}
        {worked.problem !== undefined && (
          <p className="lw-problem" id={`${id}problem`}>
            This cannot be read: {worked.problem}. Use names, and, or, not, ==, !=, ^ and brackets.
          </p>
        )}
        {table && (
          <TruthGrid
            table={table}
            position={position}
            {...(comparison && compare !== undefined && done && { compare, comparison })}
          />
        )}
        <div className="lw-line">
          <p>
            {verdict || (
              <span className="lw-hint">
                {column ? (
                  <>
                    Worked out: <code className="lw-code">{column.text}</code>
                  </>
                ) : (
                  'Next works out the innermost part first.'
                )}
              </span>
            )}
          </p>
        </div>
      </div>
      <StepFooter
        stepper={stepper}
        count={columns.length}
        first={1}
        disabled={worked.problem !== undefined}
      />
      <Announcer
        text={
          worked.problem !== undefined
            ? `This cannot be read: ${worked.problem}.`
            : column
              ? `${column.text}: true in ${count(true)} rows, false in ${count(false)}. ${verdict}`
              : `${rows.length} rows.`
        }
      />
    </div>
  );
}
