import { isRef, type Memory, repr, type Value, valuesIn } from './memory.ts';
import type { TraceStep } from './trace.ts';

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** Names that point straight at an object. */
export const namesFor = (memory: Memory, ref: number): readonly string[] =>
  [...memory.names].flatMap(([name, value]) => (isRef(value) && value.ref === ref ? [name] : []));

const same = (a: Value | undefined, b: Value | undefined): boolean =>
  isRef(a ?? null) && isRef(b ?? null)
    ? (a as { ref: number }).ref === (b as { ref: number }).ref
    : a === b;

/** Objects that were there before the line and are other now. */
export function changedObjects({ before, after }: TraceStep): readonly number[] {
  return [...after.heap].flatMap(([id, object]) => {
    const old = before.heap.get(id);
    return old !== undefined && old !== object ? [id] : [];
  });
}

/** Names that the line made or pointed elsewhere. */
export function changedNames({ before, after }: TraceStep): readonly string[] {
  return [...after.names].flatMap(([name, value]) =>
    before.names.has(name) && same(before.names.get(name), value) ? [] : [name],
  );
}

function aboutName(name: string, { before, after }: TraceStep): string {
  const value = after.names.get(name) ?? null;
  if (!isRef(value)) return `${name} is ${repr(value, after)}`;
  const kind = after.heap.get(value.ref)?.kind ?? 'object';
  const others = namesFor(after, value.ref).filter((other) => other !== name);
  if (others.length > 0)
    return `${name} names the same ${kind} as ${list(others)}: no copy is made`;
  return before.heap.has(value.ref)
    ? `${name} names ${kind} ${value.ref}, which was there already`
    : `${name} names a new ${kind}, ${repr(value, after)}`;
}

/** Names from which an object can be reached, through however many others. */
function reachedBy(memory: Memory, ref: number): readonly string[] {
  const leads = (value: Value, seen: ReadonlySet<number>): boolean => {
    if (!isRef(value) || seen.has(value.ref)) return false;
    if (value.ref === ref) return true;
    const object = memory.heap.get(value.ref);
    return (
      object !== undefined &&
      valuesIn(object).some((inner) => leads(inner, new Set([...seen, value.ref])))
    );
  };
  return [...memory.names].flatMap(([name, value]) => (leads(value, new Set()) ? [name] : []));
}

function aboutObject(id: number, { after }: TraceStep): string {
  const direct = namesFor(after, id);
  const names = direct.length > 0 ? direct : reachedBy(after, id);
  const kind = after.heap.get(id)?.kind ?? 'object';
  const how = direct.length > 0 ? `The ${kind}` : `The inner ${kind} ${id}`;
  const value = repr({ ref: id }, after);
  if (names.length === 1)
    return `${how} that ${names[0]} ${direct.length > 0 ? 'names' : 'leads to'} changes: it is ${value}`;
  const all = names.length === 2 ? 'both' : 'all';
  const subject = direct.length > 0 ? `One ${kind}` : `One inner ${kind}`;
  return `${subject} changes, and ${list(names)} ${all} see it: it is ${value}`;
}

/** What a line did, in sentences made from the memory before and after it. */
export function explainStep(step: TraceStep): string {
  const { before, after, shown } = step;
  const gone = [...before.names.keys()].filter((name) => !after.names.has(name));
  const lost = [...before.heap].filter(([id]) => !after.heap.has(id));
  const sentences = [
    ...changedObjects(step).map((id) => aboutObject(id, step)),
    ...changedNames(step).map((name) => aboutName(name, step)),
    ...gone.map((name) => `The name ${name} is gone`),
    ...lost.map(([id, { kind }]) => `No name leads to ${kind} ${id} any more: Python removes it`),
    ...(shown === undefined ? [] : [`The value is ${shown}`]),
  ];
  return sentences.length > 0 ? `${sentences.join('. ')}.` : 'Nothing changes.';
}
