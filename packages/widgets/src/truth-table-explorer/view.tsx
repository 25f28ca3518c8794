import type { WidgetHost } from '@lemma/lesson-renderer';
import { useId, useState } from 'react';
import { Announcer } from '../frame/announcer.tsx';
import { StepFooter } from '../stepper/step-footer.tsx';
import { useStepper } from '../stepper/use-stepper.ts';
import { useStrings } from '../strings/use-strings.ts';
import { parseBoolean } from './boolean-expression.ts';
import { explainProblem, sayVerdict } from './in-words.ts';
import type { TruthTableExplorerProps } from './schema.ts';
import { SentenceWithCode } from './sentence-with-code.tsx';
import { englishTruthTableExplorer } from '../strings/truth-table-explorer.ts';
import { compareTables, truthTable } from './truth-table.ts';
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
  const strings = useStrings('truth-table-explorer', englishTruthTableExplorer);
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
  const verdict = done ? sayVerdict(table, comparison, strings) : '';
  const problem = worked.problem && explainProblem(worked.problem, strings);

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
            <label htmlFor={id}>{strings.expression}</label>
            <input
              id={id}
              className="lw-code"
              value={text}
              spellCheck={false}
              autoCapitalize="none"
              autoComplete="off"
              aria-invalid={problem !== undefined}
              aria-describedby={problem === undefined ? undefined : `${id}problem`}
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
            <SentenceWithCode sentence={strings.comparedWith} code={compare} />
          </p>
        )}
        {problem !== undefined && (
          <p className="lw-problem" id={`${id}problem`}>
            {problem} {strings.whatToUse}
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
                  <SentenceWithCode sentence={strings.workedOut} code={column.text} />
                ) : (
                  strings.start
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
        disabled={problem !== undefined}
      />
      <Announcer
        text={
          problem ??
          (column
            ? `${strings.sayColumn(column.text, count(true), count(false))} ${verdict}`
            : strings.sayRows(rows.length))
        }
      />
    </div>
  );
}
