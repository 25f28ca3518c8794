import { defineWidget } from '@lemma/lesson-renderer';
import type { MatrixMultiplierProps } from './schema.ts';

export const matrixMultiplier = defineWidget<MatrixMultiplierProps>({
  name: 'matrix-multiplier',
  title: 'Matrix products',
  load: async () => ({ default: (await import('./view.tsx')).MatrixMultiplier }),
});
