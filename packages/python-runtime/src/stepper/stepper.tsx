import { useState } from 'react';
import type { Trace } from '../runtime/trace.ts';
import { FramesView } from './frames-view.tsx';
import { HeapView } from './heap-view.tsx';
import { ScrollingText } from '../output/scrolling-text.tsx';
import { usePythonStrings } from '../strings/use-strings.ts';

export interface StepperProps {
  readonly code: string;
  readonly trace: Trace;
  readonly onClose: () => void;
}

/** A recorded program, walked back and forth: the line, the call stack, the objects and what was printed so far. */
export function Stepper({ code, trace, onClose }: StepperProps) {
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
      <div className="lemma-py-stepper-body">
        <CodeLines code={code} line={step?.line} breakpoints={breakpoints} onToggle={toggle} />
        <div className="lemma-py-state">
          {step && <FramesView step={step} before={before} />}
          {step && <HeapView step={step} before={before} />}
          {step && step.printed > 0 && (
            <ScrollingText className="lemma-py-text" label={strings.printed}>
              {trace.stdout.slice(0, step.printed)}
            </ScrollingText>
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

interface CodeLinesProps {
  readonly code: string;
  readonly line: number | undefined;
  readonly breakpoints: ReadonlySet<number>;
  readonly onToggle: (line: number) => void;
}

function CodeLines({ code, line, breakpoints, onToggle }: CodeLinesProps) {
  const { stopAt } = usePythonStrings().stepper;
  return (
    <ol className="lemma-py-lines">
      {code
        .replace(/\n$/, '')
        .split('\n')
        .map((text, i) => (
          <li key={i} aria-current={line === i + 1 ? 'step' : undefined}>
            <button
              type="button"
              aria-label={stopAt(i + 1)}
              aria-pressed={breakpoints.has(i + 1)}
              onClick={() => {
                onToggle(i + 1);
              }}
            >
              {i + 1}
            </button>
            <code>{text}</code>
          </li>
        ))}
    </ol>
  );
}
