import { combine, evaluate, sliceIndices } from './evaluate.ts';
import { Machine } from './machine.ts';
import { collect, EMPTY, type Memory, renumber, repr, type Value } from './memory.ts';
import { placeOf, setKey, wholeNumber } from './methods.ts';
import { parseStatement, type Statement, type Target } from './syntax.ts';
import { ProgramError, splitLines } from './tokens.ts';

export const MOST_LINES = 20;
const LONGEST_LINE = 200;

export interface TraceStep {
  /** From 0. */
  readonly line: number;
  readonly before: Memory;
  readonly after: Memory;
  /** What a line that is only an expression gives, as Python's prompt shows it. */
  readonly shown?: string;
}

export interface Trace {
  readonly lines: readonly string[];
  readonly steps: readonly TraceStep[];
  /** Where and why the program stops early. `line` counts from 1. */
  readonly problem?: { readonly line: number; readonly kind: string; readonly message: string };
}

function store(machine: Machine, target: Target, value: Value): void {
  if (target.kind === 'name') return machine.bind(target.name, value);
  if (target.kind === 'tuple') return unpack(machine, target.items, machine.iterate(value));
  const object = machine.object(evaluate(machine, target.of), 'does not support item assignment');
  if (object.kind === 'tuple') {
    throw new ProgramError('TypeError', "'tuple' object does not support item assignment");
  }
  if (target.kind === 'item') {
    const index = evaluate(machine, target.index);
    if (object.kind === 'dict') return setKey(machine, object, index, value);
    const message = 'list assignment index out of range';
    const place = placeOf(wholeNumber(index), object.items.length, message);
    return machine.write(object, { kind: 'list', items: object.items.with(place, value) });
  }
  if (object.kind === 'dict') throw new ProgramError('TypeError', 'a dict has no slices');
  const run = (part: Parameters<typeof evaluate>[1]) => evaluate(machine, part);
  const { start, stop, step, taken } = sliceIndices(target.parts, object.items.length, run);
  const given = machine.iterate(value);
  if (step === 1) {
    const items = object.items.toSpliced(start, Math.max(0, stop - start), ...given);
    return machine.write(object, { kind: 'list', items });
  }
  if (given.length !== taken.length) {
    throw new ProgramError(
      'ValueError',
      `${given.length} items cannot fill an extended slice of ${taken.length}`,
    );
  }
  const items = [...object.items];
  for (const [at, place] of taken.entries()) items[place] = given[at] ?? null;
  return machine.write(object, { kind: 'list', items });
}

/** `a, b = values`: each target takes one. */
function unpack(machine: Machine, targets: readonly Target[], values: readonly Value[]): void {
  if (values.length !== targets.length) {
    const expected = `expected ${targets.length}`;
    throw new ProgramError(
      'ValueError',
      values.length > targets.length
        ? `too many values to unpack (${expected})`
        : `not enough values to unpack (${expected}, got ${values.length})`,
    );
  }
  for (const [at, target] of targets.entries()) store(machine, target, values[at] ?? null);
}

function remove(machine: Machine, target: Target): void {
  if (target.kind === 'name') return machine.unbind(target.name);
  if (target.kind === 'tuple') {
    for (const one of target.items) remove(machine, one);
    return;
  }
  const object = machine.object(evaluate(machine, target.of), 'does not support item deletion');
  if (object.kind === 'tuple') {
    throw new ProgramError('TypeError', "'tuple' object doesn't support item deletion");
  }
  const run = (part: Parameters<typeof evaluate>[1]) => evaluate(machine, part);
  if (object.kind === 'dict') {
    if (target.kind === 'slice') throw new ProgramError('TypeError', 'a dict has no slices');
    const key = run(target.index);
    const entries = object.entries.filter(([name]) => !machine.equal(name, key));
    if (entries.length === object.entries.length) {
      throw new ProgramError('KeyError', repr(key, machine.memory));
    }
    return machine.write(object, { kind: 'dict', entries });
  }
  const gone =
    target.kind === 'slice'
      ? sliceIndices(target.parts, object.items.length, run).taken
      : [
          placeOf(
            wholeNumber(run(target.index)),
            object.items.length,
            'list assignment index out of range',
          ),
        ];
  const items = object.items.filter((_, index) => !gone.includes(index));
  return machine.write(object, { kind: 'list', items });
}

/** Runs a statement; an expression gives its value. */
function execute(machine: Machine, statement: Statement): Value | undefined {
  switch (statement.kind) {
    case 'assign': {
      const value = evaluate(machine, statement.value);
      for (const target of statement.targets) store(machine, target, value);
      return undefined;
    }
    case 'augment': {
      const { target, operator } = statement;
      const old = evaluate(machine, target);
      const added = evaluate(machine, statement.value);
      // `+=` on a list changes the list itself, as `extend` does: the classic trap.
      if (operator === '+' && machine.type(old) === 'list') {
        const object = machine.object(old, 'is no list');
        if (object.kind === 'list') {
          machine.write(object, {
            kind: 'list',
            items: [...object.items, ...machine.iterate(added)],
          });
        }
        store(machine, target, old);
      } else store(machine, target, combine(machine, operator, old, added));
      return undefined;
    }
    case 'delete':
      remove(machine, statement.target);
      return undefined;
    default:
      return evaluate(machine, statement.value);
  }
}

/** Runs a program line by line and keeps the memory before and after each. Never throws. */
export function traceProgram(code: string): Trace {
  const lines = splitLines(code);
  const steps: TraceStep[] = [];
  let before = EMPTY;
  const stopped = (line: number, kind: string, message: string): Trace => ({
    lines,
    steps,
    problem: { line, kind, message },
  });
  if (lines.length === 0) return stopped(1, 'SyntaxError', 'there is no line to run');
  if (lines.length > MOST_LINES) {
    return stopped(MOST_LINES + 1, 'SyntaxError', `at most ${MOST_LINES} lines can be traced`);
  }
  for (const [line, text] of lines.entries()) {
    try {
      if (text.length > LONGEST_LINE) {
        throw new ProgramError('SyntaxError', `a line has at most ${LONGEST_LINE} characters`);
      }
      const machine = new Machine(before);
      const value = execute(machine, parseStatement(text));
      const after = renumber(collect(machine.memory), before.nextId);
      const shown = value === undefined || value === null ? undefined : repr(value, machine.memory);
      steps.push({ line, before, after, ...(shown !== undefined && { shown }) });
      before = after;
    } catch (error) {
      if (error instanceof ProgramError) return stopped(line + 1, error.kind, error.message);
      throw error;
    }
  }
  return { lines, steps };
}
