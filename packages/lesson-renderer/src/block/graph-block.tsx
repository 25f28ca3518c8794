import { lazy, Suspense, useEffect, useState } from 'react';
import type { GraphBlock } from '../lesson/compiled-lesson.ts';
import { trustedHtml } from './trusted-html.ts';

const GraphView = lazy(() => import('../graph/graph-view.tsx'));

/** The static picture first, on the server and in print; the live graph once its code is there. */
export function GraphBlockView({ block }: { readonly block: GraphBlock }) {
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const picture = (
    <figure
      className="lemma-graph-picture"
      aria-label={block.description}
      dangerouslySetInnerHTML={trustedHtml(block.svg)}
    />
  );
  if (!live) return picture;
  return (
    <Suspense fallback={picture}>
      <GraphView
        spec={block.spec as Parameters<typeof GraphView>[0]['spec']}
        svg={block.svg}
        description={block.description}
        id={block.id}
      />
    </Suspense>
  );
}
