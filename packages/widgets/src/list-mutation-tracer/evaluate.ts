import { boundsOf, takenIndices } from '../python-slice-visualiser/slice.ts';
import type { Machine } from './machine.ts';
import { isRef, repr, type Value } from './memory.ts';
import { callMethod, checkKey, placeOf, sorted, wholeNumber } from './methods.ts';
import type { Expression } from './syntax.ts';
import { ProgramError } from './tokens.ts';

type Run = (expression: Expression) => Value;

/** Indices that the slice's parts take of a length. */
export function sliceIndices(
  parts: readonly (Expression | undefined)[],
  length: number,
  run: Run,
): {
  readonly start: number;
  readonly stop: number;
  readonly step: number;
  readonly taken: readonly number[];
} {
  const [start, stop, step] = parts.map((part) => {
    const value = part && run(part);
    return value === undefined || value === null ? undefined : wholeNumber(value);
  });
  const bounds = boundsOf({ start, stop, step }, length);
  if (!bounds) throw new ProgramError('ValueError', 'slice step cannot be zero');
  return { ...bounds, taken: takenIndices(bounds) };
}

function item(machine: Machine, of: Value, index: Value): Value {
  if (typeof of === 'string') {
    const characters = Array.from(of);
    return (
      characters[placeOf(wholeNumber(index), characters.length, 'string index out of range')] ?? ''
    );
  }
  const object = machine.object(of, 'is not subscriptable');
  if (object.kind !== 'dict') {
    const message = `${object.kind} index out of range`;
    return object.items[placeOf(wholeNumber(index), object.items.length, message)] ?? null;
  }
  checkKey(machine, index);
  const entry = object.entries.find(([key]) => machine.equal(key, index));
  if (!entry) throw new ProgramError('KeyError', repr(index, machine.memory));
  return entry[1];
}

function call(machine: Machine, name: string, given: readonly Value[]): Value {
  const [first] = given;
  if (given.length > 1) throw new ProgramError('TypeError', `${name}() takes one argument here`);
  switch (name) {
    case 'list':
      return machine.list(first === undefined ? [] : machine.iterate(first));
    case 'tuple':
      return machine.tuple(first === undefined ? [] : machine.iterate(first));
    case 'sorted':
      return machine.list(sorted(machine.iterate(first ?? null)));
    case 'len':
      return machine.iterate(first ?? null).length;
    case 'dict': {
      if (first === undefined) return machine.create({ kind: 'dict', entries: [] });
      const source = machine.object(first, 'is not a dict');
      if (source.kind === 'dict') return machine.create({ kind: 'dict', entries: source.entries });
      throw new ProgramError('TypeError', 'dict() takes a dict here');
    }
    default:
      throw new ProgramError('SyntaxError', `the tracer does not know “${name}()”`);
  }
}

/** `left operator right`, for numbers, texts, lists and tuples. */
export function combine(machine: Machine, operator: string, left: Value, right: Value): Value {
  if (operator === 'is' || operator === 'is not') {
    const same = isRef(left) && isRef(right) ? left.ref === right.ref : left === right;
    return same === (operator === 'is');
  }
  if (operator === '==' || operator === '!=') {
    return machine.equal(left, right) === (operator === '==');
  }
  if (operator === 'in' || operator === 'not in') {
    const found =
      typeof right === 'string' && typeof left === 'string'
        ? right.includes(left)
        : machine.iterate(right).some((value) => machine.equal(value, left));
    return found === (operator === 'in');
  }
  if (typeof left === 'number' && typeof right === 'number')
    return arithmetic(operator, left, right);
  if (typeof left === 'string' && typeof right === 'string' && operator === '+')
    return left + right;
  const type = machine.type(left);
  const sequence = (items: readonly Value[]): Value =>
    type === 'list' ? machine.list(items) : machine.tuple(items);
  if (operator === '+' && isSequence(type) && machine.type(right) === type) {
    return sequence([...machine.iterate(left), ...machine.iterate(right)]);
  }
  if (operator === '*' && isSequence(type) && typeof right === 'number') {
    const items = machine.iterate(left);
    const times = Math.min(Math.max(0, wholeNumber(right)), 999);
    return sequence(Array.from({ length: times }, () => items).flat());
  }
  throw new ProgramError(
    'TypeError',
    `unsupported operand types for ${operator}: '${machine.type(left)}' and '${machine.type(right)}'`,
  );
}

const isSequence = (type: string): boolean => type === 'list' || type === 'tuple';

function arithmetic(operator: string, a: number, b: number): Value {
  if ((operator === '//' || operator === '%') && b === 0) {
    throw new ProgramError('ZeroDivisionError', 'division by zero');
  }
  switch (operator) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '//':
      return Math.floor(a / b);
    case '%':
      return a - b * Math.floor(a / b);
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    default:
      return a >= b;
  }
}

/** The value of an expression. Throws `ProgramError`. */
export function evaluate(machine: Machine, expression: Expression): Value {
  const run: Run = (part) => evaluate(machine, part);
  switch (expression.kind) {
    case 'constant':
      return expression.value;
    case 'name':
      return machine.read(expression.name);
    case 'list':
      return machine.list(expression.items.map(run));
    case 'tuple':
      return machine.tuple(expression.items.map(run));
    case 'dict': {
      const entries: [Value, Value][] = [];
      for (const [keyPart, valuePart] of expression.entries) {
        const [key, value] = [run(keyPart), run(valuePart)];
        checkKey(machine, key);
        const known = entries.find(([name]) => machine.equal(name, key));
        if (known) known[1] = value;
        else entries.push([key, value]);
      }
      return machine.create({ kind: 'dict', entries });
    }
    case 'item':
      return item(machine, run(expression.of), run(expression.index));
    case 'slice': {
      const of = run(expression.of);
      if (machine.type(of) === 'dict') throw new ProgramError('TypeError', 'a dict has no slices');
      const items = machine.iterate(of);
      const { taken } = sliceIndices(expression.parts, items.length, run);
      if (typeof of !== 'string') {
        const cut = taken.map((index) => items[index] ?? null);
        return machine.type(of) === 'tuple' ? machine.tuple(cut) : machine.list(cut);
      }
      const characters = Array.from(of);
      return taken.map((index) => characters[index] ?? '').join('');
    }
    case 'method':
      return callMethod(machine, run(expression.of), expression.name, expression.given.map(run));
    case 'call':
      return call(machine, expression.name, expression.given.map(run));
    default:
      return combine(machine, expression.operator, run(expression.left), run(expression.right));
  }
}
