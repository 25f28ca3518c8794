import { useCallback, useEffect, useRef, useState } from 'react';
import { OutputLog } from '../output/output-log.ts';
import type { PythonCase } from '../protocol/cases.ts';
import type { Display, PythonError, RunResult } from '../protocol/results.ts';
import type { RunOptions } from '../runtime/python-runtime.ts';
import { usePython } from '../provider/python-provider.tsx';
import { runCalls } from './run-calls.ts';
import { useStartProgress } from '../provider/use-start-progress.ts';

export type Phase = 'idle' | 'starting' | 'running' | 'grading';

export interface ProgramOptions extends RunOptions {
  /** Tests whose calls are shown after the program has run; they need an `ns`. */
  readonly calls?: readonly PythonCase[];
}

export interface Program {
  readonly phase: Phase;
  readonly log: OutputLog;
  readonly displays: readonly Display[];
  readonly result: RunResult | undefined;
  /** Why Python could not be started: what was thrown. */
  readonly problem: unknown;
  /** True while `input()` waits. */
  readonly waiting: boolean;
  /** Where the start of Python is, in words. */
  readonly progress: string;
  /** What the installer says of packages that the program imports; '' if nothing. */
  readonly packages: string;
  /** What the program or one of its tests' calls raised last. */
  readonly error: PythonError | undefined;
  readonly run: (code: string, options?: ProgramOptions) => Promise<RunResult | undefined>;
  readonly stop: () => void;
  readonly answer: (line: string | null) => void;
  readonly reset: () => void;
}

/** State of one place that runs code on the page's Python. */
export function useProgram(): Program {
  const page = usePython();
  const [phase, setPhase] = useState<Phase>('idle');
  const [displays, setDisplays] = useState<readonly Display[]>([]);
  const [result, setResult] = useState<RunResult>();
  const [problem, setProblem] = useState<unknown>();
  const [error, setError] = useState<PythonError>();
  const [waiting, setWaiting] = useState(false);
  const [packages, setPackages] = useState('');
  const [log] = useState(() => new OutputLog());
  const progress = useStartProgress(phase === 'starting');
  const mounted = useRef(true);

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const reset = useCallback(() => {
    log.clear();
    setDisplays([]);
    setResult(undefined);
    setProblem(undefined);
    setError(undefined);
  }, [log]);

  const run = useCallback(
    async (code: string, { calls = [], files, ...options }: ProgramOptions = {}) => {
      const runtime = page.runtime();
      reset();
      setPhase(runtime.state === 'ready' ? 'running' : 'starting');
      const stopWatching = runtime.on('state', ({ state }) => {
        if (state === 'running') setPhase('running');
      });
      try {
        const whole: RunOptions = {
          ...options,
          onOutput: (stream, text) => {
            log.append(stream, text);
            options.onOutput?.(stream, text);
          },
          onInput: () => {
            setWaiting(true);
          },
          onPackages: setPackages,
        };
        // Its calls find them as the program left them.
        const done = await runtime.run(code, { ...whole, ...(files && { files }) });
        const called =
          done.status === 'ok' ? await runCalls(runtime, calls, whole, log) : undefined;
        const fault = called?.fault;
        if (!mounted.current) return done;
        setDisplays([...done.displays, ...(called?.figures ?? [])]);
        setResult(fault && fault.status !== 'error' ? fault : done);
        setError(done.error ?? fault?.error);
        return done;
      } catch (error) {
        if (mounted.current) setProblem(error);
        return undefined;
      } finally {
        stopWatching();
        if (mounted.current) {
          setPhase('idle');
          setWaiting(false);
          setPackages('');
        }
      }
    },
    [page, log, reset],
  );

  const stop = useCallback(() => {
    void page.runtime().stop();
  }, [page]);

  const answer = useCallback(
    (line: string | null) => {
      setWaiting(false);
      log.append('input', `${line ?? ''}\n`);
      page.runtime().answerInput(line);
    },
    [page, log],
  );

  return {
    phase,
    log,
    displays,
    result,
    problem,
    error,
    waiting,
    progress,
    packages,
    run,
    stop,
    answer,
    reset,
  };
}
