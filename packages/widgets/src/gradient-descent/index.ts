import { defineWidget } from '@lemma/lesson-renderer';
import type { GradientDescentProps } from './schema.ts';

export const gradientDescent = defineWidget<GradientDescentProps>({
  name: 'gradient-descent',
  title: 'Gradient descent',
  load: async () => ({ default: (await import('./view.tsx')).GradientDescent }),
});
