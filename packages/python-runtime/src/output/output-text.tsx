import { useEffect, useRef } from 'react';
import { usePythonStrings } from '../strings/use-strings.ts';
import { DrawnLog } from './drawn-log.ts';
import type { OutputLog } from './output-log.ts';

/** Draws the log without React's work per piece: an endless print must leave the page responsive. */
export function OutputText({ log }: { readonly log: OutputLog }) {
  const { printed, cut } = usePythonStrings().output;
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    const drawn = new DrawnLog(place.current, log, cut);
    drawn.draw();
    const stop = log.subscribe(() => {
      drawn.draw();
    });
    return () => {
      stop();
      drawn.clear();
    };
  }, [log, cut]);
  return (
    <section
      ref={place}
      className="lemma-py-scroll lemma-py-text"
      role="group"
      aria-label={printed}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards must reach what scrolls (WCAG 2.1.1)
      tabIndex={0}
      hidden
    />
  );
}
