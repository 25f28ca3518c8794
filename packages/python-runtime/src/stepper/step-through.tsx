import { useState } from 'react';
import { StepsIcon } from '../react/icons.tsx';
import { usePython } from '../react/python-provider.tsx';
import { sayProblem } from '../react/say-problem.ts';
import type { Trace } from '../runtime/trace.ts';
import { Stepper } from './stepper.tsx';
import { ScrollingText } from '../output/scrolling-text.tsx';
import { usePythonStrings } from '../strings/use-strings.ts';

interface Recorded {
  readonly code: string;
  readonly trace: Trace;
}

export interface StepThrough {
  readonly recorded: Recorded | undefined;
  readonly recording: boolean;
  /** What there is to say where nothing was recorded. */
  readonly problem: string | undefined;
  readonly record: (code: string, filename: string) => Promise<void>;
  readonly close: () => void;
}

/** Records a program and keeps its trace until closed. */
export function useStepThrough(): StepThrough {
  const page = usePython();
  const strings = usePythonStrings();
  const [recorded, setRecorded] = useState<Recorded>();
  const [recording, setRecording] = useState(false);
  const [problem, setProblem] = useState<string>();
  const record = async (code: string, filename: string) => {
    setRecording(true);
    setProblem(undefined);
    try {
      const trace = await page.runtime().trace(code, { filename });
      if (trace.steps.length > 0) setRecorded({ code, trace });
      else setProblem(trace.error?.text ?? strings.stepper.nothing);
    } catch (error) {
      setProblem(sayProblem(error, strings));
    } finally {
      setRecording(false);
    }
  };
  const close = () => {
    setRecorded(undefined);
    setProblem(undefined);
  };
  return { recorded, recording, problem, record, close };
}

export function StepButton(props: {
  readonly steps: StepThrough;
  readonly code: string;
  readonly file: string;
}) {
  const { steps, code, file } = props;
  const { controls } = usePythonStrings();
  return (
    <button
      type="button"
      className="lemma-py-button lemma-py-step"
      disabled={steps.recording}
      onClick={() => void steps.record(code, file)}
    >
      <StepsIcon /> {controls.step}
    </button>
  );
}

export function StepPanel({ steps }: { readonly steps: StepThrough }) {
  const { output } = usePythonStrings();
  if (steps.problem !== undefined) {
    return (
      <ScrollingText className="lemma-py-traceback" label={output.error}>
        {steps.problem}
      </ScrollingText>
    );
  }
  if (!steps.recorded) return null;
  return <Stepper code={steps.recorded.code} trace={steps.recorded.trace} onClose={steps.close} />;
}
