import type { TraceObject, TraceStep } from '../runtime/trace.ts';
import { usePythonStrings } from '../strings/use-strings.ts';
import { ValueText, sameShown } from './value-text.tsx';

/** Boxes of the objects that variables refer to, each with its number. */
export function HeapView({
  step,
  before,
}: {
  readonly step: TraceStep;
  readonly before: TraceStep | undefined;
}) {
  const { objects } = usePythonStrings().stepper;
  const boxes = Object.entries(step.heap);
  if (boxes.length === 0) return null;
  return (
    <ul className="lemma-py-heap" aria-label={objects}>
      {boxes.map(([number, object]) => (
        <li key={number}>
          <ObjectBox number={number} object={object} old={before?.heap[number]} />
        </li>
      ))}
    </ul>
  );
}

function ObjectBox(props: {
  readonly number: string;
  readonly object: TraceObject;
  readonly old: TraceObject | undefined;
}) {
  const { number, object, old } = props;
  const strings = usePythonStrings().stepper;
  return (
    <table className="lemma-py-box">
      <caption>{strings.object(object.type, number)}</caption>
      <tbody>
        {object.entries.map(([key, value], i) => (
          <tr
            key={i}
            data-changed={
              (old !== undefined && !sameShown(old.entries[i]?.[1], value)) || undefined
            }
          >
            {key !== '' && <th scope="row">{key}</th>}
            <td>
              <ValueText value={value} />
            </td>
          </tr>
        ))}
        {object.entries.length === 0 && (
          <tr>
            <td>{strings.empty}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
