import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { FilledDisk } from '../../testing/disk-full/fill-disk.ts';
import { engines } from '../../testing/server/test-database.ts';
import { startTestServer } from '../../testing/server/test-server.ts';

/** A disk of its own, that no other test can fill: a file system in memory, which bubblewrap mounts without root. */
const smallDisk = (folder: string, bytes: number) =>
  ['--dev-bind', '/', '/', '--die-with-parent'].concat('--size', String(bytes), '--tmpfs', folder);
const folder = mkdtempSync(join(tmpdir(), 'disk-full-'));
afterAll(() => rmSync(folder, { recursive: true }));
const hasDisk = spawnSync('bwrap', [...smallDisk(folder, 1e6), 'true']).status === 0;
if (!hasDisk) process.stdout.write('not run: filling a disk. It needs bubblewrap.\n');

describe.runIf(hasDisk)('a disk that fills while learners answer', () => {
  it('is answered with 503 and Retry-After; once it has room answers go on, and none is lost or doubled', async () => {
    const drill = join(import.meta.dirname, '../../testing/disk-full/fill-disk.ts');
    const { stdout } = await promisify(execFile)('bwrap', [
      ...smallDisk(folder, 150e6),
      process.execPath,
      '--conditions=@lemma/source',
      '--no-warnings',
      drill,
      folder,
    ]);
    const { refusals, learners } = JSON.parse(stdout) as FilledDisk;
    expect(refusals).toEqual(['503 unavailable 2000']);
    for (const { acknowledged, kept } of learners) {
      expect(acknowledged.length).toBeGreaterThan(0);
      expect(new Set(kept).size).toBe(kept.length);
      expect(kept).toEqual(expect.arrayContaining([...acknowledged]));
    }
  }, 300_000);
});

describe.each(engines)('a database that says that its disk is full, on %s', (engine) => {
  it('refuses the write with 503, and takes the same call once there is room', async () => {
    const server = await startTestServer(engine);
    const ada = server.as('auth0|ada');
    await ada.syncUser({ body: { email: 'ada@example.org', name: 'Ada' } });
    const begin = {
      body: { session_uid: crypto.randomUUID(), kind: 'lesson', lesson_uid: 'one' },
    } as const;
    const { db } = server.database;
    await db.execute(sql`
      create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
    await db.execute(
      sql`create trigger no_room before insert on session execute function no_room()`,
    );
    await expect(ada.sessionInitialisation(begin)).rejects.toMatchObject({
      status: 503,
      code: 'unavailable',
      retryAfterMs: 2000,
    });
    expect(await ada.me()).toMatchObject({ name: 'Ada' });
    await db.execute(sql`drop trigger no_room on session`);
    expect((await ada.sessionInitialisation(begin)).session_uid).toBe(begin.body.session_uid);
    await server.close();
  });
});
