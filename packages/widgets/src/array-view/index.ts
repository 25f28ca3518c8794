import { defineWidget } from '@lemma/lesson-renderer';
import type { ArrayCodeProps } from '../array/array-schema.ts';

export const arrayView = defineWidget<ArrayCodeProps>({
  name: 'array-view',
  title: 'View or copy',
  load: async () => ({ default: (await import('./view.tsx')).ArrayView }),
});
