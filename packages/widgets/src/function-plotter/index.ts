import { defineWidget } from '@lemma/lesson-renderer';
import type { FunctionPlotterProps } from './schema.ts';

export const functionPlotter = defineWidget<FunctionPlotterProps>({
  name: 'function-plotter',
  title: 'A function',
  load: async () => ({ default: (await import('./view.tsx')).FunctionPlotter }),
});
