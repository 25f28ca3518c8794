import { defineWidget } from '@lemma/lesson-renderer';
import type { LinearTransformationGridProps } from './schema.ts';

export const linearTransformationGrid = defineWidget<LinearTransformationGridProps>({
  name: 'linear-transformation-grid',
  title: 'Linear transformation',
  load: async () => ({ default: (await import('./view.tsx')).LinearTransformationGrid }),
});
