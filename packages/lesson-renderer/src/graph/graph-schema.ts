import { isName } from '@lemma/learning-engine/expression';
import * as v from 'valibot';
import { keyed, named } from '../yaml/explain-issue.ts';
import { constantOf } from './expression/evaluate.ts';

/* Every message of this schema is what an author is told to write instead. */

/** A number, or an expression of numbers alone such as `2*pi`. */
const number = v.union(
  [
    v.pipe(v.number(), v.finite('Write a number that is not infinite.')),
    v.pipe(
      v.string(),
      v.transform(constantOf),
      v.number('Write a number, for example 2.5, -3 or 2*pi.'),
    ),
  ],
  'Write a number, for example 2.5, -3 or 2*pi.',
);
const positive = v.pipe(number, v.gtValue(0, 'Write a number greater than 0.'));
const upTo = (most: number) =>
  v.pipe(
    v.union([v.string(), v.number()], 'Write text, in quotes if it has a colon or a bracket.'),
    v.transform(String),
    v.maxLength(most, `Write at most ${most} characters.`),
  );
const short = upTo(60);
const flag = v.boolean('Write true or false.');
/** At most so many parts of one kind. */
const few = <const T extends v.GenericSchema>(part: T, most: number, example: string) =>
  v.optional(
    v.pipe(
      v.array(part, ({ input }) =>
        typeof input === 'string' && /^-\S/.test(input)
          ? `Write a space behind the dash of a list: "- ${input.slice(1)}".`
          : `Write a list, for example ${example}.`,
      ),
      v.maxLength(most, `Write at most ${most} of them.`),
    ),
  );

/** An expression, or a number alone. */
const expression = v.pipe(
  v.union([v.number(), v.string()], 'Write an expression, for example x^2 or 2sin(x).'),
  v.transform(String),
  v.minLength(1, 'Write an expression, for example x^2 or 2sin(x).'),
);
/** A number or an expression in sliders and points, such as `2a + P.x`. */
const value = v.union([number, expression], 'Write a number or an expression, for example 2a.');
const pair = v.strictTuple([value, value], 'Write two numbers in brackets, for example [1, 2].');
/** `[x, y]`, or the name of a point. */
const place = v.union(
  [pair, v.pipe(v.string(), v.minLength(1, 'Write [x, y] or the name of a point.'))],
  'Write [x, y], for example [1, 2], or the name of a point.',
);
const range = v.pipe(
  v.strictTuple([number, number], 'Write [from, to], for example [-5, 5].'),
  v.check(([low, high]) => low < high, 'Write the smaller number first.'),
);
const name = v.pipe(
  v.string(),
  v.check(
    isName,
    'A name starts with a letter and has letters, digits and underscores: P_1. It is none of and, or, not, if, where.',
  ),
);

const colors = ['blue', 'ink', 'green', 'red', 'violet', 'amber', 'grey'] as const;
/** Each colour comes with a shape or dash of its own where it matters: never colour alone. */
const color = v.picklist(colors, `Write one of ${colors.join(', ')}.`);
const look = {
  label: v.optional(short),
  color: v.optional(color),
  dashed: v.optional(flag),
};

const slider = v.pipe(
  keyed(
    {
      from: number,
      to: number,
      step: v.optional(positive),
      value: v.optional(number),
      label: v.optional(short),
    },
    'Write from and to, for example { from: 0, to: 2, value: 1 }.',
  ),
  v.check(({ from, to }) => from < to, 'Make from smaller than to.'),
);

const point = keyed(
  {
    at: pair,
    drag: v.optional(
      v.union([v.boolean(), v.picklist(['x', 'y'])], 'Write true, x or y: where it can be moved.'),
    ),
    /** Holds the point on the curve `y = on`, an expression in x. */
    on: v.optional(expression),
    snap: v.optional(positive),
    within: v.optional(
      keyed(
        { x: v.optional(range), y: v.optional(range) },
        'Write a box, for example { x: [0, 3], y: [0, 3] }.',
      ),
    ),
    label: v.optional(short),
    color: v.optional(color),
  },
  'Write { at: [x, y] }, for example P: { at: [1, 2], drag: true }.',
);

const curve = keyed(
  { y: expression, domain: v.optional(range), ...look },
  'Write an expression in x, or { y: x^2, label: f }.',
);
const path = keyed(
  { x: expression, y: expression, t: range, ...look },
  'Write x, y and t, for example { x: cos(t), y: sin(t), t: [0, 2*pi] }.',
);
const ends = 'Write from and to, for example { from: [0, 0], to: P }.';
const arrow = keyed(
  { from: v.optional(place), to: place, ...look },
  'Write [x, y], the name of a point, or { from: [0, 0], to: [1, 2] }.',
);
const corners = 'Write at least three corners, for example { points: [[0, 0], [1, 0], [0, 1]] }.';
const region = keyed({ where: expression, ...look }, 'Write a condition, for example y > x.');
const rows = 'Write two rows, for example { matrix: [[1, 0], [0, 1]] }.';
const shown = v.picklist(['grid', 'basis', 'square'], 'Write grid, basis or square.');

export const graphSchema = keyed(
  {
    title: v.optional(upTo(120)),
    /** What the picture shows; made from the parts when it is left out. */
    description: v.optional(upTo(600)),
    x: v.optional(range),
    y: v.optional(range),
    /** `equal`: one unit is as long on both axes. */
    aspect: v.optional(v.picklist(['equal', 'free'], 'Write equal or free.')),
    grid: v.optional(flag),
    axes: v.optional(flag),
    sliders: v.optional(
      named(name, slider, 'Write each under its name, for example { a: { from: 0, to: 2 } }.'),
    ),
    points: v.optional(
      named(name, point, 'Write each under its name, for example { P: { at: [1, 2] } }.'),
    ),
    functions: few(
      v.union([expression, curve], 'Write an expression in x, or { y: x^2, label: f }.'),
      12,
      '[x^2, { y: 2x, label: g }]',
    ),
    parametric: few(path, 12, '[{ x: cos(t), y: sin(t), t: [0, 2*pi] }]'),
    segments: few(
      keyed({ from: place, to: place, ...look }, ends),
      60,
      '[{ from: [0, 0], to: P }]',
    ),
    vectors: few(
      v.union(
        [place, arrow],
        'Write [x, y], the name of a point, or { from: [0, 0], to: [1, 2] }.',
      ),
      24,
      '[[1, 2], { from: [0, 0], to: P }]',
    ),
    polygons: few(
      keyed(
        {
          points: v.pipe(
            v.array(place, corners),
            v.minLength(3, corners),
            v.maxLength(24, 'Write at most 24 corners.'),
          ),
          ...look,
        },
        corners,
      ),
      12,
      '[{ points: [[0, 0], [1, 0], [0, 1]] }]',
    ),
    inequalities: few(
      v.union([expression, region], 'Write a condition, for example y > x.'),
      6,
      '[y > x]',
    ),
    maps: few(
      keyed(
        {
          matrix: v.strictTuple([pair, pair], rows),
          show: v.optional(v.array(shown, 'Write a list: [grid, basis, square].')),
          ...look,
        },
        rows,
      ),
      2,
      '[{ matrix: [[1, 0], [0, 1]] }]',
    ),
    /** Lines under the graph; `{{expression}}` shows a value that follows sliders and points. */
    text: v.optional(
      v.union(
        [upTo(2000), v.array(upTo(2000))],
        'Write text in quotes, or a list of lines: ["a is {{a}}"].',
      ),
    ),
  },
  'Write keys with values, for example functions: [x^2].',
);

export type GraphSource = v.InferOutput<typeof graphSchema>;
export type GraphColor = v.InferOutput<typeof color>;
