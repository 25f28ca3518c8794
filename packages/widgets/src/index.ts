'use client';

import type { WidgetDefinition } from '@lemma/lesson-renderer';
import { arrayAxis } from './array-axis/index.ts';
import { arrayBroadcast } from './array-broadcast/index.ts';
import { arrayView } from './array-view/index.ts';
import { dotProductProjector } from './dot-product-projector/index.ts';
import { eigenvectorExplorer } from './eigenvector-explorer/index.ts';
import { frameViewer } from './frame-viewer/index.ts';
import { functionPlotter } from './function-plotter/index.ts';
import { gradientDescent } from './gradient-descent/index.ts';
import { histogram } from './histogram/index.ts';
import { lineFit } from './line-fit/index.ts';
import { linearTransformationGrid } from './linear-transformation-grid/index.ts';
import { listMutationTracer } from './list-mutation-tracer/index.ts';
import { matrixMultiplier } from './matrix-multiplier/index.ts';
import { pythonSliceVisualiser } from './python-slice-visualiser/index.ts';
import { rowReductionStepper } from './row-reduction-stepper/index.ts';
import { singularValueExplorer } from './singular-value-explorer/index.ts';
import { withStrings } from './strings/with-strings.tsx';
import type { GivenWidgetStrings } from './strings/widget-strings.ts';
import { truthTableExplorer } from './truth-table-explorer/index.ts';
import { vectorPlayground } from './vector-playground/index.ts';

export {
  arrayAxis,
  arrayBroadcast,
  arrayView,
  dotProductProjector,
  eigenvectorExplorer,
  frameViewer,
  functionPlotter,
  gradientDescent,
  histogram,
  lineFit,
  linearTransformationGrid,
  listMutationTracer,
  matrixMultiplier,
  pythonSliceVisualiser,
  rowReductionStepper,
  singularValueExplorer,
  truthTableExplorer,
  vectorPlayground,
};
export { withStrings };
export type { GivenWidgetStrings };
export type { WidgetStrings } from './strings/widget-strings.ts';
export { LazyWidget, type LazyWidgetProps } from './lazy-widget.tsx';

/**
 * All of them. A registry holds widgets of different props; each view gets props that its own schema
 * (`@lemma/widgets/schemas`) has checked, which is what makes the wider type true.
 */
export const widgets: readonly WidgetDefinition[] = [
  matrixMultiplier,
  vectorPlayground,
  dotProductProjector,
  linearTransformationGrid,
  eigenvectorExplorer,
  rowReductionStepper,
  singularValueExplorer,
  pythonSliceVisualiser,
  listMutationTracer,
  truthTableExplorer,
  arrayBroadcast,
  arrayAxis,
  arrayView,
  frameViewer,
  functionPlotter,
  gradientDescent,
  histogram,
  lineFit,
] as readonly unknown[] as readonly WidgetDefinition[];

/**
 * All of them in another language; what `strings` leaves out stays English. Call it once and keep the result: another
 * registry is another set of widgets, which would begin anew.
 */
export const widgetsIn = (strings: GivenWidgetStrings): readonly WidgetDefinition[] =>
  widgets.map((widget) => withStrings(widget, strings));
