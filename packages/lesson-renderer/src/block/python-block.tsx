import { useLessonHost } from '../host/lesson-context.ts';
import { useSlotEvents } from '../host/use-slot-events.ts';
import type { PythonBlock } from '../format/compiled-lesson.ts';
import { PieceBoundary } from '../host/piece-boundary.tsx';
import { HtmlBlock } from './html-block.tsx';

/** A runnable cell where the host gives one; else the code and the output that running it gives. */
export function PythonBlockView({
  block,
  autoRun,
}: {
  readonly block: PythonBlock;
  readonly autoRun: boolean | undefined;
}) {
  const { slots, strings, emit } = useLessonHost();
  const onEvent = useSlotEvents(block.id, 'python');
  const Cell = slots.python;
  if (!Cell) return <StaticPython block={block} />;
  return (
    <PieceBoundary
      message={strings.partFailed}
      retry={strings.tryAgain}
      instead={<StaticPython block={block} />}
      onError={(error) => emit({ type: 'widget-failed', id: block.id, name: 'python', error })}
    >
      <div className="lemma-python">
        <Cell {...block} autoRun={autoRun} onEvent={onEvent} />
      </div>
    </PieceBoundary>
  );
}

function StaticPython({ block }: { readonly block: PythonBlock }) {
  const { strings } = useLessonHost();
  return (
    <div className="lemma-python" id={block.id}>
      <HtmlBlock html={block.html} />
      {block.output !== undefined && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must reach it and hear its name
        <pre className="lemma-output" role="group" aria-label={strings.output} tabIndex={0}>
          <samp>{block.output}</samp>
        </pre>
      )}
    </div>
  );
}
