import { useEffect, useState } from 'react';
import { Stopwatch } from './stopwatch.ts';

/** Seconds of focused work, while `shown`, since the last call of the returned function. */
export function useFocusedSeconds(shown = true): () => number {
  const [watch] = useState(() => new Stopwatch());
  useEffect(() => {
    if (!shown) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const onVisible = () => {
      if (document.visibilityState === 'visible') watch.start(performance.now());
      else watch.pause(performance.now());
    };
    const touch = () => watch.touch(performance.now());
    onVisible();
    document.addEventListener('visibilitychange', onVisible, { signal });
    for (const sign of ['pointerdown', 'keydown', 'scroll', 'pointermove'])
      window.addEventListener(sign, touch, { signal, passive: true });
    return () => {
      stop.abort();
      watch.pause(performance.now());
    };
  }, [watch, shown]);
  const [lap] = useState(() => () => Math.round(watch.lap(performance.now()) * 10) / 10);
  return lap;
}
