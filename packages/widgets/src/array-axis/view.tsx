import type { WidgetHost } from '@lemma/lesson-renderer';
import { useState } from 'react';
import type { ArrayCodeProps } from '../array/array-schema.ts';
import { entryText, shapeText } from '../array/nd-array.ts';
import { Announcer } from '../frame/announcer.tsx';
import { StepFooter } from '../stepper/step-footer.tsx';
import { type Stepper, useStepper } from '../stepper/use-stepper.ts';
import { type ArrayAxisStrings, englishArrayAxis } from '../strings/array-axis.ts';
import { useStrings } from '../strings/use-strings.ts';
import { AxisChoice } from './axis-choice.tsx';
import { CollapsingArray } from './collapsing-array.tsx';
import {
  type Axis,
  readReduction,
  reduce,
  type Reduction,
  type ReductionCall,
} from './reduction.ts';

type ViewProps = ArrayCodeProps & { readonly host: WidgetHost };

/** Starts anew when the author gives other code or other arrays. */
export function ArrayAxis(props: ViewProps) {
  const call = readReduction(props.code, props.arrays);
  if (typeof call === 'string') return <p>{call}</p>;
  return <Collapsing key={JSON.stringify(call)} call={call} host={props.host} />;
}

function Collapsing({ call, host }: { readonly call: ReductionCall; readonly host: WidgetHost }) {
  const strings = useStrings('array-axis', englishArrayAxis);
  const [axis, setAxis] = useState<Axis>(call.axis);
  const { name, method, array } = call;
  const code = `${name}.${method}(${axis === undefined ? '' : `axis=${axis}`})`;
  const reduction = reduce(array, method, axis);
  const count = reduction.entries.length;
  const stepper = useStepper(count + 1, (position) =>
    host.onEvent?.({
      type: position > count ? 'completed' : 'stepped',
      detail: { axis: axis ?? 'none', position, count },
    }),
  );
  const choose = (next: Axis) => {
    stepper.go(0);
    setAxis(next);
    host.onEvent?.({ type: 'chosen', detail: { axis: next ?? 'none' } });
  };
  const words = sayStep(stepper, code, { ...call, axis }, reduction, strings);
  return (
    <div className="lw">
      <div className="lw-body">
        {array.shape.length === 2 && <AxisChoice axis={axis} onChange={choose} />}
        <div className="lw-axis">
          <CollapsingArray
            call={{ ...call, axis }}
            code={code}
            reduction={reduction}
            position={stepper.position}
          />
          <Shapes call={{ ...call, axis }} reduction={reduction} known={stepper.position > 0} />
        </div>
        <p className="lw-line lw-words">{words}</p>
      </div>
      <StepFooter stepper={stepper} count={count + 1} first={1} />
      <Announcer text={words} />
    </div>
  );
}

function sayStep(
  { position }: Stepper,
  code: string,
  { method, axis, array }: ReductionCall,
  { entries, shape, float }: Reduction,
  strings: ArrayAxisStrings,
): string {
  if (position === 0) return strings.start(code);
  const text = (value: number) => entryText(value, float);
  const entry = entries[position - 1];
  if (!entry)
    return strings.finished(
      code,
      entries.map(({ value }) => text(value)),
      shapeText(shape),
    );
  const line = strings.line(array.shape.length === 1 ? undefined : axis, position - 1);
  const parts = entry.parts.map((part) => entryText(part, array.float));
  return strings.entry(line, parts, method, text(entry.value));
}

interface ShapesProps {
  readonly call: ReductionCall;
  readonly reduction: Reduction;
  /** Whether the learner has had the chance to say it first. */
  readonly known: boolean;
}

/** The shape before and after, the axis that goes struck through. */
function Shapes({ call: { array, axis }, reduction, known }: ShapesProps) {
  const strings = useStrings('array-axis', englishArrayAxis);
  const [rows = 0, columns] = array.shape;
  const gone = (at: number) =>
    known && (axis === undefined || columns === undefined || at === axis);
  return (
    <div className="lw-axis-shapes">
      <p className="lw-axis-heading">{strings.shape}</p>
      <p className="lw-axis-change lw-figures">
        (
        {array.shape.map((length, at) => (
          <span key={at}>
            {at > 0 && ', '}
            {gone(at) ? <del>{length}</del> : length}
          </span>
        ))}
        {columns === undefined && ','}) → <b>{known ? shapeText(reduction.shape) : '?'}</b>
      </p>
      {known && (
        <p className="lw-hint">
          {axis === undefined || columns === undefined
            ? strings.collapsedAll
            : strings.collapsed(axis, axis === 0 ? rows : columns, axis === 0 ? columns : rows)}
          {axis === 1 && columns !== undefined && ` ${strings.printedAsRow}`}
        </p>
      )}
    </div>
  );
}
