import { useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Trace } from '../runtime/trace.ts';
import { usePythonStrings } from '../strings/use-strings.ts';
import { AllSteps } from './all-steps.tsx';
import { cutNotice } from './cut-notice.ts';
import { MemoryView } from './memory-view.tsx';
import type { Moment } from './moments.ts';
import { PlayedCode } from './played-code.tsx';
import { PlayedOutput } from './played-output.tsx';
import { PlayerControls } from './player-controls.tsx';
import { Said } from './said.tsx';

export interface WalkProps {
  readonly code: string;
  /** Undefined until the program is recorded. */
  readonly trace: Trace | undefined;
  readonly moments: readonly Moment[];
  readonly at: number;
  readonly onMove: (to: number) => void;
  /** What is going on meanwhile, in words; '' if nothing. */
  readonly busy?: string;
  /** What the program is known to print, where it cannot be run. */
  readonly knownOutput?: string | undefined;
  /** Whether lines can be marked to stop at. */
  readonly hasStops?: boolean;
  /** Between the sentence and the buttons. */
  readonly children?: ReactNode;
}

/** A recorded program, walked back and forth: its lines, its call stack, its objects and what it has printed. */
export function Walk(props: WalkProps) {
  const { code, trace, moments, at, onMove, busy = '', knownOutput, hasStops = false } = props;
  const { player } = usePythonStrings();
  const [stops, setStops] = useState<ReadonlySet<number>>(new Set());
  const moment = moments[at];
  const last = trace ? moments.length - 1 : undefined;
  const nextStop = moments.findIndex(({ line }, index) => index > at && stops.has(line));
  const toggle = (line: number) => {
    setStops((now) =>
      now.has(line) ? new Set([...now].filter((other) => other !== line)) : new Set([...now, line]),
    );
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of its buttons bubble up to it
    <div
      className="lemma-py-walk"
      onKeyDown={(event) => {
        const to = placeAfterKey(event, at, last ?? 1);
        if (to === undefined) return;
        event.preventDefault();
        if (last === undefined || (to >= 0 && to <= last)) onMove(to);
      }}
    >
      <div className="lemma-py-player-body">
        <div className="lemma-py-player-program">
          <PlayedCode code={code} moment={moment} {...(hasStops && { stops, onToggle: toggle })} />
          <PlayedOutput trace={trace} moment={moment} known={knownOutput} />
        </div>
        {moment && <MemoryView moment={moment} />}
      </div>
      <Said trace={trace} moment={moment} at={at} last={last} />
      {trace && at === last && <Cut trace={trace} count={last} />}
      {props.children}
      <PlayerControls at={at} last={last} busy={busy} onMove={onMove}>
        {stops.size > 0 && (
          <button
            type="button"
            className="lemma-py-button lemma-py-to-stop"
            aria-disabled={nextStop < 0}
            onClick={() => {
              if (nextStop >= 0) onMove(nextStop);
            }}
          >
            {player.toStop}
          </button>
        )}
      </PlayerControls>
      {trace && <AllSteps trace={trace} moments={moments} />}
    </div>
  );
}

function Cut({ trace, count }: { readonly trace: Trace; readonly count: number }) {
  const { player } = usePythonStrings();
  const notice = cutNotice(trace, count, player);
  return notice === '' ? null : <p className="lemma-py-notice">{notice}</p>;
}

/** Where a key leads. The slider has its own keys, and what scrolls sideways needs the arrows itself. */
function placeAfterKey(event: KeyboardEvent, at: number, last: number): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const target = event.target;
  if (!(target instanceof Element) || target.matches('input, summary')) return undefined;
  if (target.scrollWidth > target.clientWidth && target.matches('[tabindex]')) return undefined;
  switch (event.key) {
    case 'ArrowLeft':
      return at - 1;
    case 'ArrowRight':
      return at + 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
