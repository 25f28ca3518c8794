import { z } from 'zod';

export const histogramSchema = z.strictObject({
  data: z.array(z.number().min(-1e9).max(1e9)).min(3).max(500),
  axis: z.string().max(40).optional(),
  bins: z.int().min(1).max(40).optional(),
  extra: z.boolean().optional(),
  title: z.string().optional(),
});

export type HistogramProps = z.infer<typeof histogramSchema>;
