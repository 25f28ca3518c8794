import type { WidgetHost } from '@lemma/lesson-renderer';
import { useRef, useState } from 'react';
import { Announcer } from '../frame/announcer.tsx';
import { Icon } from '../frame/icon.tsx';
import { englishMatrix } from '../strings/matrix.ts';
import { PlayControls } from '../stepper/play-controls.tsx';
import { StepFooter } from '../stepper/step-footer.tsx';
import { useStepper } from '../stepper/use-stepper.ts';
import { useStrings } from '../strings/use-strings.ts';
import { Factors } from './factors.tsx';
import { columnsOf, type Matrix, resize, workOut } from './multiplication.ts';
import { RunningSum } from './running-sum.tsx';
import type { MatrixMultiplierProps } from './schema.ts';
import { explainObstacle, productName, sayStep } from './spoken.ts';
import { englishMatrixMultiplier } from '../strings/matrix-multiplier.ts';

type ViewProps = MatrixMultiplierProps & { readonly host: WidgetHost };

/** Starts anew when the author gives other matrices. */
export function MatrixMultiplier(props: ViewProps) {
  return <Multiplier key={JSON.stringify([props.a, props.b])} {...props} />;
}

function Multiplier({ a, b, editable = true, names = ['A', 'B'], host }: ViewProps) {
  const strings = useStrings('matrix-multiplier', englishMatrixMultiplier);
  const { done } = useStrings('matrix', englishMatrix);
  const [factors, setFactors] = useState<readonly [Matrix, Matrix]>([
    a.map((row) => row.map(String)),
    b.map((row) => row.map(String)),
  ]);
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const work = workOut(...factors);
  const { terms, obstacle } = work;
  const stepper = useStepper(terms.length, (position) =>
    host.onEvent?.({
      type: position === terms.length ? 'completed' : 'stepped',
      detail: { position, count: terms.length },
    }),
  );

  const change = (which: 0 | 1, matrix: Matrix) => {
    setFactors(which === 0 ? [matrix, factors[1]] : [factors[0], matrix]);
    host.onEvent?.({ type: 'edited', detail: { matrix: names[which], entries: matrix } });
  };
  const edit = (on: boolean) => {
    stepper.go(0);
    setEditing(on);
  };

  return (
    <div className="lw">
      <div className="lw-body">
        <Factors
          factors={factors}
          names={names}
          work={work}
          {...(editing
            ? { onChange: change }
            : { position: stepper.position, onChoose: stepper.go })}
        />
        <div className="lw-line">
          {obstacle ? (
            <p className="lw-problem">{explainObstacle(obstacle, names, strings)}</p>
          ) : editing ? (
            <p className="lw-hint">{strings.howToType}</p>
          ) : (
            <RunningSum work={work} position={stepper.position} name={productName(names)} />
          )}
        </div>
        <div className="lw-tools">
          {!editing && !obstacle && <PlayControls stepper={stepper} />}
          {editable && obstacle?.kind === 'sizes' && (
            <button
              type="button"
              className="lw-quiet"
              onClick={() => {
                change(1, resize(factors[1], obstacle.columns, columnsOf(factors[1])));
                // This button goes away with the obstacle: focus must not go with it.
                editButton.current?.focus();
              }}
            >
              {strings.makeFit(names[1], obstacle.columns, columnsOf(factors[1]))}
            </button>
          )}
          {editable && (
            <button
              type="button"
              className="lw-quiet"
              ref={editButton}
              onClick={() => edit(!editing)}
            >
              <Icon name={editing ? 'done' : 'edit'} />
              {editing ? done : strings.edit}
            </button>
          )}
        </div>
      </div>
      <StepFooter
        stepper={editing ? { ...stepper, go: () => edit(false) } : stepper}
        count={terms.length}
        disabled={obstacle !== undefined}
      />
      <Announcer
        text={
          obstacle
            ? explainObstacle(obstacle, names, strings)
            : editing
              ? strings.editing
              : sayStep(work, stepper.position, names, strings)
        }
      />
    </div>
  );
}
