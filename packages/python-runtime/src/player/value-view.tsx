import type { TraceStep, TraceValue } from '../runtime/trace.ts';
import { usePythonStrings } from '../strings/use-strings.ts';
import { typeOf } from './describe.ts';

/** A value's text, or the number of the object that it points to, from which its arrow starts. */
export function ValueView({
  value,
  step,
  kind,
}: {
  readonly value: TraceValue;
  readonly step: TraceStep;
  /** Colours the arrow. */
  readonly kind: 'running' | 'waiting' | 'inner';
}) {
  const { player } = usePythonStrings();
  if (!('ref' in value))
    return (
      <code className="lemma-py-shown" data-type={value.type}>
        {value.text}
      </code>
    );
  const object = step.heap[value.ref];
  const quiet = object?.kind === 'function' || object?.kind === 'class';
  return (
    <span className="lemma-py-point" data-points-to={value.ref} data-kind={quiet ? 'quiet' : kind}>
      <span aria-hidden="true">{value.ref}</span>
      <span className="lemma-py-hidden">
        {object ? player.object(typeOf(object, player), value.ref) : value.ref}
      </span>
    </span>
  );
}
