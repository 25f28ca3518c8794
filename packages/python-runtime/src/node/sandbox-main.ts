/** The process in the sandbox: answers each line of its input, a NodeRequest with its time, with one line, after one that it is ready. It knows no expected value. */
import { createInterface } from 'node:readline';
import { PythonThread } from './python-worker.ts';
import type { SandboxRequest } from './sandbox/sandbox-request.ts';

let thread = await PythonThread.start();
process.stdout.write('ready\n');
for await (const line of createInterface({ input: process.stdin })) {
  // The parent's own line: nothing else writes into this pipe.
  const { method, request, timeoutMs, files } = JSON.parse(line) as SandboxRequest;
  const answer = await thread.call(method, request, timeoutMs, files);
  if (typeof answer === 'string') thread = await PythonThread.start();
  process.stdout.write(
    `${JSON.stringify(typeof answer === 'string' ? { lost: answer } : answer)}\n`,
  );
}
process.exit();
