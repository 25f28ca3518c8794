import { defineWidget } from '@lemma/lesson-renderer';
import type { ArrayCodeProps } from '../array/array-schema.ts';

export const arrayAxis = defineWidget<ArrayCodeProps>({
  name: 'array-axis',
  title: 'Along an axis',
  load: async () => ({ default: (await import('./view.tsx')).ArrayAxis }),
});
