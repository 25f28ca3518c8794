import type { WidgetHost } from '@lemma/lesson-renderer';
import { type ReactNode, useRef } from 'react';
import { Announcer } from '../frame/announcer.tsx';
import { useInView } from '../frame/use-in-view.ts';
import { MatrixGrid } from '../matrix/matrix-grid.tsx';
import { formatRational } from '../number/rational.ts';
import { PlayControls } from '../stepper/play-controls.tsx';
import { StepFooter } from '../stepper/step-footer.tsx';
import { useStepper } from '../stepper/use-stepper.ts';
import { useStrings } from '../strings/use-strings.ts';
import { conclude, eliminate, type Form } from './elimination.ts';
import { formatOperation, type Rows } from './row-operation.ts';
import { explainStep, sayConclusion, sayOperation } from './spoken.ts';
import { englishRowReductionStepper } from '../strings/row-reduction-stepper.ts';

export interface ProcedureProps {
  readonly start: Rows;
  readonly form: Form;
  readonly augmented: number;
  readonly host: WidgetHost;
  readonly tools: ReactNode;
}

/** The elimination worked out, one operation a step. */
export function WatchRows({ start, form, augmented, host, tools }: ProcedureProps) {
  const strings = useStrings('row-reduction-stepper', englishRowReductionStepper);
  const columns = start[0]?.length ?? 0;
  const steps = eliminate(start, form, columns - augmented);
  const stepper = useStepper(steps.length, (position) =>
    host.onEvent?.({
      type: position === steps.length ? 'completed' : 'stepped',
      detail: { position, count: steps.length },
    }),
  );
  const { position } = stepper;
  const step = steps[position - 1];
  const rows = step?.after ?? start;
  const frame = useRef<HTMLDivElement>(null);
  useInView(frame, '[data-lit="row-now"]', position);
  const end = position === steps.length;
  const conclusion = end ? sayConclusion(conclude(rows, augmented), strings) : '';

  return (
    <>
      <div className="lw-body">
        <div className="lw-scroll" ref={frame}>
          <MatrixGrid
            name={strings.matrix}
            cells={rows.map((row) => row.map(formatRational))}
            {...(augmented > 0 && { barBefore: columns - augmented })}
            lit={(row, column) => {
              if (!step) return undefined;
              if (row === step.pivot.row && column === step.pivot.column) return 'row-now';
              if (row === step.operation.row) return 'row';
              return 'other' in step.operation && row === step.operation.other
                ? 'column'
                : undefined;
            }}
          />
        </div>
        <div className="lw-line lw-operation">
          {step ? (
            <>
              <p className="lw-figures">
                <strong>{formatOperation(step.operation, strings.rowSign)}</strong>
              </p>
              <p className="lw-hint">{explainStep(step, strings)}</p>
            </>
          ) : (
            <p className="lw-hint">
              {steps.length === 0
                ? strings.alreadyInForm
                : form === 'reduced'
                  ? strings.stepsToReduced(steps.length)
                  : strings.stepsToEchelon(steps.length)}
            </p>
          )}
          {conclusion && <p>{conclusion}</p>}
        </div>
        <div className="lw-tools">
          <PlayControls stepper={stepper} />
          {tools}
        </div>
      </div>
      <StepFooter stepper={stepper} count={steps.length} first={1} />
      <Announcer
        text={
          step
            ? [sayOperation(step.operation, strings), explainStep(step, strings), conclusion].join(
                ' ',
              )
            : strings.sayStart
        }
      />
    </>
  );
}
