import { defineWidget } from '@lemma/lesson-renderer';
import type { TruthTableExplorerProps } from './schema.ts';

export const truthTableExplorer = defineWidget<TruthTableExplorerProps>({
  name: 'truth-table-explorer',
  title: 'Truth table',
  load: async () => ({ default: (await import('./view.tsx')).TruthTableExplorer }),
});
