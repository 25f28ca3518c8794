/** The merge base of a change, checked out and installed beside the working tree. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** Ignored by git; holds the checkout and the pictures. */
export const visualDir = join(root, '.visual');
const treeDir = join(visualDir, 'base');

const git = (directory: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: directory, encoding: 'utf8' }).trim();

/**
 * The commit that the working tree is compared with: where it left `ref`; its parent if it is at `ref` with nothing
 * uncommitted. Throws if git does not know `ref`.
 */
export function mergeBase(ref: string): string {
  const base = git(root, 'merge-base', ref, 'HEAD');
  const isUnchanged =
    base === git(root, 'rev-parse', 'HEAD') && git(root, 'status', '--porcelain') === '';
  return isUnchanged ? git(root, 'rev-parse', 'HEAD^') : base;
}

/** Checks the commit out into a work tree of its own and installs what it needs; returns the folder. */
export function checkOut(commit: string): string {
  git(root, 'worktree', 'prune');
  if (existsSync(join(treeDir, '.git'))) git(treeDir, 'checkout', '--detach', '--force', commit);
  else git(root, 'worktree', 'add', '--detach', '--force', treeDir, commit);
  execFileSync('npx', ['--yes', 'pnpm@12.18.0', 'install', '--frozen-lockfile'], {
    cwd: treeDir,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return treeDir;
}
