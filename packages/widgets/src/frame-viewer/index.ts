import { defineWidget } from '@lemma/lesson-renderer';
import type { FrameViewerProps } from './schema.ts';

export const frameViewer = defineWidget<FrameViewerProps>({
  name: 'frame-viewer',
  title: 'Rows on their way',
  load: async () => ({ default: (await import('./view.tsx')).FrameViewer }),
});
