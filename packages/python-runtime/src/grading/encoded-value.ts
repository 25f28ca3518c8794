import type { EncodedValue } from '../protocol/results.ts';

const hexadecimal = /^-?0x[\da-f]+$/u;
const plainTags = new Set([
  'none',
  'bool',
  'float',
  'complex',
  'str',
  'bytes',
  'bytearray',
  'range',
  'other',
  'cycle',
  'missing',
  'time',
  'duration',
]);
const wrapperTags = new Set(['sub', 'scalar']);

const packagedTags = new Set(['array', 'index', 'series']);

/** Levels of a value that are compared: more than the interpreter sends, and far from what JavaScript's stack holds. */
const maxDepth = 300;

/** Whether a worker's answer has the shape of a tagged value all the way down: a forged one must not throw. */
export function isEncodedValue(value: unknown, depth = 0): value is EncodedValue {
  if (!Array.isArray(value) || depth > maxDepth) return false;
  const isPart = (part: unknown) => isEncodedValue(part, depth + 1);
  const [tag, first, second] = value as unknown[];
  if (typeof tag !== 'string') return false;
  if (tag === 'int') return typeof first === 'string' && hexadecimal.test(first);
  if (plainTags.has(tag))
    return value.slice(1).every((part) => typeof part === 'string' || typeof part === 'boolean');
  if (wrapperTags.has(tag)) return isPart(second);
  if (tag === 'axes') return isPart(first) && first[0] === 'dict';
  const isParts = (parts: unknown) => Array.isArray(parts) && parts.every(isPart);
  if (typeof first === 'string' && packagedTags.has(tag)) {
    const [third, fourth] = value.slice(3) as unknown[];
    if (tag === 'array') return isShape(second) && isParts(third);
    if (tag === 'index') return isParts(second) && isParts(third);
    return isPart(second) && isPart(third) && isParts(fourth);
  }
  if (tag === 'frame') return isPart(first) && isPart(second) && isColumns(value[3], isParts);
  if (!Array.isArray(first)) return false;
  if (tag !== 'dict') return first.every(isPart);
  return first.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every(isPart));
}

function isShape(value: unknown): boolean {
  return Array.isArray(value) && value.every((length) => Number.isSafeInteger(length));
}

function isColumns(value: unknown, isParts: (parts: unknown) => boolean): boolean {
  if (!Array.isArray(value)) return false;
  return value.every(
    (column) => Array.isArray(column) && typeof column[0] === 'string' && isParts(column[1]),
  );
}

/** What a list or a tuple holds; undefined of any other value. */
export function itemsOf([tag, items]: EncodedValue): readonly EncodedValue[] | undefined {
  return tag === 'list' || tag === 'tuple' ? (items as readonly EncodedValue[]) : undefined;
}
