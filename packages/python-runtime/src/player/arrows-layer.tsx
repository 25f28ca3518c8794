import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { arrivals, pathAround, pathToRight } from './arrow-paths.ts';
import type { TraceStep } from '../runtime/trace.ts';
import type { ArrowPath } from './arrow-paths.ts';

interface Arrow extends ArrowPath {
  readonly kind: string;
}

/** Arrows from references to objects. They only draw what numbers at both ends say: screen readers do not meet them. */
export function ArrowsLayer({
  panel,
  step,
}: {
  readonly panel: RefObject<HTMLElement | null>;
  /** What the panel shows. */
  readonly step: TraceStep;
}) {
  const [arrows, setArrows] = useState<readonly Arrow[]>([]);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const draw = () => {
      setArrows(arrowsIn(element, Object.keys(step.heap)));
    };
    draw();
    const observer = new ResizeObserver(draw);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [panel, step]);
  return (
    <svg className="lemma-py-arrows" aria-hidden="true">
      {arrows.map(({ line, head, kind }, index) => (
        <g key={index} data-kind={kind}>
          <path className="lemma-py-arrow-edge" d={line} />
          <path className="lemma-py-arrow-line" d={line} />
          <path className="lemma-py-arrow-head" d={head} />
        </g>
      ))}
    </svg>
  );
}

/** References are elements with `data-points-to`, objects those with `data-object`. */
function arrowsIn(panel: HTMLElement, numbers: readonly string[]): readonly Arrow[] {
  const origin = panel.getBoundingClientRect();
  const arrows: Arrow[] = [];
  let lane = 0;
  for (const number of numbers) {
    const target = panel.querySelector<HTMLElement>(`[data-object="${number}"]`);
    if (!target) continue;
    const box = target.getBoundingClientRect();
    const { left, right, top } = {
      left: box.left - origin.left,
      right: box.right - origin.left,
      top: box.top - origin.top,
    };
    const sources = [...panel.querySelectorAll<HTMLElement>(`[data-points-to="${number}"]`)].map(
      (element) => {
        const dot = element.getBoundingClientRect();
        return {
          x: dot.left - origin.left + dot.width / 2,
          y: dot.top - origin.top + dot.height / 2,
          radius: dot.width / 2,
          inner: element.closest('[data-object]') !== null,
          kind: element.dataset['kind'] ?? '',
        };
      },
    );
    const outer = sources.filter(({ inner }) => !inner).toSorted((a, b) => a.y - b.y);
    const heights = arrivals(outer.length, top, box.height);
    for (const [index, { x, y, radius, kind }] of outer.entries())
      arrows.push({
        ...pathToRight({ x: x + radius, y }, { x: left, y: heights[index] ?? top }),
        kind,
      });
    const inner = sources.filter((source) => source.inner);
    const ends = arrivals(inner.length, top, box.height);
    for (const [index, { x, y, radius }] of inner.entries()) {
      arrows.push({
        ...pathAround({ x: x + radius, y }, { x: right, y: ends[index] ?? top }, lane),
        kind: 'inner',
      });
      lane += 1;
    }
  }
  return arrows;
}
