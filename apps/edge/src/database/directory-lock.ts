import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A second process on the same embedded database would destroy it. */
export class DirectoryInUseError extends Error {
  override readonly name = 'DirectoryInUseError';
}

/**
 * Takes the directory for this process: its id and start time stand in `lock`. A live holder is refused,
 * a dead one is taken over. Returns a function that gives it back.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, 'lock');
  const own = `${process.pid} ${startOf(process.pid)}`;
  for (;;) {
    try {
      writeFileSync(file, own, { flag: 'wx' });
      break;
    } catch (error) {
      if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error;
      const holder = readHolder(file);
      if (holder && holder !== own && isAlive(holder))
        throw new DirectoryInUseError(
          `The database in ${directory} is in use by process ${holder.split(' ')[0]}. Stop it, or set LEMMA_DATA_DIR to another directory.`,
        );
      if (holder === own)
        throw new DirectoryInUseError(
          `This process has the database in ${directory} open already.`,
        );
      rmSync(file, { force: true });
    }
  }
  return () => {
    if (readHolder(file) === own) rmSync(file, { force: true });
  };
}

function readHolder(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function isAlive(holder: string): boolean {
  const [pid = '', start = ''] = holder.split(' ');
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    // EPERM: alive, but another user's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return start === startOf(Number(pid));
}

/** Start time of a process, where the system tells it, so that a reused id is not taken for the holder. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
