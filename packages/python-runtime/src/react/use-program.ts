import { useCallback, useEffect, useRef, useState } from 'react';
import { OutputLog } from '../output/output-log.ts';
import type { Display, RunResult } from '../protocol/results.ts';
import type { RunOptions } from '../runtime/python-runtime.ts';
import { usePython } from './python-provider.tsx';
import { useStartProgress } from './use-start-progress.ts';

export type Phase = 'idle' | 'starting' | 'running' | 'grading';

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
  readonly run: (code: string, options?: RunOptions) => Promise<RunResult | undefined>;
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
  }, [log]);

  const run = useCallback(
    async (code: string, options: RunOptions = {}) => {
      const runtime = page.runtime();
      reset();
      setPhase(runtime.state === 'ready' ? 'running' : 'starting');
      const stopWatching = runtime.on('state', ({ state }) => {
        if (state === 'running') setPhase('running');
      });
      try {
        const done = await runtime.run(code, {
          ...options,
          onOutput: (stream, text) => {
            log.append(stream, text);
            options.onOutput?.(stream, text);
          },
          onInput: () => {
            setWaiting(true);
          },
          onPackages: setPackages,
        });
        if (!mounted.current) return done;
        setDisplays(done.displays);
        setResult(done);
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
    waiting,
    progress,
    packages,
    run,
    stop,
    answer,
    reset,
  };
}
