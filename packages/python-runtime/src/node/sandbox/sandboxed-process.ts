import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeFolder, pyodideFolder } from '../../assets/package-files.ts';
import { syscallFilter } from './syscall-filter.ts';

const bytesOfMemory = 256 * 1024 * 1024;
const watchMs = 20;

/** Why no sandbox can be made on this machine; undefined where one can. */
export function sandboxProblem(): string | undefined {
  if (process.platform !== 'linux') return 'The sandbox needs Linux.';
  if (!syscallFilter()) return `The sandbox does not know the system calls of ${process.arch}.`;
  const { error, status, stderr } = spawnSync('bwrap', [...isolation(), '/node', '--version'], {
    encoding: 'utf8',
  });
  if (error) return 'The sandbox needs bubblewrap: `bwrap` is not on the PATH.';
  if (status === 0) return undefined;
  return `bubblewrap cannot make a sandbox here: ${stderr.trim()}`;
}

const nodeFlags = ['--max-old-space-size=128', '--v8-pool-size=1'];

/**
 * Starts Node on `entry`, a path below `/app`, where it sees this package and Pyodide, read-only, and nothing else of the host: no
 * other file, no network, no other process, no environment. `onMemory` is called when it has used more than 256 MiB and was killed.
 */
export function sandboxedProcess(
  entry: string,
  onMemory: () => void,
  entryArguments: readonly string[] = [],
): ChildProcess {
  const child = spawn(
    'sh',
    // Seconds of processor time, no files written, no core files.
    [
      '-c',
      'ulimit -t 30; ulimit -f 0; ulimit -c 0; exec "$@"',
      'sh',
      'bwrap',
      ...isolation(),
      '--seccomp',
      '3',
      '/node',
      ...nodeFlags,
      entry,
      ...entryArguments,
    ],
    { stdio: ['pipe', 'pipe', 'ignore', 'pipe'], env: { PATH: process.env['PATH'] } },
  );
  const filter = child.stdio[3];
  if (filter && 'end' in filter) filter.end(syscallFilter());
  const watch = setInterval(() => {
    if (memoryOf(child.pid) <= bytesOfMemory) return;
    child.kill('SIGKILL');
    onMemory();
  }, watchMs);
  child.once('close', () => {
    clearInterval(watch);
  });
  return child;
}

function isolation(): string[] {
  const code = codeFolder();
  const readable: readonly (readonly [from: string, to: string])[] = [
    ...sharedLibraries().map((file) => [file, file] as const),
    [process.execPath, '/node'],
    [code, `/app/${folderName(code)}`],
    [join(dirname(code), 'package.json'), '/app/package.json'],
    [pyodideFolder(), '/app/node_modules/pyodide'],
  ];
  return [
    '--unshare-all --die-with-parent --new-session --cap-drop ALL --clearenv',
    '--uid 65534 --gid 65534 --hostname sandbox',
  ]
    .flatMap((options) => options.split(' '))
    .concat(
      readable.flatMap(([from, to]) => ['--ro-bind', from, to]),
      ['--chdir', '/app', '--remount-ro', '/'],
    );
}

function folderName(path: string): string {
  return path.slice(dirname(path).length + 1);
}

/** The entry of the grader inside the sandbox, in the source as in what is published. */
export function graderEntry(): string {
  const code = codeFolder();
  const extension = existsSync(join(code, 'node', 'sandbox-main.ts')) ? 'ts' : 'js';
  return `/app/${folderName(code)}/node/sandbox-main.${extension}`;
}

/** What Node itself is linked with, as this process has it loaded. */
function sharedLibraries(): readonly string[] {
  const report: unknown = process.report.getReport();
  const loaded =
    typeof report === 'object' && report !== null && 'sharedObjects' in report
      ? report.sharedObjects
      : [];
  return Array.isArray(loaded)
    ? loaded.filter((file): file is string => typeof file === 'string' && existsSync(file))
    : [];
}

/** Bytes in memory of a process and all below it; 0 for one that has ended. */
function memoryOf(pid: number | undefined): number {
  if (pid === undefined) return 0;
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    const own = Number(/^VmRSS:\s+(\d+) kB/mu.exec(status)?.[1] ?? 0) * 1024;
    const below = children.split(' ').filter(Boolean).map(Number);
    return below.reduce((sum, each) => sum + memoryOf(each), own);
  } catch {
    return 0;
  }
}
