import { isRef, type Memory, repr, type Value, valuesIn } from './memory.ts';
import type { ListMutationTracerStrings } from '../strings/list-mutation-tracer.ts';
import type { TraceStep } from './trace.ts';

type Strings = ListMutationTracerStrings;

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

function aboutName(name: string, { before, after }: TraceStep, strings: Strings): string {
  const value = after.names.get(name) ?? null;
  if (!isRef(value)) return strings.isValue(name, repr(value, after));
  const kind = after.heap.get(value.ref)?.kind ?? 'object';
  const others = namesFor(after, value.ref).filter((other) => other !== name);
  if (others.length > 0) return strings.namesSame(name, kind, others);
  return before.heap.has(value.ref)
    ? strings.namesKnown(name, kind, value.ref)
    : strings.namesNew(name, kind, repr(value, after));
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

function aboutObject(id: number, { after }: TraceStep, strings: Strings): string {
  const direct = namesFor(after, id);
  const names = direct.length > 0 ? direct : reachedBy(after, id);
  const kind = after.heap.get(id)?.kind ?? 'object';
  const value = repr({ ref: id }, after);
  const [only = ''] = names;
  if (direct.length > 0) {
    return names.length === 1
      ? strings.changes(kind, only, value)
      : strings.sharedChanges(kind, names, value);
  }
  return names.length === 1
    ? strings.innerChanges(kind, id, only, value)
    : strings.sharedInnerChanges(kind, names, value);
}

/** What a line did, in sentences made from the memory before and after it. */
export function explainStep(step: TraceStep, strings: Strings): string {
  const { before, after, shown } = step;
  const gone = [...before.names.keys()].filter((name) => !after.names.has(name));
  const lost = [...before.heap].filter(([id]) => !after.heap.has(id));
  const sentences = [
    ...changedObjects(step).map((id) => aboutObject(id, step, strings)),
    ...changedNames(step).map((name) => aboutName(name, step, strings)),
    ...gone.map((name) => strings.nameGone(name)),
    ...lost.map(([id, { kind }]) => strings.objectGone(kind, id)),
    ...(shown === undefined ? [] : [strings.shows(shown)]),
  ];
  return sentences.length > 0 ? sentences.join(' ') : strings.nothingChanges;
}
