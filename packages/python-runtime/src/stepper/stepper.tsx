import { useState } from 'react';
import type { Trace } from '../runtime/trace.ts';
import { CodeLines } from './code-lines.tsx';
import { FramesView } from './frames-view.tsx';
import { HeapView } from './heap-view.tsx';
import { ScrollingText } from '../output/scrolling-text.tsx';
import { usePythonStrings } from '../strings/use-strings.ts';

export interface StepperProps {
  readonly code: string;
  readonly trace: Trace;
  /** The call of a test that the steps go through; without it they are the program's own. */
  readonly call?: string | undefined;
  readonly onClose: () => void;
}

/** A recorded program, walked back and forth: the line, the call stack, the objects and what was printed so far. */
export function Stepper({ code, trace, call, onClose }: StepperProps) {
  const strings = usePythonStrings().stepper;
  const [at, setAt] = useState(0);
  const [breakpoints, setBreakpoints] = useState<ReadonlySet<number>>(new Set());
  const { steps } = trace;
  const step = steps[at];
  const before = steps[at - 1];
  const last = Math.max(steps.length - 1, 0);
  const move = (to: number) => {
    setAt(Math.min(Math.max(to, 0), last));
  };
  const toggle = (line: number) => {
    setBreakpoints((now) =>
      now.has(line) ? new Set([...now].filter((other) => other !== line)) : new Set([...now, line]),
    );
  };
  const printed = at === last ? trace.stdout : charactersOf(trace.stdout, step?.printed ?? 0);
  const nextStop = steps.findIndex((each, i) => i > at && breakpoints.has(each.line));

  return (
    <section className="lemma-py-stepper" role="group" aria-label={strings.label}>
      <div className="lemma-py-bar">
        <button
          type="button"
          className="lemma-py-button"
          disabled={at === 0}
          onClick={() => {
            move(at - 1);
          }}
        >
          {strings.back}
        </button>
        <button
          type="button"
          className="lemma-py-button"
          disabled={at >= last}
          onClick={() => {
            move(at + 1);
          }}
        >
          {strings.next}
        </button>
        {breakpoints.size > 0 && (
          <button
            type="button"
            className="lemma-py-button"
            disabled={nextStop < 0}
            onClick={() => {
              move(nextStop);
            }}
          >
            {strings.toStop}
          </button>
        )}
        <input
          type="range"
          aria-label={strings.slider}
          aria-valuetext={strings.stepAt(at + 1, steps.length, step?.line ?? 0)}
          min={0}
          max={last}
          value={at}
          onChange={(event) => {
            move(Number(event.target.value));
          }}
        />
        <output>{strings.stepOf(at + 1, steps.length)}</output>
        <button type="button" className="lemma-py-button" onClick={onClose}>
          {strings.close}
        </button>
      </div>
      {call !== undefined && (
        <p className="lemma-py-stepped-call">
          {strings.calls} <code>{call}</code>
        </p>
      )}
      <div className="lemma-py-stepper-body">
        <CodeLines code={code} line={step?.line} breakpoints={breakpoints} onToggle={toggle} />
        <div className="lemma-py-state">
          {step && <FramesView step={step} before={before} />}
          {step && <HeapView step={step} before={before} />}
          {printed !== '' && (
            <div className="lemma-py-stepped-output">
              <h4 aria-hidden="true">{strings.printed}</h4>
              <ScrollingText className="lemma-py-text" label={strings.printed}>
                {printed}
              </ScrollingText>
            </div>
          )}
          {at === last && trace.error && <p className="lemma-py-notice">{trace.error.message}</p>}
          {at === last && trace.cut && (
            <p className="lemma-py-notice">{strings.goesOn(steps.length)}</p>
          )}
        </div>
      </div>
    </section>
  );
}

/** The first characters of a text as Python counts them: an emoji is one. */
function charactersOf(text: string, count: number): string {
  return Array.from(text).slice(0, count).join('');
}
