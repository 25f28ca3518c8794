import { usePythonStrings } from '../strings/use-strings.ts';
import type { TraceValue } from '../runtime/trace.ts';

/** A value's text, or the number of its object box. */
export function ValueText({ value }: { readonly value: TraceValue }) {
  const { reference } = usePythonStrings().stepper;
  if ('ref' in value) return <span className="lemma-py-ref">{reference(value.ref)}</span>;
  return <code>{value.text}</code>;
}

/** Whether two values look the same in the view. */
export function sameShown(a: TraceValue | undefined, b: TraceValue): boolean {
  if (a === undefined) return false;
  if ('ref' in a) return 'ref' in b && a.ref === b.ref;
  return 'text' in b && a.text === b.text && a.type === b.type;
}
