import { defineWidget } from '@lemma/lesson-renderer';
import type { EigenvectorExplorerProps } from './schema.ts';

export const eigenvectorExplorer = defineWidget<EigenvectorExplorerProps>({
  name: 'eigenvector-explorer',
  title: 'Eigenvectors',
  load: async () => ({ default: (await import('./view.tsx')).EigenvectorExplorer }),
});
