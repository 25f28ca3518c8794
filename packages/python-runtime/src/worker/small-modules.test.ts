import { afterEach, expect, it } from 'vitest';
import { shareSmallModules } from './small-modules.ts';

/** Imports the function `e.f` of these result types and exports it again: what Emscripten wraps a function in. */
const wrapper = (...results: number[]) =>
  new Uint8Array(
    [
      [0, 97, 115, 109, 1, 0, 0, 0, 1, 4 + results.length, 1, 96, 0, results.length],
      results,
      [2, 7, 1, 1, 101, 1, 102, 0, 0, 7, 5, 1, 1, 102, 0, 0],
    ].flat(),
  );
const i32 = 127;

let putBack: () => void = () => undefined;
afterEach(() => {
  putBack();
});

it('functions of one type share a module, and each is called', () => {
  const own = WebAssembly.Module;
  putBack = shareSmallModules();
  const first = new WebAssembly.Module(wrapper(i32));
  const second = new WebAssembly.Module(wrapper(i32));
  expect(second).toBe(first);
  expect(new WebAssembly.Module(wrapper())).not.toBe(first);
  expect(first).toBeInstanceOf(WebAssembly.Module);
  const called = [1, 2].map((answer) => {
    const { f } = new WebAssembly.Instance(first, { e: { f: () => answer } }).exports;
    return (f as () => number)();
  });
  expect(called).toEqual([1, 2]);
  putBack();
  expect(WebAssembly.Module).toBe(own);
});

it('what is no module is refused as before', () => {
  putBack = shareSmallModules();
  expect(() => new WebAssembly.Module(Uint8Array.of(1, 2, 3))).toThrow(WebAssembly.CompileError);
});
