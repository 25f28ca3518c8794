import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { codeFolder } from '../assets/package-files.ts';
import type { Method, Requests } from '../protocol/requests.ts';
import type { Files } from '../protocol/program-files.ts';
import type { PythonSource } from './python-source.ts';
import type { Answer, Lost } from './python-worker.ts';

/** Milliseconds between asking a program to stop and ending its process. */
const graceMs = 1_000;

/** A CPython of this machine with the harness in it: a call at a time, interrupted and then ended when its time is over. */
export class PythonProcess implements PythonSource {
  private readonly child: ChildProcess;
  private readonly lines: AsyncIterator<string>;
  private lastId = 0;

  private constructor(child: ChildProcess, lines: AsyncIterator<string>) {
    this.child = child;
    this.lines = lines;
  }

  /** `python`: path or name of a Python 3.11 or newer. Rejects where it does not start. */
  static async start(python: string): Promise<PythonProcess> {
    const file = join(codeFolder(), 'python', 'native_process.py');
    const folder = mkdtempSync(join(realpathSync(tmpdir()), 'lemma-python-'));
    const child = spawn(python, ['-I', '-B', file], {
      cwd: folder,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    child.once('close', () => {
      rmSync(folder, { recursive: true, force: true });
    });
    let complaint = '';
    child.stderr.on('data', (data: Buffer) => {
      complaint = `${complaint}${data.toString()}`.slice(-2_000);
    });
    // What is written into the pipe of a process that has ended is lost, and nothing else.
    child.stdin.on('error', () => undefined);
    const failed = new Promise<never>((_, reject) => {
      child.once('error', (cause) => {
        reject(new Error(`${python} could not be started.`, { cause }));
      });
    });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const first = await Promise.race([lines.next(), failed]);
    if (first.done === true)
      throw new Error(`Python did not start in ${python}. ${complaint.trim()}`);
    return new PythonProcess(child, lines);
  }

  async call(
    method: Method,
    request: Requests[Method],
    timeoutMs: number,
    files?: Files,
  ): Promise<Answer | Lost> {
    const id = ++this.lastId;
    let timedOut = false;
    const soft = setTimeout(() => {
      timedOut = true;
      this.child.kill('SIGINT');
    }, timeoutMs);
    const hard = setTimeout(() => {
      this.child.kill('SIGKILL');
    }, timeoutMs + graceMs);
    this.child.stdin?.write(`${JSON.stringify({ id, method, request, files })}\n`);
    const line = await this.lines.next();
    clearTimeout(soft);
    clearTimeout(hard);
    if (line.done === true) return timedOut ? 'timeout' : 'crashed';
    return { ...(JSON.parse(line.value) as Omit<Answer, 'timedOut'>), timedOut };
  }

  async end(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const closed = once(this.child, 'close');
    this.child.kill('SIGKILL');
    await closed;
  }
}
