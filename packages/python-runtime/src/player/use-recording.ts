import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { usePython } from '../provider/python-provider.tsx';
import { useStartProgress } from '../provider/use-start-progress.ts';
import { sayProblem } from '../runtime/say-problem.ts';
import type { Trace } from '../runtime/trace.ts';
import { usePythonStrings } from '../strings/use-strings.ts';
import { momentsOf } from './moments.ts';
import type { Moment } from './moments.ts';
import { noSteps } from './no-steps.ts';
import type { NoSteps } from './no-steps.ts';

export interface Recording {
  /** Undefined until there are steps to walk through. */
  readonly trace: Trace | undefined;
  readonly moments: readonly Moment[];
  /** What is going on, in words; '' if nothing. */
  readonly busy: string;
  /** Why there are no steps: a message, or a traceback. */
  readonly problem: NoSteps | undefined;
  /** Runs the program; resolves with its trace, unless Python could not start. */
  readonly record: () => Promise<Trace | undefined>;
}

/** Records a program once, and keeps its steps. */
export function useRecording(code: string): Recording {
  const page = usePython();
  const strings = usePythonStrings();
  const [trace, setTrace] = useState<Trace>();
  const [phase, setPhase] = useState<'idle' | 'starting' | 'recording'>('idle');
  const [problem, setProblem] = useState<NoSteps>();
  const progress = useStartProgress(phase === 'starting');
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const record = useCallback(async () => {
    const runtime = page.runtime();
    setPhase(runtime.state === 'ready' ? 'recording' : 'starting');
    setProblem(undefined);
    const stopWatching = runtime.on('state', ({ state }) => {
      if (state === 'running' && mounted.current) setPhase('recording');
    });
    try {
      const done = await runtime.trace(code);
      if (!mounted.current) return done;
      const without = noSteps(done, strings.player);
      setProblem(without);
      if (!without) setTrace(done);
      return done;
    } catch (error) {
      if (mounted.current) setProblem({ text: sayProblem(error, strings), isTraceback: false });
      return undefined;
    } finally {
      stopWatching();
      if (mounted.current) setPhase('idle');
    }
  }, [code, page, strings]);

  const moments = useMemo(() => (trace ? momentsOf(trace) : []), [trace]);
  const busy = { idle: '', starting: progress, recording: strings.player.recording }[phase];
  return { trace, moments, busy, problem, record };
}
