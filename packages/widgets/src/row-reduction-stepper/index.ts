import { defineWidget } from '@lemma/lesson-renderer';
import type { RowReductionStepperProps } from './schema.ts';

export const rowReductionStepper = defineWidget<RowReductionStepperProps>({
  name: 'row-reduction-stepper',
  title: 'Row reduction',
  load: async () => ({ default: (await import('./view.tsx')).RowReductionStepper }),
});
