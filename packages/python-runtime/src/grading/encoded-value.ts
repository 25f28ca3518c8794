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
]);
const wrapperTags = new Set(['sub', 'array', 'scalar']);

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
  if (!Array.isArray(first)) return false;
  if (tag !== 'dict') return first.every(isPart);
  return first.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every(isPart));
}
