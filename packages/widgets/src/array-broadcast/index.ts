import { defineWidget } from '@lemma/lesson-renderer';
import type { ArrayCodeProps } from '../array/array-schema.ts';

export const arrayBroadcast = defineWidget<ArrayCodeProps>({
  name: 'array-broadcast',
  title: 'Broadcasting',
  load: async () => ({ default: (await import('./view.tsx')).ArrayBroadcast }),
});
