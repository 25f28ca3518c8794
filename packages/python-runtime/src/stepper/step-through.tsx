import { Suspense, lazy, useState } from 'react';
import { StepsIcon } from '../icons/icons.tsx';
import { noSteps } from '../player/no-steps.ts';
import { usePython } from '../provider/python-provider.tsx';
import { sayProblem } from '../runtime/say-problem.ts';
import type { PythonCase } from '../protocol/cases.ts';
import type { Trace } from '../runtime/trace.ts';
import { ScrollingText } from '../output/scrolling-text.tsx';
import { usePythonStrings } from '../strings/use-strings.ts';

const Steps = lazy(() => import('./steps.tsx'));

interface Recorded {
  readonly code: string;
  readonly trace: Trace;
  readonly call: string | undefined;
}

/** What is stepped through besides the program: the call of a test, and its input. */
export type SteppedTest = Pick<PythonCase, 'call' | 'stdin'>;

export interface StepThrough {
  readonly recorded: Recorded | undefined;
  readonly recording: boolean;
  /** What there is to say where nothing was recorded. */
  readonly problem: string | undefined;
  readonly record: (
    code: string,
    filename: string,
    findTest?: () => Promise<SteppedTest | undefined>,
    files?: Readonly<Record<string, string>>,
  ) => Promise<void>;
  readonly close: () => void;
}

/** Records a program and keeps its trace until closed. */
export function useStepThrough(): StepThrough {
  const page = usePython();
  const strings = usePythonStrings();
  const [recorded, setRecorded] = useState<Recorded>();
  const [recording, setRecording] = useState(false);
  const [problem, setProblem] = useState<string>();
  const record: StepThrough['record'] = async (code, filename, findTest, files) => {
    setRecording(true);
    setProblem(undefined);
    try {
      const { call, stdin } = (await findTest?.()) ?? {};
      const options = { filename, ...(call !== undefined && { call }), ...(files && { files }) };
      const trace = await page
        .runtime()
        .trace(code, { ...options, ...(stdin !== undefined && { stdin }) });
      const without = noSteps(trace, strings.player);
      if (without) setProblem(without.text);
      else setRecorded({ code, trace, call });
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
  /** Files that the program may read. */
  readonly files?: Readonly<Record<string, string>> | undefined;
  /** Finds the test to step through; without it the program itself is. */
  readonly findTest?: () => Promise<SteppedTest | undefined>;
}) {
  const { steps, code, file, files, findTest } = props;
  const { controls } = usePythonStrings();
  return (
    <button
      type="button"
      className="lemma-py-button lemma-py-step"
      disabled={steps.recording}
      onClick={() => void steps.record(code, file, findTest, files)}
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
  return (
    <Suspense>
      <Steps {...steps.recorded} onClose={steps.close} />
    </Suspense>
  );
}
