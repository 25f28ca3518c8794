/** Servers that a test or a benchmark starts as processes of their own. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Resolves once the address answers; rejects if its process ends before, or after 200 s. */
export async function untilOk(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 2000; attempt += 1) {
    if (child.exitCode !== null)
      throw new Error(`The process behind ${url} ended with code ${child.exitCode}.`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error(`${url} did not answer within 200 s.`);
}
