import type { Exercise } from '../protocol/cases.ts';
import { grade } from '../grading/grade.ts';
import { parseFacts, parseRules } from '../grading/parse-facts.ts';
import { createPythonRuntime } from '../runtime/python-runtime.ts';
import type { PythonRuntime } from '../runtime/python-runtime.ts';
import type { Method, Requests } from '../protocol/requests.ts';
import type { ToUnsealed, UnsealedAnswer } from './unsealed-worker.ts';

declare const LEMMA_PYTHON_FILES: string;

export interface Run {
  readonly status: unknown;
  readonly stdout: string;
  /** The error as the host gets it. */
  readonly error?: unknown;
}

/** What an attempt runs in. */
export interface Subject {
  /** `saved`: under a name of its own, with variables that are kept. */
  run(code: string, saved?: 'saved'): Promise<Run>;
  grade(exercise: Exercise): Promise<{ readonly passed: boolean }>;
  /** Starts a program and asks it to stop; whether the next program runs. */
  survives(code: string): Promise<boolean>;
  /** Another learner signs in on this page. */
  nextLearner(): Promise<void>;
  /** Everything that earlier attempts have changed is gone. */
  renew(): Promise<void>;
  end(): void;
}

/** Time for the answer of a program that ends by itself. */
const patienceMs = 3_000;
const lateAnswer = () =>
  new Promise<UnsealedAnswer>((resolve) => {
    setTimeout(resolve, patienceMs, { stdout: '', json: '{"status":"crashed"}' });
  });
const files = new URL(LEMMA_PYTHON_FILES, location.href).href;

/** Learners' Python as a host has it: by the public interface. */
export function sealedSubject(): Subject {
  let python = createPythonRuntime({ spare: false });
  return {
    run: (code, saved) =>
      python.run(code, {
        timeoutMs: patienceMs,
        ...(saved && { ns: saved, filename: 'saved.py' }),
      }),
    grade: (exercise) => python.grade(exercise),
    survives: async (code) => {
      const running = python.run(code);
      await Promise.race([started(python), running]);
      await python.stop();
      await running;
      return (await python.run('print(1)')).stdout === '1\n';
    },
    nextLearner: () => {
      python.terminate();
      python = createPythonRuntime({ spare: false });
      return python.prewarm();
    },
    renew: () => python.restart(),
    end: () => {
      python.terminate();
    },
  };
}

function started(python: PythonRuntime): Promise<void> {
  return new Promise((resolve) => {
    const off = python.on('state', ({ state }) => {
      if (state !== 'running') return;
      off();
      resolve();
    });
  });
}

/** The same harness without a seal, in a worker of the page. */
export function unsealedSubject(heard: (data: unknown) => void): Subject {
  let worker: Worker | undefined;
  const ask = async (message: ToUnsealed): Promise<UnsealedAnswer> => {
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise<UnsealedAnswer>((resolve) => {
      port1.addEventListener('message', ({ data }: MessageEvent<UnsealedAnswer>) => {
        resolve(data);
      });
      port1.start();
    });
    worker ??= await start();
    worker.postMessage(message, [port2]);
    return Promise.race([answered, lateAnswer()]);
  };
  const start = async () => {
    const made = new Worker(new URL('./unsealed-worker.ts', import.meta.url), { type: 'module' });
    made.addEventListener('message', ({ data }) => {
      heard(data);
    });
    // An attempt that breaks its worker is not an error of the test.
    made.addEventListener('error', (event) => {
      event.preventDefault();
    });
    worker = made;
    await ask({ type: 'start', files });
    return made;
  };
  const call = async <M extends Method>(method: M, request: Requests[M]) => {
    const { json, stdout } = await ask({ type: 'call', method, request });
    return { stdout, answer: JSON.parse(json) as { status?: unknown; error?: unknown } };
  };
  const given = { filename: 'main.py', outputCharacters: 100_000 };
  const run = async (code: string, saved?: 'saved'): Promise<Run> => {
    const filename = saved ? 'saved.py' : given.filename;
    const request = { ...given, filename, code, namespace: saved ?? '' };
    const { stdout, answer } = await call('run', request);
    return { status: answer.status, stdout, error: answer.error };
  };
  return {
    run,
    grade: (exercise) =>
      grade(exercise, {
        rules: async (code, rules, calls) =>
          parseRules((await call('rules', { ...given, code, rules, calls })).answer),
        facts: async (code, test) =>
          parseFacts((await call('facts', { ...given, code, ...test })).answer),
      }),
    survives: async (code) => {
      await run('1');
      void run(code);
      return (await run('print(1)')).stdout === '1\n';
    },
    // One worker for all: what a page without isolation would do.
    nextLearner: () => Promise.resolve(),
    renew: async () => {
      worker?.terminate();
      worker = undefined;
      await run('1');
    },
    end: () => worker?.terminate(),
  };
}
