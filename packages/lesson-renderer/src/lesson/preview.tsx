import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useSame } from '../host/use-same.ts';
import type { LiveLessonProps } from './live-lesson.tsx';

const loadLive = async (): Promise<ComponentType<LiveLessonProps>> =>
  (await import('./live-lesson.tsx')).LiveLesson;

/** A live preview, whose code is downloaded with the first one. */
export function Preview({
  download = loadLive,
  widgets,
  questionKinds,
  labels,
  mediaHosts,
  ...props
}: LiveLessonProps & { readonly download?: typeof loadLive }): ReactNode {
  const [Live, setLive] = useState<ComponentType<LiveLessonProps>>();
  const [failed, setFailed] = useState(false);
  const given = {
    widgets: useSame(widgets),
    questionKinds: useSame(questionKinds),
    labels: useSame(labels),
    mediaHosts: useSame(mediaHosts),
  };
  const { onError, renderFailed } = props;
  useEffect(() => {
    if (Live || failed) return;
    download().then(
      (view) => setLive(() => view),
      (error: unknown) => {
        setFailed(true);
        onError(error);
      },
    );
    // A callback that is new at each rendering is no reason to download again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [failed]);
  if (failed) return renderFailed(() => setFailed(false));
  return Live ? <Live {...props} {...given} /> : <p className="lemma-loading">…</p>;
}
