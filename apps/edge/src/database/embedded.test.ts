import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { IdentityStore } from '../identity/store.ts';
import { TestPaymentStore } from '../payments/test-host/store.ts';
import { studyThrough } from '../../testing/server/study-through.ts';
import { openTestDatabase, openTestDirectory } from '../../testing/server/test-database.ts';
import { startTestServer } from '../../testing/server/test-server.ts';
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
    const backup = await writeBackup(server.database, directory);
    await ada.deleteAccount({ body: { confirm: 'delete my account' } });
    await server.close();

    expect(await restoreBackup(directory, backup)).toContain('is kept in');
    const again = await startTestServer('pglite', { database: await openDatabase({ directory }) });
    expect((await again.as('auth0|ada').exportData()).tables).toEqual(before.tables);
    await again.close();
  });

  it('comes back with the accounts and test-mode payments of the same moment', async () => {
    const directory = join(root, 'whole');
    const database = await openTestDirectory(directory);
    // Both are open while the backup is made, as they are beside a server that runs.
    const identity = new IdentityStore(join(directory, 'identity.sqlite'));
    const payments = new TestPaymentStore(join(directory, 'payments.sqlite'));
    await identity.secret('key', () => 'before');
    payments.put('customer', 'one', 'before');
    const backup = await writeBackup(database, directory);
    identity.database.exec("update secret set value = 'after'");
    payments.put('customer', 'one', 'after');
    identity.close();
    payments.close();
    await database.close();

    expect(await restoreBackup(directory, backup)).toContain('identity.sqlite, payments.sqlite');
    const restored = new IdentityStore(join(directory, 'identity.sqlite'));
    expect(await restored.secret('key', () => 'none')).toBe('before');
    restored.close();
    const restoredPayments = new TestPaymentStore(join(directory, 'payments.sqlite'));
    expect(restoredPayments.get('customer', 'one')).toBe('before');
    restoredPayments.close();
    const copies = readdirSync(join(directory, 'backups')).filter((name) =>
      name.endsWith('sqlite'),
    );
    expect(copies.length).toBe(2);
    for (const copy of copies)
      expect(statSync(join(directory, 'backups', copy)).mode & 0o777).toBe(0o600);
  });

  it('keeps as many backups as it is told, the latest', async () => {
    const database = await openTestDatabase('pglite');
    const directory = join(root, 'kept');
    const paths = [];
    for (let backup = 0; backup < 3; backup += 1)
      paths.push(await writeBackup(database, directory, 2));
    const backups = join(directory, 'backups');
    expect(readdirSync(backups).map((name) => join(backups, name))).toEqual(paths.slice(1));
    await database.close();
  });

  it('is not replaced by a file that is no backup', async () => {
    const directory = join(root, 'wrong');
    const file = join(root, 'not-a-backup.tar.gz');
    writeFileSync(file, 'nothing');
    await expect(restoreBackup(directory, file)).rejects.toThrow(/not a backup/u);
    expect(readdirSync(directory)).not.toContain('pglite');
  });

  it('is not replaced where the accounts beside its backup are damaged', async () => {
    const directory = join(root, 'damaged');
    const database = await openTestDirectory(directory);
    new IdentityStore(join(directory, 'identity.sqlite')).close();
    const backup = await writeBackup(database, directory);
    await database.close();
    writeFileSync(backup.replace('.tar.gz', '.identity.sqlite'), 'not a database at all');
    await expect(restoreBackup(directory, backup)).rejects.toThrow(/SQLite cannot read it/u);
    expect(readdirSync(directory).filter((name) => name.includes('before'))).toEqual([]);
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
