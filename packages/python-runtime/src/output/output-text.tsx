import { useEffect, useRef } from 'react';
import type { OutputLog } from './output-log.ts';

/** Draws the log without React's work per piece: an endless print must leave the page responsive. */
export function OutputText({ log }: { readonly log: OutputLog }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const draw = () => {
      const element = place.current;
      if (!element) return;
      const spans = log.pieces.map(({ stream, text }) => {
        const span = document.createElement('span');
        span.className = `lemma-py-${stream}`;
        span.textContent = text;
        return span;
      });
      if (log.cut) spans.unshift(cutNote());
      element.replaceChildren(...spans);
      element.hidden = spans.length === 0;
      element.scrollTop = element.scrollHeight;
    };
    draw();
    return log.subscribe(draw);
  }, [log]);
  return (
    <section
      ref={place}
      className="lemma-py-scroll lemma-py-text"
      aria-label="Printed output"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards must reach what scrolls (WCAG 2.1.1)
      tabIndex={0}
      hidden
    />
  );
}

function cutNote(): HTMLSpanElement {
  const span = document.createElement('span');
  span.className = 'lemma-py-cut';
  span.textContent = '… earlier output is not shown\n';
  return span;
}
