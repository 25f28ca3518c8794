import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import type { LateView } from './late-view.ts';
import { useLessonHost } from './lesson-context.ts';
import { PieceBoundary } from './piece-boundary.tsx';
import { useLive } from './use-live.ts';

/** A piece whose view loads with its first use. `waiting` stands in its place on the server and until then. */
export function LatePiece<Props extends object>({
  view,
  id,
  name,
  waiting,
  instead,
  ...props
}: Props & {
  readonly view: LateView<Props>;
  /** What an event about its failure says. */
  readonly id: string;
  readonly name: string;
  readonly waiting: ReactNode;
  /** What can still be shown once it failed. */
  readonly instead?: ReactNode;
}) {
  const { emit, strings } = useLessonHost();
  const [newest, setView] = useState(view.newest);
  if (!useLive()) return waiting;
  // TypeScript does not know that what is left of them are the view's own.
  const View = newest as ComponentType<object>;
  return (
    <PieceBoundary
      message={strings.partFailed}
      retry={strings.tryAgain}
      instead={instead}
      onError={(error) => emit({ type: 'widget-failed', id, name, error })}
      onRetry={() => setView(view.after(newest))}
    >
      <Suspense fallback={waiting}>
        <View {...props} />
      </Suspense>
    </PieceBoundary>
  );
}
