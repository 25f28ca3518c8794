import type { TraceEntry, TraceObject, TraceStep, TraceValue } from '../runtime/trace.ts';
import { sameShown } from './same-shown.ts';

export interface NameChange {
  readonly frame: number;
  readonly name: string;
  /** Undefined for a name that is gone. */
  readonly value: TraceValue | undefined;
}

export interface ObjectChange {
  readonly number: number;
  readonly now: TraceObject;
  readonly old: TraceObject;
}

/** Names that a step has made, pointed elsewhere or deleted, in frames that were there before it. */
export function changedNames(step: TraceStep, before: TraceStep): readonly NameChange[] {
  return step.frames.flatMap(({ number, variables }) => {
    const earlier = before.frames.find((frame) => frame.number === number);
    if (!earlier) return [];
    const old = new Map(earlier.variables);
    const now = new Map(variables);
    return [
      ...variables
        .filter(([name, value]) => !sameShown(old.get(name), value))
        .map(([name, value]) => ({ frame: number, name, value })),
      ...[...old.keys()]
        .filter((name) => !now.has(name))
        .map((name) => ({ frame: number, name, value: undefined })),
    ];
  });
}

/** Objects that were there before a step and are other now. */
export function changedObjects(step: TraceStep, before: TraceStep): readonly ObjectChange[] {
  return Object.entries(step.heap).flatMap(([number, now]) => {
    const old = before.heap[number];
    return old && old !== now ? [{ number: Number(number), now, old }] : [];
  });
}

/** What differs between two states of an object. */
export interface EntryChanges {
  readonly added: readonly TraceEntry[];
  readonly changed: readonly TraceEntry[];
  readonly removed: readonly TraceEntry[];
}

export function changedEntries({ now, old }: Pick<ObjectChange, 'now' | 'old'>): EntryChanges {
  if (now.kind === 'set') return changedMembers(now, old);
  const earlier = new Map(old.entries.map((entry) => [entry.key, entry]));
  const later = new Set(now.entries.map(({ key }) => key));
  return {
    added: now.entries.filter(({ key }) => !earlier.has(key)),
    changed: now.entries.filter(({ key, value }) => {
      const was = earlier.get(key);
      return was !== undefined && !sameShown(was.value, value);
    }),
    removed: old.entries.filter(({ key }) => !later.has(key)),
  };
}

function changedMembers(now: TraceObject, old: TraceObject): EntryChanges {
  const without = (some: TraceObject, others: TraceObject) =>
    some.entries.filter(
      ({ value }) => !others.entries.some((other) => sameShown(other.value, value)),
    );
  return { added: without(now, old), changed: [], removed: without(old, now) };
}

/** Variables that point straight at an object, the module's first. */
export function namesFor(step: TraceStep, number: number): readonly string[] {
  return step.frames.flatMap(({ variables }) =>
    variables.flatMap(([name, value]) => ('ref' in value && value.ref === number ? [name] : [])),
  );
}
