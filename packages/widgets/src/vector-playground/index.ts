import { defineWidget } from '@lemma/lesson-renderer';
import type { VectorPlaygroundProps } from './schema.ts';

export const vectorPlayground = defineWidget<VectorPlaygroundProps>({
  name: 'vector-playground',
  title: 'Vectors',
  load: async () => ({ default: (await import('./view.tsx')).VectorPlayground }),
});
