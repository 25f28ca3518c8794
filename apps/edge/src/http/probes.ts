import type { Hono } from 'hono';

export interface ProbeDeps {
  /** True once the process has been asked to stop. */
  readonly isStopping: () => boolean;
  /** Resolves if the database answers. */
  readonly ping: () => Promise<void>;
}

/**
 * Two probes for whatever runs the server. `/edge/live` fails only if the process must be restarted; `/edge/ready`
 * fails while requests should go to another server: the database does not answer, or the process is about to stop.
 */
export function mountProbes(app: Hono, { isStopping, ping }: ProbeDeps): void {
  const headers = { 'cache-control': 'no-store' };
  app.get('/edge/live', (context) => context.json({ status: 'live' }, 200, headers));
  app.get('/edge/ready', async (context) => {
    if (isStopping()) return context.json({ status: 'stopping' }, 503, headers);
    try {
      await ping();
    } catch {
      return context.json({ status: 'database-unavailable' }, 503, headers);
    }
    return context.json({ status: 'ready' }, 200, headers);
  });
}
