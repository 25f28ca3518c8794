import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** A reader sees the file as it was or as it is, and no part of it. */
export function writeWhole(path: string, content: Uint8Array | string): void {
  const begun = `${path}.${process.pid}`;
  writeFileSync(begun, content);
  renameSync(begun, path);
}

/** Whether a file is there and is the one that was meant. */
export function isWhole(path: string, sha256: string): boolean {
  return existsSync(path) && sha256Of(readFileSync(path)) === sha256;
}

export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
