import type { EncodedValue } from '../protocol/results.ts';

const plainTags = new Set([
  'none',
  'bool',
  'int',
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

/** Whether a worker's answer has the shape of a tagged value all the way down: a forged one must not throw. */
export function isEncodedValue(value: unknown): value is EncodedValue {
  if (!Array.isArray(value)) return false;
  const [tag, first, second] = value as unknown[];
  if (typeof tag !== 'string') return false;
  if (plainTags.has(tag))
    return value.slice(1).every((part) => typeof part === 'string' || typeof part === 'boolean');
  if (wrapperTags.has(tag)) return isEncodedValue(second);
  if (!Array.isArray(first)) return false;
  if (tag !== 'dict') return first.every(isEncodedValue);
  return first.every(
    (pair) => Array.isArray(pair) && pair.length === 2 && pair.every(isEncodedValue),
  );
}
