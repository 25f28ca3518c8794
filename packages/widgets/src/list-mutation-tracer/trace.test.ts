import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainStep } from './explain.ts';
import { repr } from './memory.ts';
import { englishListMutationTracer as english } from '../strings/list-mutation-tracer.ts';
import { traceProgram } from './trace.ts';

/** Names and values after the last line. */
function end(code: string): Record<string, string> {
  const { steps, problem } = traceProgram(code);
  const after = steps.at(-1)?.after;
  if (problem) return { error: `${problem.line} ${problem.kind}: ${problem.message}` };
  return Object.fromEntries(
    [...(after?.names ?? [])].map(([name, value]) => [name, after ? repr(value, after) : '']),
  );
}

/** Values on the right were printed by CPython. */
describe('a traced program ends as Python ends it', () => {
  it.each([
    ['a = [1, 2]; b = a; b.append(3)', { a: '[1, 2, 3]', b: '[1, 2, 3]' }],
    ['a = [1, 2]; b = a[:]; b.append(3)', { a: '[1, 2]', b: '[1, 2, 3]' }],
    ['a = [1]; b = a; a += [2]', { a: '[1, 2]', b: '[1, 2]' }],
    ['a = [1]; b = a; a = a + [2]', { a: '[1, 2]', b: '[1]' }],
    ['a = [3, 1, 2]; b = sorted(a); a.sort()', { a: '[1, 2, 3]', b: '[1, 2, 3]' }],
    ['a = [3, 1]; b = a.sort()', { a: '[1, 3]', b: 'None' }],
    ['a = [[0] * 2] * 2; a[0][1] = 5', { a: '[[0, 5], [0, 5]]' }],
    ['a = [1, 2, 3, 4]; del a[1:3]; a.insert(-1, 9)', { a: '[1, 9, 4]' }],
    ['a = [1, 2, 3]; a[0:2] = [7]; a[-1] = 8', { a: '[7, 8]' }],
    ['a = [1, 2, 3, 4]; a[::2] = [0, 0]', { a: '[0, 2, 0, 4]' }],
    ['a = []; a.append(a)', { a: '[[...]]' }],
    ["d = {'x': 1}; e = d; e['y'] = [2]; d.pop('x')", { d: "{'y': [2]}", e: "{'y': [2]}" }],
    ["d = {'x': 1}; d.update({'x': 2, 'z': 3}); n = len(d)", { d: "{'x': 2, 'z': 3}", n: '2' }],
    ['d = {}; d.setdefault(1, []).append(5); v = d.get(9, 0)', { d: '{1: [5]}', v: '0' }],
    [
      'a = [1, 2]; b = [1, 2]; p = a == b; q = a is b',
      { a: '[1, 2]', b: '[1, 2]', p: 'True', q: 'False' },
    ],
    ['a = b = []; a.append(1); c = 1 in b', { a: '[1]', b: '[1]', c: 'True' }],
    ['x = 5; y = x; y += 1', { x: '5', y: '6' }],
    ['t = (1, [2]); t[1].append(3); u = t[0]', { t: '(1, [2, 3])', u: '1' }],
    ['a, b = 1, 2; a, b = b, a', { a: '2', b: '1' }],
    ['t = 1,; u = t + (2,); t += (3,)', { t: '(1, 3)', u: '(1, 2)' }],
    ['t = (1, 2) * 2; u = t[1:3]; e = ()', { t: '(1, 2, 1, 2)', u: '(2, 1)', e: '()' }],
    ['a = [0, 0]; a[0], (x, y) = 5, (6, 7)', { a: '[5, 0]', x: '6', y: '7' }],
    [
      "d = {(1, 2): 'x'}; k = list(d.items()); n = (1, 2) in d",
      { d: "{(1, 2): 'x'}", k: "[((1, 2), 'x')]", n: 'True' },
    ],
    [
      'p = (1, 2) == (1, 2); q = (1, 2) == [1, 2]; n = len(tuple([1, 2]))',
      { p: 'True', q: 'False', n: '2' },
    ],
    ['t = (1, 2, 1); i = t.index(2); c = t.count(1)', { t: '(1, 2, 1)', i: '1', c: '2' }],
    [
      't = (1, 2); t[0] = 5',
      { error: "2 TypeError: 'tuple' object does not support item assignment" },
    ],
    [
      't = (1, 2); t.append(5)',
      { error: "2 AttributeError: 'tuple' object has no attribute 'append' here" },
    ],
    ['a, b = [1, 2, 3]', { error: '1 ValueError: too many values to unpack (expected 2)' }],
    ['a, b = 1,', { error: '1 ValueError: not enough values to unpack (expected 2, got 1)' }],
    ['d = {}; d[([1], 2)] = 3', { error: "2 TypeError: unhashable type: 'list'" }],
    ["s = 'a;b'; t = s[0] # a comment", { s: "'a;b'", t: "'a'" }],
    ["a = [1, 2, 3]; x = a.pop(0); a.reverse(); a.extend('hi')", { a: "[3, 2, 'h', 'i']", x: '1' }],
    ['n = -7 // 2; m = -7 % 3', { n: '-4', m: '2' }],
  ])('%s', (code, expected) => {
    expect(end(code)).toEqual(expected);
  });
});

describe('a program that fails', () => {
  it.each([
    ['a = [1]; a[3]', '2 IndexError: list index out of range'],
    ["d = {}; d['x']", "2 KeyError: 'x'"],
    ['d = {1: 2}; d.pop((3, 4))', '2 KeyError: (3, 4)'],
    ['d = {1: 2}; del d[5]', '2 KeyError: 5'],
    ['b.append(1)', "1 NameError: name 'b' is not defined"],
    ['a = 5; a.append(1)', "2 TypeError: 'int' object has no attribute 'append' here"],
    ['d = {[1]: 2}', "1 TypeError: unhashable type: 'list'"],
    ['a = [2, "x"]; a.sort()', '2 TypeError: these items cannot be put in order'],
    ['a = []; a.pop()', '2 IndexError: pop from empty list'],
    ['a = [1].frob()', "1 AttributeError: 'list' object has no attribute 'frob' here"],
    ['for x in a', '1 SyntaxError: the tracer does not know “for”'],
    ['print(1)', '1 SyntaxError: the tracer does not know “print”'],
    ['a = [1', '1 SyntaxError: “]” is missing at the end'],
    ['1 = a', '1 SyntaxError: only a name, an item or a slice can be assigned to'],
    ['a = $', '1 SyntaxError: “$” is not expected here'],
    [`a = ${'['.repeat(5000)}`, '1 SyntaxError: a line has at most 200 characters'],
    ['', '1 SyntaxError: there is no line to run'],
  ])('%s', (code, error) => {
    expect(end(code)).toEqual({ error });
  });

  it.each([
    ['rows = [[0] * 3] * 2; rows[0][1] = 5; more = [1] + [2]', [1, 2, 3]],
    ['a = [[1]]; a = [2]; b = (a, [3])', [3, 4, 5]],
  ])('%s numbers what is seen, without gaps for what is not', (code, ids) => {
    expect([...(traceProgram(code).steps.at(-1)?.after.heap.keys() ?? [])]).toEqual(ids);
  });

  it('keeps the steps before the failing line', () => {
    expect(traceProgram('a = [1]; b = a; c').steps).toHaveLength(2);
  });

  it('never throws, whatever is written', () => {
    const piece = fc.constantFrom(
      'a',
      'b',
      ' = ',
      '[',
      ']',
      '{',
      '}',
      ':',
      '.append(',
      ')',
      '1',
      "'x'",
      ',',
      ';',
      '+=',
      ' del ',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((parts) => parts.join('')),
        ),
        (code) => {
          expect(traceProgram(code).lines).toBeInstanceOf(Array);
        },
      ),
    );
  });
});

describe('a step in words', () => {
  const say = (code: string) => explainStep(traceProgram(code).steps.at(-1) ?? fail(), english);
  const fail = (): never => {
    throw new Error('no step');
  };
  it.each([
    ['a = [1]', 'a names a new list, [1].'],
    ['a = [1]; b = a', 'b names the same list as a: no copy is made.'],
    ['a = [1]; b = a; b.append(2)', 'One list changes, and a and b both see it: it is [1, 2].'],
    [
      'a = [1]; a = [2]',
      'a names a new list, [2]. No name leads to list 1 any more: Python removes it.',
    ],
    ['a = [[1]]; a[0].append(2)', 'The inner list 1 that a leads to changes: it is [1, 2].'],
    [
      'd = {1: []}; e = d.copy(); e[1].append(2)',
      'One inner list changes, and d and e both see it: it is [2].',
    ],
    ['x = 1; x == 1', 'The value is True.'],
    ['x = 1; del x', 'The name x is gone.'],
    ['x = 1; x = 1', 'Nothing changes.'],
  ])('%s: %s', (code, sentence) => {
    expect(say(code)).toBe(sentence);
  });
});
