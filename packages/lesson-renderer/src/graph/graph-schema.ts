import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));
const short = z.string().check(z.maxLength(60));
const positive = z.number().check(z.positive());
/** At most so many parts of one kind. */
const few = <T extends z.core.$ZodType>(part: T, most: number) =>
  z.optional(z.array(part).check(z.maxLength(most)));

/** A number or an expression in sliders and points, such as `2a + P.x`. */
const value = z.union([z.number(), text]);
/** `[x, y]`, or the name of a point. */
const place = z.union([z.tuple([value, value]), text]);
const range = z
  .tuple([z.number(), z.number()])
  .check(z.refine(([low, high]) => low < high, { error: 'Write the smaller number first.' }));
const name = z.string().check(
  z.regex(/^[A-Za-z]\w*$/, {
    error: 'A name starts with a letter and has letters, digits and underscores.',
  }),
);

/** Each colour comes with a shape or dash of its own where it matters: never colour alone. */
const color = z.enum(['blue', 'ink', 'green', 'red', 'violet', 'amber', 'grey']);
const look = {
  label: z.optional(short),
  color: z.optional(color),
  dashed: z.optional(z.boolean()),
};

const slider = z
  .strictObject({
    from: z.number(),
    to: z.number(),
    step: z.optional(positive),
    value: z.optional(z.number()),
    label: z.optional(short),
  })
  .check(z.refine(({ from, to }) => from < to, { error: '`from` has to be smaller than `to`.' }));

const point = z.strictObject({
  at: z.tuple([value, value]),
  drag: z.optional(z.union([z.boolean(), z.enum(['x', 'y'])])),
  /** Holds the point on the curve `y = on`, an expression in x. */
  on: z.optional(text),
  snap: z.optional(positive),
  within: z.optional(z.strictObject({ x: z.optional(range), y: z.optional(range) })),
  label: z.optional(short),
  color: z.optional(color),
});

const curve = z.strictObject({ y: text, domain: z.optional(range), ...look });

export const graphSchema = z.strictObject({
  title: z.optional(z.string().check(z.maxLength(120))),
  /** What the picture shows; made from the parts when it is left out. */
  description: z.optional(z.string().check(z.maxLength(600))),
  x: z.optional(range),
  y: z.optional(range),
  /** `equal`: one unit is as long on both axes. */
  aspect: z.optional(z.enum(['equal', 'free'])),
  grid: z.optional(z.boolean()),
  axes: z.optional(z.boolean()),
  sliders: z.optional(z.record(name, slider)),
  points: z.optional(z.record(name, point)),
  functions: few(z.union([text, curve]), 12),
  parametric: few(z.strictObject({ x: z.string(), y: z.string(), t: range, ...look }), 12),
  segments: few(z.strictObject({ from: place, to: place, ...look }), 60),
  vectors: few(
    z.union([place, z.strictObject({ from: z.optional(place), to: place, ...look })]),
    24,
  ),
  polygons: few(
    z.strictObject({ points: z.array(place).check(z.minLength(3), z.maxLength(24)), ...look }),
    12,
  ),
  inequalities: few(z.union([text, z.strictObject({ where: text, ...look })]), 6),
  maps: few(
    z.strictObject({
      matrix: z.tuple([z.tuple([value, value]), z.tuple([value, value])]),
      show: z.optional(z.array(z.enum(['grid', 'basis', 'square']))),
      ...look,
    }),
    2,
  ),
  /** Lines under the graph; `{{expression}}` shows a value that follows sliders and points. */
  text: z.optional(z.union([z.string(), z.array(z.string())])),
});

export type GraphSource = z.infer<typeof graphSchema>;
export type GraphColor = z.infer<typeof color>;
