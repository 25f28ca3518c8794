import { defineWidget } from '@lemma/lesson-renderer';
import type { DotProductProjectorProps } from './schema.ts';

export const dotProductProjector = defineWidget<DotProductProjectorProps>({
  name: 'dot-product-projector',
  title: 'Dot product and projection',
  load: async () => ({ default: (await import('./view.tsx')).DotProductProjector }),
});
