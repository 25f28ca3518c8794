import type { ArrayAxisStrings } from './array-axis.ts';
import type { ArrayBroadcastStrings } from './array-broadcast.ts';
import type { ArrayViewStrings } from './array-view.ts';
import type { DotProductProjectorStrings } from './dot-product-projector.ts';
import type { EigenvectorExplorerStrings } from './eigenvector-explorer.ts';
import type { FrameViewerStrings } from './frame-viewer.ts';
import type { FunctionPlotterStrings } from './function-plotter.ts';
import type { GradientDescentStrings } from './gradient-descent.ts';
import type { HistogramStrings } from './histogram.ts';
import type { LineFitStrings } from './line-fit.ts';
import type { LinearTransformationGridStrings } from './linear-transformation-grid.ts';
import type { ListMutationTracerStrings } from './list-mutation-tracer.ts';
import type { MatrixMultiplierStrings } from './matrix-multiplier.ts';
import type { MatrixStrings } from './matrix.ts';
import type { PlaneStrings } from './plane.ts';
import type { PythonSliceVisualiserStrings } from './python-slice-visualiser.ts';
import type { RowReductionStepperStrings } from './row-reduction-stepper.ts';
import type { SingularValueExplorerStrings } from './singular-value-explorer.ts';
import type { StepperStrings } from './stepper.ts';
import type { TruthTableExplorerStrings } from './truth-table-explorer.ts';
import type { VectorPlaygroundStrings } from './vector-playground.ts';

/** Every text that the widgets show or say: the parts that several share, then each widget's own. */
export interface WidgetStrings {
  readonly matrix: MatrixStrings;
  readonly plane: PlaneStrings;
  readonly stepper: StepperStrings;
  readonly 'array-axis': ArrayAxisStrings;
  readonly 'array-broadcast': ArrayBroadcastStrings;
  readonly 'array-view': ArrayViewStrings;
  readonly 'dot-product-projector': DotProductProjectorStrings;
  readonly 'eigenvector-explorer': EigenvectorExplorerStrings;
  readonly 'frame-viewer': FrameViewerStrings;
  readonly 'function-plotter': FunctionPlotterStrings;
  readonly 'gradient-descent': GradientDescentStrings;
  readonly histogram: HistogramStrings;
  readonly 'line-fit': LineFitStrings;
  readonly 'linear-transformation-grid': LinearTransformationGridStrings;
  readonly 'list-mutation-tracer': ListMutationTracerStrings;
  readonly 'matrix-multiplier': MatrixMultiplierStrings;
  readonly 'python-slice-visualiser': PythonSliceVisualiserStrings;
  readonly 'row-reduction-stepper': RowReductionStepperStrings;
  readonly 'singular-value-explorer': SingularValueExplorerStrings;
  readonly 'truth-table-explorer': TruthTableExplorerStrings;
  readonly 'vector-playground': VectorPlaygroundStrings;
}

/** Texts in another language, and the titles over the widgets: what is left out stays English. */
export type GivenWidgetStrings = {
  readonly [Part in keyof WidgetStrings]?: Partial<WidgetStrings[Part]>;
} & {
  /** By the widget's name; a lesson may give a title of its own. */
  readonly titles?: Readonly<Record<string, string>>;
};
