import { defineWidget } from '@lemma/lesson-renderer';
import type { HistogramProps } from './schema.ts';

export const histogram = defineWidget<HistogramProps>({
  name: 'histogram',
  title: 'Histogram and box plot',
  load: async () => ({ default: (await import('./view.tsx')).Histogram }),
});
