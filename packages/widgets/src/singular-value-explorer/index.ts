import { defineWidget } from '@lemma/lesson-renderer';
import type { SingularValueExplorerProps } from './schema.ts';

export const singularValueExplorer = defineWidget<SingularValueExplorerProps>({
  name: 'singular-value-explorer',
  title: 'Turn, stretch, turn',
  load: async () => ({ default: (await import('./view.tsx')).SingularValueExplorer }),
});
