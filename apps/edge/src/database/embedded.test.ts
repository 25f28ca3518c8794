import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { studyThrough } from '../test-server/study-through.ts';
import { openTestDatabase, openTestDirectory } from '../test-server/test-database.ts';
import { startTestServer } from '../test-server/test-server.ts';
import { writeBackup } from './backup.ts';
import { lockDirectory } from './directory-lock.ts';
import { openDatabase } from './open.ts';
import { restoreBackup } from './restore.ts';

const root = mkdtempSync(join(tmpdir(), 'embedded-'));
afterAll(() => rmSync(root, { recursive: true }));

describe('the embedded database', () => {
  it('comes back from a backup as it was, and keeps what it replaced', async () => {
    const directory = join(root, 'backed-up');
    const server = await startTestServer('pglite', {
      database: await openTestDirectory(directory),
    });
    const ada = server.as('auth0|ada');
    await studyThrough(ada, server.content, 'one');
    const before = await ada.exportData();
    const backup = await writeBackup(server.database, join(directory, 'backups'));
    await ada.deleteAccount({ body: { confirm: 'delete my account' } });
    await server.close();

    expect(await restoreBackup(directory, backup)).toContain('is kept in');
    const again = await startTestServer('pglite', { database: await openDatabase({ directory }) });
    expect((await again.as('auth0|ada').exportData()).tables).toEqual(before.tables);
    await again.close();
  });

  it('keeps as many backups as it is told, the latest', async () => {
    const database = await openTestDatabase('pglite');
    const directory = join(root, 'kept');
    const paths = [];
    for (let backup = 0; backup < 3; backup += 1)
      paths.push(await writeBackup(database, directory, 2));
    expect(readdirSync(directory).map((name) => join(directory, name))).toEqual(paths.slice(1));
    await database.close();
  });

  it('is not replaced by a file that is no backup', async () => {
    const directory = join(root, 'wrong');
    const file = join(root, 'not-a-backup.tar.gz');
    writeFileSync(file, 'nothing');
    await expect(restoreBackup(directory, file)).rejects.toThrow(/not a backup/u);
    expect(readdirSync(directory)).not.toContain('pglite');
  });

  it('is refused to a second holder while the first is alive, and taken over from a dead one', () => {
    const directory = join(root, 'locked');
    const unlock = lockDirectory(directory);
    expect(() => lockDirectory(directory)).toThrow(/open already/u);
    unlock();
    // Process 1 lives, but did not start when this lock says.
    writeFileSync(join(directory, 'lock'), '1 123');
    lockDirectory(directory)();
    writeFileSync(join(directory, 'lock'), '999999999 5');
    lockDirectory(directory)();
    expect(readdirSync(directory)).toEqual([]);
  });
});
