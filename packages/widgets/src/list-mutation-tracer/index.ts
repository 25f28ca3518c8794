import { defineWidget } from '@lemma/lesson-renderer';
import type { ListMutationTracerProps } from './schema.ts';

export const listMutationTracer = defineWidget<ListMutationTracerProps>({
  name: 'list-mutation-tracer',
  title: 'Names and objects',
  load: async () => ({ default: (await import('./view.tsx')).ListMutationTracer }),
});
