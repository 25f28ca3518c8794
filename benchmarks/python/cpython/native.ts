import { spawnSync } from 'node:child_process';
import { program, told } from './outcomes.ts';
import type { Told } from './outcomes.ts';

/**
 * Outcomes of CPython itself, by the command in CPYTHON (`python3.14`, or `chroot FOLDER python3.14` where the tests and their Python are
 * unpacked in a folder of their own).
 */
export function nativeOutcomes(module: string): Told {
  const [command = 'python3.14', ...rest] = (process.env['CPYTHON'] ?? 'python3.14').split(' ');
  const ran = spawnSync(command, [...rest, '-'], {
    input: program(module, {}),
    encoding: 'utf8',
    timeout: 300_000,
    maxBuffer: 2 ** 28,
  });
  if (ran.error) throw new Error(`${command} could not be run.`, { cause: ran.error });
  const result = told(ran.stdout);
  if (result.version === undefined)
    throw new Error(`CPython's test_${module} did not run to its end: ${ran.stderr.slice(-500)}`);
  return result;
}
