/**
 * A server on the embedded database whose disk fills while learners answer, and is emptied again. Argument: the folder
 * of a small disk of its own, all of which it fills. Prints one line of JSON, a `FilledDisk`.
 */
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
// oxlint-disable-next-line no-restricted-imports -- the tests drive the server with the browser's own client
import { ApiError } from '@lemma/api-client';
import { openDatabase } from '../../src/database/open.ts';
import { answerUntil } from '../server/answering-learner.ts';
import { EventCount } from '../server/event-count.ts';
import { ServerProcess } from '../server/server-process.ts';

export interface FilledDisk {
  /** How the server refused while the disk was full: status, code and pause in milliseconds. */
  readonly refusals: readonly string[];
  readonly learners: readonly {
    /** Identifiers of attempts that the server said yes to. */
    readonly acknowledged: readonly string[];
    /** Those that it has after it was killed and started again. */
    readonly kept: readonly string[];
  }[];
}

const names = ['auth0|ada', 'auth0|ben'];
/** Left free on the full disk: less than a file of the write-ahead log grows by. */
const leftFree = 128 * 1024;
const [disk = ''] = process.argv.slice(2);
const directory = join(disk, 'data');
const ballast = join(disk, 'ballast');

await (await openDatabase({ directory })).close();
const server = await ServerProcess.start({ directory });
let over = false;
const answers = new EventCount();
const failures = new EventCount();
const refusals = new Set<string>();
const finished = Promise.all(
  names.map((name) =>
    answerUntil(server.as(name), () => over, {
      onAcknowledged: answers.add,
      onFailure: (error) => {
        refusals.add(
          error instanceof ApiError
            ? `${error.status} ${error.code} ${error.retryAfterMs}`
            : String(error),
        );
        failures.add();
      },
    }),
  ),
);
await answers.further(4);
const { bavail, bsize } = statfsSync(disk);
writeFileSync(ballast, Buffer.alloc(bavail * bsize - leftFree));
await failures.further(10);
rmSync(ballast);
await answers.further(4);
over = true;
const acknowledged = await finished;
await server.kill();
await server.start();
const learners = [];
for (const [index, { attempts }] of acknowledged.entries()) {
  const { tables } = await server.as(names[index] ?? '').exportData();
  const kept = (tables['attempt'] ?? []).map((row) => String(row['attemptUid']));
  learners.push({ acknowledged: attempts, kept });
}
await server.kill();
const outcome: FilledDisk = { refusals: [...refusals], learners };
process.stdout.write(`${JSON.stringify(outcome)}\n`);
