import { watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isFolder } from './lesson-files.ts';

/** Milliseconds: one save is several events, and a file may be empty in the middle of it. */
const settling = 30;

/** What a check looks at: lessons, and the courses that they stand in. */
const ours = /\.(?:md|yaml)$/;

/**
 * Goes on once at the beginning, and then whenever something under the files and folders has changed, until the
 * signal. What changes while the one who asks is busy counts once. Throws if a path leads nowhere.
 */
export async function* changesUnder(
  paths: readonly string[],
  signal: AbortSignal,
): AsyncGenerator<void, void> {
  let changed = false;
  let wake = () => {};
  const hear = (name: string | null) => {
    if (name !== null && !ours.test(name)) return;
    changed = true;
    wake();
  };
  for (const path of paths) {
    if (isFolder(path)) {
      watch(path, { recursive: true, signal }, (_event, name) => hear(name));
    } else {
      // Editors put a new file in the place of the old one, which a watched file would not live to see.
      const folder = watch(dirname(path), { signal });
      folder.on('change', (_event, name) => {
        if (name === basename(path)) hear(basename(path));
      });
    }
  }
  signal.addEventListener('abort', () => wake());
  yield;
  while (!signal.aborted) {
    if (!changed) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    if (signal.aborted) return;
    await wait(settling);
    changed = false;
    yield;
  }
}
