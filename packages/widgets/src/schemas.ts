import type { z } from 'zod';
import { arrayAxisSchema } from './array-axis/schema.ts';
import { arrayBroadcastSchema } from './array-broadcast/schema.ts';
import { arrayViewSchema } from './array-view/schema.ts';
import { dotProductProjectorSchema } from './dot-product-projector/schema.ts';
import { eigenvectorExplorerSchema } from './eigenvector-explorer/schema.ts';
import { frameViewerSchema } from './frame-viewer/schema.ts';
import { functionPlotterSchema } from './function-plotter/schema.ts';
import { gradientDescentSchema } from './gradient-descent/schema.ts';
import { histogramSchema } from './histogram/schema.ts';
import { lineFitSchema } from './line-fit/schema.ts';
import { linearTransformationGridSchema } from './linear-transformation-grid/schema.ts';
import { listMutationTracerSchema } from './list-mutation-tracer/schema.ts';
import { matrixMultiplierSchema } from './matrix-multiplier/schema.ts';
import { pythonSliceVisualiserSchema } from './python-slice-visualiser/schema.ts';
import { rowReductionStepperSchema } from './row-reduction-stepper/schema.ts';
import { singularValueExplorerSchema } from './singular-value-explorer/schema.ts';
import { truthTableExplorerSchema } from './truth-table-explorer/schema.ts';
import { vectorPlaygroundSchema } from './vector-playground/schema.ts';

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
  { name: 'vector-playground', title: 'Vectors', schema: vectorPlaygroundSchema },
  {
    name: 'dot-product-projector',
    title: 'Dot product and projection',
    schema: dotProductProjectorSchema,
  },
  {
    name: 'linear-transformation-grid',
    title: 'Linear transformation',
    schema: linearTransformationGridSchema,
  },
  { name: 'eigenvector-explorer', title: 'Eigenvectors', schema: eigenvectorExplorerSchema },
  { name: 'row-reduction-stepper', title: 'Row reduction', schema: rowReductionStepperSchema },
  {
    name: 'singular-value-explorer',
    title: 'Turn, stretch, turn',
    schema: singularValueExplorerSchema,
  },
  { name: 'python-slice-visualiser', title: 'Slices', schema: pythonSliceVisualiserSchema },
  { name: 'list-mutation-tracer', title: 'Names and objects', schema: listMutationTracerSchema },
  { name: 'truth-table-explorer', title: 'Truth table', schema: truthTableExplorerSchema },
  { name: 'array-broadcast', title: 'Broadcasting', schema: arrayBroadcastSchema },
  { name: 'array-axis', title: 'Along an axis', schema: arrayAxisSchema },
  { name: 'array-view', title: 'View or copy', schema: arrayViewSchema },
  { name: 'frame-viewer', title: 'Rows on their way', schema: frameViewerSchema },
  { name: 'function-plotter', title: 'A function', schema: functionPlotterSchema },
  { name: 'gradient-descent', title: 'Gradient descent', schema: gradientDescentSchema },
  { name: 'histogram', title: 'Histogram and box plot', schema: histogramSchema },
  { name: 'line-fit', title: 'A line through points', schema: lineFitSchema },
];
