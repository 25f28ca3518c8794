import * as z from 'zod';

/** A number or an expression in sliders and points, such as `2a + P.x`. */
const value = z.union([z.number(), z.string().min(1)]);
/** `[x, y]`, or the name of a point. */
const place = z.union([z.tuple([value, value]), z.string().min(1)]);
const range = z
  .tuple([z.number(), z.number()])
  .refine(([low, high]) => low < high, { error: 'Write the smaller number first.' });
const name = z.string().regex(/^[A-Za-z]\w*$/, {
  error: 'A name starts with a letter and has letters, digits and underscores.',
});

/** Each colour comes with a shape or dash of its own where it matters: never colour alone. */
const color = z.enum(['blue', 'ink', 'green', 'red', 'violet', 'amber', 'grey']);
const look = {
  label: z.string().max(60).optional(),
  color: color.optional(),
  dashed: z.boolean().optional(),
};

const slider = z
  .strictObject({
    from: z.number(),
    to: z.number(),
    step: z.number().positive().optional(),
    value: z.number().optional(),
    label: z.string().max(60).optional(),
  })
  .refine(({ from, to }) => from < to, { error: '`from` has to be smaller than `to`.' });

const point = z.strictObject({
  at: z.tuple([value, value]),
  drag: z.union([z.boolean(), z.enum(['x', 'y'])]).optional(),
  /** Holds the point on the curve `y = on`, an expression in x. */
  on: z.string().min(1).optional(),
  snap: z.number().positive().optional(),
  within: z.strictObject({ x: range.optional(), y: range.optional() }).optional(),
  label: z.string().max(60).optional(),
  color: color.optional(),
});

const curve = z.strictObject({ y: z.string().min(1), domain: range.optional(), ...look });

export const graphSchema = z.strictObject({
  title: z.string().max(120).optional(),
  /** What the picture shows; made from the parts when it is left out. */
  description: z.string().max(600).optional(),
  x: range.optional(),
  y: range.optional(),
  /** `equal`: one unit is as long on both axes. */
  aspect: z.enum(['equal', 'free']).optional(),
  grid: z.boolean().optional(),
  axes: z.boolean().optional(),
  sliders: z.record(name, slider).optional(),
  points: z.record(name, point).optional(),
  functions: z
    .array(z.union([z.string().min(1), curve]))
    .max(12)
    .optional(),
  parametric: z
    .array(z.strictObject({ x: z.string(), y: z.string(), t: range, ...look }))
    .max(12)
    .optional(),
  segments: z
    .array(z.strictObject({ from: place, to: place, ...look }))
    .max(60)
    .optional(),
  vectors: z
    .array(z.union([place, z.strictObject({ from: place.optional(), to: place, ...look })]))
    .max(24)
    .optional(),
  polygons: z
    .array(z.strictObject({ points: z.array(place).min(3).max(24), ...look }))
    .max(12)
    .optional(),
  inequalities: z
    .array(z.union([z.string().min(1), z.strictObject({ where: z.string().min(1), ...look })]))
    .max(6)
    .optional(),
  maps: z
    .array(
      z.strictObject({
        matrix: z.tuple([z.tuple([value, value]), z.tuple([value, value])]),
        show: z.array(z.enum(['grid', 'basis', 'square'])).optional(),
        ...look,
      }),
    )
    .max(2)
    .optional(),
  /** Lines under the graph; `{{expression}}` shows a value that follows sliders and points. */
  text: z.union([z.string(), z.array(z.string())]).optional(),
});

export type GraphSource = z.infer<typeof graphSchema>;
export type GraphColor = z.infer<typeof color>;
