import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writePrivateFile } from '../database/private-file.ts';

const client = z.object({ clientId: z.string(), clientSecret: z.string() });

/** The client by which the server beside the local provider may delete accounts. */
export type LocalClient = z.output<typeof client>;

const fileIn = (dataDir: string) => join(dataDir, 'identity-client.json');

/** Puts the client where the server of the same data directory finds it. */
export function writeLocalClient(dataDir: string, value: LocalClient): void {
  writePrivateFile(fileIn(dataDir), JSON.stringify(value));
}

/** The client of the provider that keeps its data in the same directory, or undefined if there is none. */
export function readLocalClient(dataDir: string): LocalClient | undefined {
  const file = fileIn(dataDir);
  return existsSync(file) ? client.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
