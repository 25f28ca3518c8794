import { defineWidget } from '@lemma/lesson-renderer';
import type { LineFitProps } from './schema.ts';

export const lineFit = defineWidget<LineFitProps>({
  name: 'line-fit',
  title: 'A line through points',
  load: async () => ({ default: (await import('./view.tsx')).LineFit }),
});
