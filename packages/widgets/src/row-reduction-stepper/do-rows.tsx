import { useState } from 'react';
import { Announcer } from '../frame/announcer.tsx';
import { Icon } from '../frame/icon.tsx';
import { MatrixGrid } from '../matrix/matrix-grid.tsx';
import { formatRational } from '../number/rational.ts';
import { useStrings } from '../strings/use-strings.ts';
import { conclude, isInForm } from './elimination.ts';
import { OperationForm } from './operation-form.tsx';
import { applyOperation, formatOperation, type RowOperation } from './row-operation.ts';
import { sayConclusion, sayOperation } from './spoken.ts';
import { englishRowReductionStepper } from '../strings/row-reduction-stepper.ts';
import type { ProcedureProps } from './watch-rows.tsx';

/** The learner picks each row operation and may take it back. */
export function DoRows({ start, form, augmented, host, tools }: ProcedureProps) {
  const strings = useStrings('row-reduction-stepper', englishRowReductionStepper);
  const [operations, setOperations] = useState<readonly RowOperation[]>([]);
  const [tookBack, setTookBack] = useState(false);
  const rows = operations.reduce(applyOperation, start);
  const columns = start[0]?.length ?? 0;
  const done = isInForm(rows, form, columns - augmented);
  const last = operations.at(-1);
  const [goal, reached] =
    form === 'reduced'
      ? [strings.goalReduced, strings.isReduced]
      : [strings.goalEchelon, strings.isEchelon];
  const state = done
    ? `${reached} ${sayConclusion(conclude(rows, augmented), strings)}`
    : goal(operations.length);

  const happened = tookBack ? strings.tookBack : last ? sayOperation(last, strings) : '';

  const act = (operation: RowOperation) => {
    const next = [...operations, operation];
    setOperations(next);
    setTookBack(false);
    const reached = isInForm(next.reduce(applyOperation, start), form, columns - augmented);
    host.onEvent?.({
      type: reached ? 'completed' : 'stepped',
      detail: { operation: formatOperation(operation), count: next.length },
    });
  };

  return (
    <>
      <div className="lw-body">
        <div className="lw-scroll">
          <MatrixGrid
            name={strings.matrix}
            cells={rows.map((row) => row.map(formatRational))}
            {...(augmented > 0 && { barBefore: columns - augmented })}
            lit={(row) => (row === last?.row ? 'row' : undefined)}
          />
        </div>
        <div className="lw-line lw-operation">
          {last && (
            <p className="lw-figures">
              <strong>{formatOperation(last, strings.rowSign)}</strong>
            </p>
          )}
          <p className={done ? 'lw-found' : 'lw-hint'}>{state}</p>
        </div>
        <OperationForm rows={start.length} onApply={act} />
        <div className="lw-tools">
          <button
            type="button"
            className="lw-quiet"
            aria-disabled={operations.length === 0}
            onClick={() => {
              setOperations(operations.slice(0, -1));
              setTookBack(operations.length > 0);
            }}
          >
            <Icon name="back" />
            {strings.takeBack}
          </button>
          {tools}
        </div>
      </div>
      <Announcer text={`${happened} ${state}`.trim()} />
    </>
  );
}
