import { lazy, Suspense } from 'react';
import type { GraphBlock } from '../lesson/compiled-lesson.ts';
import type { GraphSpec } from '../graph/graph-spec.ts';
import { useLessonHost } from '../lesson/lesson-context.ts';
import { useLive } from '../lesson/use-live.ts';
import { trustedHtml } from './trusted-html.ts';

const GraphView = lazy(async () => ({
  default: (await import('../graph/graph-view.tsx')).GraphView,
}));

/** The static picture first, on the server and in print; the live graph once its code is there. */
export function GraphBlockView({ block }: { readonly block: GraphBlock }) {
  const { emit } = useLessonHost();
  const { id } = block;
  const moved = (name: string) => {
    emit({ type: 'widget', id, name: 'graph', event: 'moved', detail: { name } });
  };
  const live = useLive();
  const picture = (
    <figure className="lemma-graph" dangerouslySetInnerHTML={trustedHtml(block.svg)} />
  );
  if (!live) return picture;
  return (
    <Suspense fallback={picture}>
      <GraphView spec={block.spec as GraphSpec} description={block.description} onChange={moved} />
    </Suspense>
  );
}
