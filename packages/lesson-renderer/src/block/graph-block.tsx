import type { GraphBlock } from '../format/compiled-lesson.ts';
import type { GraphSpec } from '../graph/graph-spec.ts';
import { LatePiece } from '../host/late-piece.tsx';
import { lateView } from '../host/late-view.ts';
import { useLessonHost } from '../host/lesson-context.ts';
import { trustedHtml } from './trusted-html.ts';

const view = lateView(async () => (await import('./graph-view.tsx')).GraphView);

/** The static picture first, on the server and in print; the live graph once its code is there. */
export function GraphBlockView({
  block: { id, svg, spec, description },
}: {
  readonly block: GraphBlock;
}) {
  const { emit } = useLessonHost();
  const picture = <figure className="lemma-graph" dangerouslySetInnerHTML={trustedHtml(svg)} />;
  return (
    <LatePiece
      view={view}
      id={id}
      name="graph"
      waiting={picture}
      instead={picture}
      spec={spec as GraphSpec}
      description={description}
      onChange={(name) => {
        emit({ type: 'widget', id, name: 'graph', event: 'moved', detail: { name } });
      }}
    />
  );
}
