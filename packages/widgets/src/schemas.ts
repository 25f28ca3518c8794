import type { z } from 'zod';
import { matrixMultiplierSchema } from './matrix-multiplier/schema.ts';

/** What the compiler needs to check a widget block: no React. */
export interface WidgetSchema {
  /** Kebab-case, as authors write it. */
  readonly name: string;
  /** Shown over the widget unless the author gives a title. */
  readonly title: string;
  /** Checks the block's props. */
  readonly schema: z.ZodType<object>;
}

export const widgetSchemas: readonly WidgetSchema[] = [
  { name: 'matrix-multiplier', title: 'Matrix products', schema: matrixMultiplierSchema },
];
