import type { PythonRuntime } from '@lemma/python-runtime';

/** Tells the server how long a Python took to start, or that it failed: once, and not whose it is. Returns that Python. */
export function reportStart(python: PythonRuntime): PythonRuntime {
  let began: number | undefined;
  const stop = python.on('state', ({ state }) => {
    if (state === 'starting') began ??= performance.now();
    if (state === 'idle' || state === 'starting' || began === undefined) return;
    stop();
    // A start that is ended by the page, because the learner left, has not failed.
    if (state !== 'terminated')
      void send(state === 'failed' ? 'failed' : 'ready', performance.now() - began);
  });
  return python;
}

/** Never throws: a figure that is lost is lost. */
async function send(outcome: 'ready' | 'failed', duration: number): Promise<void> {
  try {
    const { api } = await import('../../../api/client.ts');
    const milliseconds = Math.min(Math.round(duration), 600_000);
    await api.reportPythonStart({ body: { outcome, milliseconds } });
  } catch {
    // The learner is offline, or sends too much: the lesson goes on.
  }
}
