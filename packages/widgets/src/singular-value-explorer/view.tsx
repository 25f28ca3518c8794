import type { WidgetHost } from '@lemma/lesson-renderer';
import { RangeSlider } from '@lemma/lesson-renderer/interaction';
import { useState } from 'react';
import { Announcer } from '../frame/announcer.tsx';
import { apply, type Matrix2 } from '../matrix/matrix2.ts';
import { Matrix2Field } from '../matrix/matrix2-field.tsx';
import { Arrows } from '../plane/arrows.tsx';
import { show } from '../plane/coordinates.ts';
import { Plane } from '../plane/plane.tsx';
import { Readout } from '../plane/readout.tsx';
import { StepFooter } from '../stepper/step-footer.tsx';
import { useStepper } from '../stepper/use-stepper.ts';
import { englishMatrix } from '../strings/matrix.ts';
import { englishPlane } from '../strings/plane.ts';
import { englishSingularValueExplorer } from '../strings/singular-value-explorer.ts';
import { useStrings } from '../strings/use-strings.ts';
import { explainImage, steps } from './explain.ts';
import { ImageOfCircle } from './image-of-circle.tsx';
import type { SingularValueExplorerProps } from './schema.ts';
import { mapAt, rightVectors, turnStretchTurn } from './svd2.ts';

type ViewProps = SingularValueExplorerProps & { readonly host: WidgetHost };

const STEP_NAMES = ['Vᵀ', 'Σ', 'U'] as const;
/** What an arrow is called at the start and in each step: what has been done to v. */
const ARROW_NAMES = ['v', 'Vᵀv', 'ΣVᵀv', 'Av'] as const;

/** Starts anew when the author gives another matrix. */
export function SingularValueExplorer(props: ViewProps) {
  return <Exploration key={JSON.stringify(props.matrix)} {...props} />;
}

function Exploration({ matrix: given, editable = false, range = 4, host }: ViewProps) {
  const strings = useStrings('singular-value-explorer', englishSingularValueExplorer);
  const { changed } = useStrings('matrix', englishMatrix);
  const { followedBy } = useStrings('plane', englishPlane);
  const [matrix, setMatrix] = useState<Matrix2>(given);
  /** Where the slider stands between two steps. */
  const [between, setBetween] = useState<number>();
  const [said, setSaid] = useState('');
  const parts = turnStretchTurn(matrix);
  const words = steps(parts, strings);
  const image = explainImage(parts, strings);

  const sentence = (position: number) =>
    position === 0 ? strings.start : `${STEP_NAMES[position - 1]}: ${words[position - 1]}`;

  const stepper = useStepper(STEP_NAMES.length, (position) => {
    setBetween(undefined);
    const step = sentence(position);
    setSaid(position === STEP_NAMES.length ? followedBy(step, image) : step);
    host.onEvent?.({ type: 'stepped', detail: { step: position } });
  });
  const progress = between ?? stepper.position;
  const phase = Math.ceil(progress);

  const change = (next: Matrix2) => {
    setMatrix(next);
    setBetween(undefined);
    setSaid(followedBy(changed, explainImage(turnStretchTurn(next), strings)));
    host.onEvent?.({ type: 'edited', detail: { matrix: next } });
  };
  const slide = (to: number) => {
    stepper.go(Math.ceil(to));
    setBetween(Number.isInteger(to) ? undefined : to);
  };

  return (
    <div className="lw">
      <div className="lw-body lw-beside">
        <Plane range={range} faint handles={[]}>
          {(plane) => {
            const map = mapAt(parts, progress);
            const [v1, v2] = rightVectors(parts);
            return (
              <>
                <ImageOfCircle plane={plane} matrix={map} />
                <Arrows
                  plane={plane}
                  arrows={[
                    { to: apply(map, v1), hue: 'result', label: `${ARROW_NAMES[phase]}₁` },
                    { to: apply(map, v2), hue: 'third', label: `${ARROW_NAMES[phase]}₂` },
                  ]}
                />
              </>
            );
          }}
        </Plane>
        <div className="lw-panel">
          <Matrix2Field
            name="A"
            matrix={matrix}
            onProblem={setSaid}
            {...(editable && { onChange: change })}
          />
          <Readout name="σ₁">
            {show(parts.stretch[0])}, <b>σ₂</b> = {show(Math.abs(parts.stretch[1]))}
          </Readout>
          <ol className="lw-svd-steps" aria-label={strings.steps}>
            {STEP_NAMES.map((name, index) => (
              <li key={name} aria-current={phase === index + 1 ? 'step' : undefined}>
                <b>{name}</b> {words[index]}
              </li>
            ))}
          </ol>
          <RangeSlider
            className="lw-slider lw-figures lw-svd-slider"
            label={strings.progress}
            from={0}
            to={STEP_NAMES.length}
            step={0.05}
            value={progress}
            text={
              phase === 0
                ? strings.start
                : strings.within(
                    STEP_NAMES[phase - 1] ?? '',
                    Math.round((progress - phase + 1) * 100),
                  )
            }
            onChange={slide}
          />
          <p className="lw-hint">{image}</p>
        </div>
      </div>
      <StepFooter stepper={stepper} count={STEP_NAMES.length} first={1} />
      <Announcer text={said} />
    </div>
  );
}
