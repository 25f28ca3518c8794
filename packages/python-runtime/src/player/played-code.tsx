import { useEffect, useRef } from 'react';
import { ColouredLine } from '../editor/coloured-line.tsx';
import { useColouredLines } from '../editor/use-coloured-lines.ts';
import { usePythonStrings } from '../strings/use-strings.ts';
import { lineOf } from './moments.ts';
import type { Moment } from './moments.ts';

/** The program's lines: the one that runs, and those that wait for a call. */
export function PlayedCode({
  code,
  moment,
  stops,
  onToggle,
}: {
  readonly code: string;
  readonly moment: Moment | undefined;
  /** Lines to stop at: with them each number is a button. */
  readonly stops?: ReadonlySet<number>;
  readonly onToggle?: (line: number) => void;
}) {
  const { player } = usePythonStrings();
  const region = useRef<HTMLDivElement>(null);
  const lines = useColouredLines(code.replace(/\n$/, ''));
  const depths = moment?.step.frames.map((_, depth) => depth) ?? [];
  const waiting = new Set(moment ? depths.slice(0, -1).map((depth) => lineOf(moment, depth)) : []);
  const running = moment ? lineOf(moment, depths.length - 1) : 0;
  const raised = moment?.kind === 'raise' || moment?.kind === 'arrive';

  // Inside its own region, which scrolls on a phone: the page stays where it is.
  useEffect(() => {
    const scroller = region.current;
    const line = scroller?.querySelector<HTMLElement>(`li:nth-child(${running})`);
    if (!scroller || !line) return;
    const above = line.offsetTop - scroller.scrollTop;
    if (above < 0 || above + line.offsetHeight > scroller.clientHeight)
      scroller.scrollTop = line.offsetTop - scroller.clientHeight / 2;
  }, [running]);

  return (
    <div
      ref={region}
      className="lemma-py-played"
      role="group"
      aria-label={player.program}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards must reach what scrolls (WCAG 2.1.1)
      tabIndex={0}
    >
      <ol className="lemma-py-lines">
        {lines.map((pieces, index) => (
          <li
            key={index}
            aria-current={index + 1 === running ? 'step' : undefined}
            data-raised={(index + 1 === running && raised) || undefined}
            data-waiting={waiting.has(index + 1) || undefined}
          >
            {stops ? (
              <button
                type="button"
                className="lemma-py-line-number"
                aria-label={player.stopAt(index + 1)}
                aria-pressed={stops.has(index + 1)}
                onClick={() => onToggle?.(index + 1)}
              >
                {index + 1}
              </button>
            ) : (
              <span className="lemma-py-line-number" aria-hidden="true">
                {index + 1}
              </span>
            )}
            <ColouredLine pieces={pieces} />
          </li>
        ))}
      </ol>
    </div>
  );
}
