import type { WidgetHost } from '@lemma/lesson-renderer';
import { useState } from 'react';
import { ArrayFigure } from '../array/array-figure.tsx';
import type { ArrayCodeProps } from '../array/array-schema.ts';
import { entryText, indexAt, placeText, rowsOf, shapeText } from '../array/nd-array.ts';
import { Announcer } from '../frame/announcer.tsx';
import type { Lit } from '../matrix/matrix-cell.tsx';
import { StepFooter } from '../stepper/step-footer.tsx';
import { useStepper } from '../stepper/use-stepper.ts';
import { englishArrayBroadcast } from '../strings/array-broadcast.ts';
import { useStrings } from '../strings/use-strings.ts';
import {
  broadcast,
  type Broadcast,
  type Operand,
  type Operation,
  readOperation,
  sourceOf,
  stretched,
} from './broadcast.ts';
import { ShapeTable } from './shape-table.tsx';
import { sayStep, stepsOf } from './steps.ts';

type ViewProps = ArrayCodeProps & { readonly host: WidgetHost };

/** Starts anew when the author gives other code or other arrays. */
export function ArrayBroadcast(props: ViewProps) {
  const operation = readOperation(props.code, props.arrays);
  if (typeof operation === 'string') return <p>{operation}</p>;
  return <Broadcasting key={JSON.stringify(operation)} {...props} operation={operation} />;
}

function Broadcasting({ code, operation, host }: ViewProps & { readonly operation: Operation }) {
  const strings = useStrings('array-broadcast', englishArrayBroadcast);
  /** The entry of the result that the learner asks about. */
  const [chosen, setChosen] = useState<{ readonly row: number; readonly column: number }>();
  const work = broadcast(operation);
  const steps = stepsOf(work);
  const stepper = useStepper(steps.length - 1, (position) => {
    setChosen(undefined);
    host.onEvent?.({
      type: position === steps.length - 1 ? 'completed' : 'stepped',
      detail: { position, count: steps.length - 1 },
    });
  });
  const step = steps[stepper.position] ?? { kind: 'start' };
  const compared = steps
    .slice(0, stepper.position + 1)
    .filter(({ kind }) => kind === 'axis').length;
  const words = sayStep(step, code, operation, work, strings);
  const refused = compared === work.meetings.length ? work.error : undefined;
  const row = step.kind === 'row' ? step.row : undefined;
  const now = chosen ?? (row === undefined ? undefined : { row, column: 0 });
  return (
    <div className="lw">
      <div className="lw-body">
        <ShapeTable code={code} operation={operation} broadcast={work} compared={compared} />
        {work.result && (
          <Arrays
            code={code}
            operation={operation}
            result={work.result}
            grown={compared === work.meetings.length && step.kind !== 'axis'}
            rows={step.kind === 'end' ? Infinity : (row ?? -1) + 1}
            now={now}
            onChoose={(at) => {
              setChosen(at);
              host.onEvent?.({ type: 'chosen', detail: at });
            }}
          />
        )}
        {refused ? (
          <div className="lw-line">
            <p className="lw-problem">{words}</p>
            <p className="lw-problem lw-code">{refused}</p>
          </div>
        ) : (
          <p className="lw-line lw-words">{words}</p>
        )}
      </div>
      <StepFooter stepper={stepper} count={steps.length - 1} first={1} />
      <Announcer
        text={
          chosen && work.result
            ? sum(operation, work.result, chosen)
            : refused
              ? `${words} ${refused}`
              : words
        }
      />
    </div>
  );
}

type Result = NonNullable<Broadcast['result']>;

interface Place {
  readonly row: number;
  readonly column: number;
}

interface ArraysProps {
  readonly code: string;
  readonly operation: Operation;
  readonly result: Result;
  /** Whether copies are drawn. */
  readonly grown: boolean;
  /** Rows of the result that have been worked out. */
  readonly rows: number;
  readonly now: Place | undefined;
  readonly onChoose: (place: Place) => void;
}

function Arrays({ code, operation, result, grown, rows, now, onChoose }: ArraysProps) {
  const strings = useStrings('array-broadcast', englishArrayBroadcast);

  const figureOf = ({ text, array }: Operand, hue: 'row' | 'column', sign?: string) => {
    const isGrown = grown && array.entries.length !== result.entries.length;
    const shape = isGrown ? result.shape : array.shape;
    const entries = isGrown ? stretched(array, result.shape) : array.entries;
    const lit = (row: number, column: number): Lit | undefined => {
      const at = indexAt(shape, row, column);
      const copy = isGrown && isRepeated(array.shape, shape, at);
      if (!now || !grown) return copy ? 'copy' : undefined;
      if (at === indexAt(result.shape, now.row, now.column))
        return copy ? 'copy-now' : `${hue}-now`;
      if (row === now.row) return copy ? 'copy' : hue;
      return copy ? 'copy' : undefined;
    };
    return (
      <ArrayFigure
        name={text}
        shape={shape}
        texts={entries.map((entry) => entryText(entry, array.float))}
        {...(isGrown && {
          note: strings.stretchedTo(shapeText(array.shape), shapeText(shape)),
        })}
        {...(sign !== undefined && { sign })}
        lit={lit}
      />
    );
  };

  const texts = result.entries.map((entry) => entryText(entry, result.float));
  const columns = result.shape.at(-1) ?? 1;
  /** Columns of the three side by side, once all are drawn. */
  const across = columns * 3;
  return (
    <>
      <div className="lw-arrays" data-wide={across > 9 || undefined}>
        {figureOf(operation.left, 'row')}
        {figureOf(operation.right, 'column', operation.sign)}
        <ArrayFigure
          name={code}
          sign="="
          shape={result.shape}
          texts={rowsOf(result.shape, texts).flatMap((line, row) =>
            row < rows ? line : line.map(() => '?'),
          )}
          lit={(row, column) => (now?.row === row && now.column === column ? 'result' : undefined)}
          onChoose={(row, column) => {
            if (row < rows) onChoose({ row, column });
          }}
        />
      </div>
      <p className="lw-sum lw-line">
        {now && now.row < rows && now.column < columns ? sum(operation, result, now) : ''}
      </p>
    </>
  );
}

/** Whether an entry of the stretched array repeats one that stands before it. */
function isRepeated(own: readonly number[], shape: readonly number[], at: number): boolean {
  const source = sourceOf(own, shape, at);
  for (let before = 0; before < at; before += 1)
    if (sourceOf(own, shape, before) === source) return true;
  return false;
}

/** `A[1, 2] + b[2] = 7 + 30 = 37`. */
function sum({ left, sign, right }: Operation, result: Result, { row, column }: Place): string {
  const at = indexAt(result.shape, row, column);
  const parts = [left, right].map(({ text, array }) => {
    const source = sourceOf(array.shape, result.shape, at);
    const across = array.shape.at(-1) ?? 1;
    const place = placeText(array.shape, Math.floor(source / across), source % across);
    return { name: `${text}${place}`, value: entryText(array.entries[source] ?? 0, array.float) };
  });
  const join = (texts: readonly string[]) => texts.join(` ${sign} `);
  const value = entryText(result.entries[at] ?? 0, result.float);
  return `${join(parts.map(({ name }) => name))} = ${join(parts.map((part) => part.value))} = ${value}`;
}
