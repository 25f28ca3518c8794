import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

export interface Outcome {
  readonly ok: boolean;
  /** What it wrote to both of its outputs. */
  readonly output: string;
}

/** Runs a command of the workspace's own tools, or of the system, to its end. */
export function command(
  name: string,
  args: readonly string[],
  cwd = root,
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const local = join(root, 'node_modules/.bin', name);
  const child = spawn(existsSync(local) ? local : name, args, {
    cwd,
    env: { ...process.env, ...env },
  });
  const pieces: string[] = [];
  child.stdout.on('data', (piece) => pieces.push(String(piece)));
  child.stderr.on('data', (piece) => pieces.push(String(piece)));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ ok: false, output: error.message }));
    child.once('close', (code) => resolve({ ok: code === 0, output: pieces.join('') }));
  });
}

export const pnpm = (args: readonly string[], cwd = root): Promise<Outcome> =>
  command('npx', ['--yes', 'pnpm@12.18.0', ...args], cwd);

/** The same, where a failure leaves nothing to go on with: throws with what was written. */
export async function must(outcome: Promise<Outcome>, what: string): Promise<string> {
  const { ok, output } = await outcome;
  if (!ok) throw new Error(`${what} failed.\n${output}`);
  return output;
}
