/** The programs beside Node that the tests rely on: what is here, and what is too old. */
import { spawnSync } from 'node:child_process';
import { findChromium } from '@lemma/testing/chromium';

/**
 * Where `navigator.onLine` is false after a reload without network, which e2e/offline.spec.ts waits for: seen to hold in
 * 156, seen to fail in 150.
 */
const minimumChromium = 156;

function versionOf(program: string): string {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : 'missing';
}

/** One line for each program. A result is kept for these versions only. */
export function toolchain(): readonly string[] {
  return [
    `Node ${process.versions.node}`,
    chromiumVersion(),
    `Python: ${versionOf('python3')}`,
    `bubblewrap: ${versionOf('bwrap')}`,
  ];
}

/** Steps without a browser run where there is none. */
function chromiumVersion(): string {
  try {
    return versionOf(findChromium());
  } catch {
    return 'Chromium: missing';
  }
}

/** What is wrong with the Chromium that was found, or undefined. */
export function chromiumProblem(version: string): string | undefined {
  const major = Number(/\b(?<major>\d+)\.\d/u.exec(version)?.groups?.['major']);
  return major < minimumChromium
    ? `${version} is older than ${minimumChromium}: the offline journey will fail. Run "apt-get update" before "apt-get install chromium", or set CHROMIUM_PATH.`
    : undefined;
}
