import { Suspense, useState } from 'react';
import type { GraphBlock } from '../format/compiled-lesson.ts';
import type { GraphSpec } from '../graph/graph-spec.ts';
import { lateView } from '../host/late-view.ts';
import { useLessonHost } from '../host/lesson-context.ts';
import { PieceBoundary } from '../host/piece-boundary.tsx';
import { useLive } from '../host/use-live.ts';
import { trustedHtml } from './trusted-html.ts';

const view = lateView(async () => (await import('./graph-view.tsx')).GraphView);

/** The static picture first, on the server and in print; the live graph once its code is there. */
export function GraphBlockView({ block }: { readonly block: GraphBlock }) {
  const { emit, strings } = useLessonHost();
  const [GraphView, setView] = useState(view.newest);
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
    <PieceBoundary
      message={strings.partFailed}
      retry={strings.tryAgain}
      instead={picture}
      onError={(error) => emit({ type: 'widget-failed', id, name: 'graph', error })}
      onRetry={() => setView(view.after(GraphView))}
    >
      <Suspense fallback={picture}>
        <GraphView
          spec={block.spec as GraphSpec}
          description={block.description}
          onChange={moved}
        />
      </Suspense>
    </PieceBoundary>
  );
}
