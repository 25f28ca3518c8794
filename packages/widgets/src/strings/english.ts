import { englishDotProductProjector } from '../dot-product-projector/strings.ts';
import { englishEigenvectorExplorer } from '../eigenvector-explorer/strings.ts';
import { englishLinearTransformationGrid } from '../linear-transformation-grid/strings.ts';
import { englishListMutationTracer } from '../list-mutation-tracer/strings.ts';
import { englishMatrixMultiplier } from '../matrix-multiplier/strings.ts';
import { englishMatrix } from '../matrix/strings.ts';
import { englishPlane } from '../plane/strings.ts';
import { englishPythonSliceVisualiser } from '../python-slice-visualiser/strings.ts';
import { englishRowReductionStepper } from '../row-reduction-stepper/strings.ts';
import { englishStepper } from '../stepper/strings.ts';
import { englishTruthTableExplorer } from '../truth-table-explorer/strings.ts';
import { englishVectorPlayground } from '../vector-playground/strings.ts';
import type { WidgetStrings } from './widget-strings.ts';

/** Every text in English: what a translation starts from. */
export const englishWidgetStrings: WidgetStrings = {
  matrix: englishMatrix,
  plane: englishPlane,
  stepper: englishStepper,
  'dot-product-projector': englishDotProductProjector,
  'eigenvector-explorer': englishEigenvectorExplorer,
  'linear-transformation-grid': englishLinearTransformationGrid,
  'list-mutation-tracer': englishListMutationTracer,
  'matrix-multiplier': englishMatrixMultiplier,
  'python-slice-visualiser': englishPythonSliceVisualiser,
  'row-reduction-stepper': englishRowReductionStepper,
  'truth-table-explorer': englishTruthTableExplorer,
  'vector-playground': englishVectorPlayground,
};
