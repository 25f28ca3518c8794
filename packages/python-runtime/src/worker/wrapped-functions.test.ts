import { expect, it } from 'vitest';
import { wrappedFunctions } from './wrapped-functions.ts';

const signed = (sig: string, call: (...args: never[]) => unknown) => Object.assign(call, { sig });

it('each of many functions can be put into a table, and is called with its own types', () => {
  const add = signed('iii', (a: number, b: number) => a + b);
  const twice = signed('dd', (x: number) => 2 * x);
  const big = signed('jj', (x: bigint) => x + 1n);
  const heard: unknown[] = [];
  const hear = signed('vpe', (...args) => heard.push(args));
  const constants = Array.from({ length: 200 }, (_, i) => signed('i', () => i));
  const all = [add, twice, ...constants, big, hear];

  const wrapped = wrappedFunctions(all);
  const table = new WebAssembly.Table({ element: 'anyfunc', initial: all.length });
  for (const [i, each] of all.entries()) table.set(i, wrapped.get(each));
  const call = (each: (typeof all)[number], ...args: unknown[]): unknown =>
    (table.get(all.indexOf(each)) as (...values: unknown[]) => unknown)(...args);

  expect(call(add, 2, 2 ** 32 + 3)).toBe(5);
  expect(call(twice, 1.25)).toBe(2.5);
  expect(call(big, 2n ** 40n)).toBe(2n ** 40n + 1n);
  expect(call(hear, 7, 'an object')).toBeUndefined();
  expect(heard).toEqual([[7, 'an object']]);
  expect(constants.map((each) => call(each))).toEqual(constants.map((_, i) => i));
});

it('a signature with a letter that is none is refused', () => {
  expect(() => wrappedFunctions([signed('ix', () => 0)])).toThrow(WebAssembly.CompileError);
});
