import { englishArrayAxis } from './array-axis.ts';
import { englishArrayBroadcast } from './array-broadcast.ts';
import { englishArrayView } from './array-view.ts';
import { englishDotProductProjector } from './dot-product-projector.ts';
import { englishEigenvectorExplorer } from './eigenvector-explorer.ts';
import { englishFrameViewer } from './frame-viewer.ts';
import { englishFunctionPlotter } from './function-plotter.ts';
import { englishGradientDescent } from './gradient-descent.ts';
import { englishHistogram } from './histogram.ts';
import { englishLineFit } from './line-fit.ts';
import { englishLinearTransformationGrid } from './linear-transformation-grid.ts';
import { englishListMutationTracer } from './list-mutation-tracer.ts';
import { englishMatrixMultiplier } from './matrix-multiplier.ts';
import { englishMatrix } from './matrix.ts';
import { englishPlane } from './plane.ts';
import { englishPythonSliceVisualiser } from './python-slice-visualiser.ts';
import { englishRowReductionStepper } from './row-reduction-stepper.ts';
import { englishSingularValueExplorer } from './singular-value-explorer.ts';
import { englishStepper } from './stepper.ts';
import { englishTruthTableExplorer } from './truth-table-explorer.ts';
import { englishVectorPlayground } from './vector-playground.ts';
import type { WidgetStrings } from './widget-strings.ts';

/** Every text in English: what a translation starts from. */
export const englishWidgetStrings: WidgetStrings = {
  matrix: englishMatrix,
  plane: englishPlane,
  stepper: englishStepper,
  'array-axis': englishArrayAxis,
  'array-broadcast': englishArrayBroadcast,
  'array-view': englishArrayView,
  'dot-product-projector': englishDotProductProjector,
  'eigenvector-explorer': englishEigenvectorExplorer,
  'frame-viewer': englishFrameViewer,
  'function-plotter': englishFunctionPlotter,
  'gradient-descent': englishGradientDescent,
  histogram: englishHistogram,
  'line-fit': englishLineFit,
  'linear-transformation-grid': englishLinearTransformationGrid,
  'list-mutation-tracer': englishListMutationTracer,
  'matrix-multiplier': englishMatrixMultiplier,
  'python-slice-visualiser': englishPythonSliceVisualiser,
  'row-reduction-stepper': englishRowReductionStepper,
  'singular-value-explorer': englishSingularValueExplorer,
  'truth-table-explorer': englishTruthTableExplorer,
  'vector-playground': englishVectorPlayground,
};
