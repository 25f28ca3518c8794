import * as v from 'valibot';

const number = v.pipe(v.number(), v.finite());
const positive = v.pipe(number, v.gtValue(0));
const text = v.pipe(v.string(), v.minLength(1));
const upTo = (most: number) => v.pipe(v.string(), v.maxLength(most));
const short = upTo(60);
/** At most so many parts of one kind. */
const few = <const T extends v.GenericSchema>(part: T, most: number) =>
  v.optional(v.pipe(v.array(part), v.maxLength(most)));

/** A number or an expression in sliders and points, such as `2a + P.x`. */
const value = v.union([number, text]);
/** `[x, y]`, or the name of a point. */
const place = v.union([v.tuple([value, value]), text]);
const range = v.pipe(
  v.tuple([number, number]),
  v.check(([low, high]) => low < high, 'Write the smaller number first.'),
);
const name = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z]\w*$/, 'A name starts with a letter and has letters, digits and underscores.'),
);

/** Each colour comes with a shape or dash of its own where it matters: never colour alone. */
const color = v.picklist(['blue', 'ink', 'green', 'red', 'violet', 'amber', 'grey']);
const look = {
  label: v.optional(short),
  color: v.optional(color),
  dashed: v.optional(v.boolean()),
};

const slider = v.pipe(
  v.strictObject({
    from: number,
    to: number,
    step: v.optional(positive),
    value: v.optional(number),
    label: v.optional(short),
  }),
  v.check(({ from, to }) => from < to, '`from` has to be smaller than `to`.'),
);

const point = v.strictObject({
  at: v.tuple([value, value]),
  drag: v.optional(v.union([v.boolean(), v.picklist(['x', 'y'])])),
  /** Holds the point on the curve `y = on`, an expression in x. */
  on: v.optional(text),
  snap: v.optional(positive),
  within: v.optional(v.strictObject({ x: v.optional(range), y: v.optional(range) })),
  label: v.optional(short),
  color: v.optional(color),
});

const curve = v.strictObject({ y: text, domain: v.optional(range), ...look });

export const graphSchema = v.strictObject({
  title: v.optional(upTo(120)),
  /** What the picture shows; made from the parts when it is left out. */
  description: v.optional(upTo(600)),
  x: v.optional(range),
  y: v.optional(range),
  /** `equal`: one unit is as long on both axes. */
  aspect: v.optional(v.picklist(['equal', 'free'])),
  grid: v.optional(v.boolean()),
  axes: v.optional(v.boolean()),
  sliders: v.optional(v.record(name, slider)),
  points: v.optional(v.record(name, point)),
  functions: few(v.union([text, curve]), 12),
  parametric: few(v.strictObject({ x: v.string(), y: v.string(), t: range, ...look }), 12),
  segments: few(v.strictObject({ from: place, to: place, ...look }), 60),
  vectors: few(
    v.union([place, v.strictObject({ from: v.optional(place), to: place, ...look })]),
    24,
  ),
  polygons: few(
    v.strictObject({ points: v.pipe(v.array(place), v.minLength(3), v.maxLength(24)), ...look }),
    12,
  ),
  inequalities: few(v.union([text, v.strictObject({ where: text, ...look })]), 6),
  maps: few(
    v.strictObject({
      matrix: v.tuple([v.tuple([value, value]), v.tuple([value, value])]),
      show: v.optional(v.array(v.picklist(['grid', 'basis', 'square']))),
      ...look,
    }),
    2,
  ),
  /** Lines under the graph; `{{expression}}` shows a value that follows sliders and points. */
  text: v.optional(v.union([v.string(), v.array(v.string())])),
});

export type GraphSource = v.InferOutput<typeof graphSchema>;
export type GraphColor = v.InferOutput<typeof color>;
