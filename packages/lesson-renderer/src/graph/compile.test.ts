import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileGraph } from './compile.ts';

const place = { file: 'lesson.md', line: 10 };
const compile = (yaml: string) => compileGraph(yaml, place);

const EVERYTHING = `
title: Everything
x: [-4, 4]
sliders:
  a: { from: -2, to: 2, value: 1.5 }
points:
  P: { at: [1, 2], drag: true, snap: 0.5 }
  Q: { at: [a, a^2] }
  R: { at: [0, 0], on: "sin(x)" }
functions:
  - a*x^2
  - { y: tan(x), dashed: true, label: tan }
parametric:
  - { x: 2cos(t), y: 2sin(t), t: [0, 6.2832] }
segments:
  - { from: P, to: Q }
vectors:
  - P
  - { from: [1, 0], to: [a, P.y], label: v }
polygons:
  - { points: [P, Q, [0, 0]], label: T }
inequalities:
  - y > x + 1
  - x^2 + y^2 < 4
maps:
  - { matrix: [[1, a], [0, 1]] }
text:
  - "a is {{a}} and |P| is {{round(hypot(P.x, P.y), 2)}}"
`;

describe('a graph block', () => {
  it('compiles every kind of part into one picture and one description', () => {
    const { spec, svg, description, messages } = compile(EVERYTHING);
    expect(messages).toEqual([]);
    expect(spec?.points.map((point) => point.drag)).toEqual(['free', 'none', 'free']);
    expect(svg).toMatch(/^<svg class="lemma-graph-picture" role="img" aria-label="Everything\./);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(description).toContain('Movable point P at (1, 2)');
    expect(description).toContain('Point Q at (1.5, 2.25)');
    expect(description).toContain('Slider a from −2 to 2, now 1.5');
    expect(description).toContain('Vector v from (1, 0) to (1.5, 2)');
  });

  it('gives plain JSON and the same bytes each time', () => {
    const first = compile(EVERYTHING);
    expect(JSON.parse(JSON.stringify(first.spec))).toEqual(first.spec);
    expect(JSON.stringify(compile(EVERYTHING))).toBe(JSON.stringify(first));
  });

  it('draws a function with a pole in two strokes', () => {
    const d = /lemma-graph-curve[^>]* d="([^"]*)"/.exec(compile('functions: [1/x]').svg)?.[1];
    expect(d?.match(/M/g)).toHaveLength(2);
  });

  it('escapes what an author writes', () => {
    const { svg } = compile('title: "<script>\\"&"\nfunctions: [{ y: x, label: "<b>" }]');
    expect(svg).toContain('&lt;script&gt;&quot;&amp;');
    expect(svg).not.toMatch(/<script|<b>/);
  });
});

describe('a mistake in a graph block', () => {
  it.each([
    ['functions:\n  - sin(q)', 12, 5, /“q” is not defined here/],
    ['functions:\n  - { y: 2 + }', 12, 10, /ends too early/],
    ['vectors: [P]', 11, 11, /There is no point “P”/],
    ['points:\n  P: { at: [Q.x, 1] }\n  Q: { at: [0, 0] }', 12, 13, /“Q.x” is not defined/],
    ['text: "{{b}}"', 11, 7, /“b” is not defined/],
    ['sliders:\n  x: { from: 0, to: 1 }', 12, 6, /stands for a coordinate/],
    ['colour: red', 11, 1, /There is no key `colour`/],
  ])('in %j is told at line %d, column %d', (yaml, line, column, message) => {
    const { messages, spec, svg } = compile(yaml);
    expect(messages[0]).toMatchObject({ file: 'lesson.md', line, column });
    expect(messages[0]?.message).toMatch(message);
    expect(messages[0]?.fix).not.toBe('');
    expect([spec, svg]).toEqual([undefined, '']);
  });

  it('never throws, whatever is written', () => {
    fc.assert(
      fc.property(fc.string(), (yaml) => {
        expect(Array.isArray(compile(yaml).messages)).toBe(true);
      }),
    );
  });

  it('stops an alias bomb', () => {
    const bomb = `a: &a [1,1,1,1,1,1,1,1,1]\n${Array.from('bcdefghi', (name, i) => {
      const before = 'abcdefgh'[i];
      return `${name}: &${name} [${Array.from({ length: 9 }, () => `*${before}`).join(',')}]`;
    }).join('\n')}`;
    expect(compile(bomb).messages.length).toBeGreaterThan(0);
  });
});
