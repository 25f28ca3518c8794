import { defineWidget } from '@lemma/lesson-renderer';
import type { PythonSliceVisualiserProps } from './schema.ts';

export const pythonSliceVisualiser = defineWidget<PythonSliceVisualiserProps>({
  name: 'python-slice-visualiser',
  title: 'Slices',
  load: async () => ({ default: (await import('./view.tsx')).PythonSliceVisualiser }),
});
