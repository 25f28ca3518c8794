import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Payments, withoutPayments } from '../../access/payments.ts';
import type { Database } from '../../database/database.ts';
import { accountDeletion, learner, mail } from '../../database/schema/index.ts';
import { engines, openTestDatabase } from '../../../testing/server/test-database.ts';
import { MailChoices } from '../../mail/mail-choices.ts';
import { MailQueue } from '../../mail/mail-queue.ts';
import { Profiles } from '../profile.ts';
import { SignOuts } from '../sign-outs.ts';
import { AccountDeletions } from './account-deletions.ts';

const forever = new Promise<never>(() => undefined);

describe.each(engines)('a deletion of an account on %s', (engine) => {
  let database: Database;
  let now = Date.parse('2026-03-02T09:00:00Z');
  const clock = () => now;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  type Effect = 'subscriptions' | 'customer' | 'identity' | 'records';
  /** The providers as they stand, and the server over them, which ends at a step as a killed process does. */
  function world(kill?: { readonly at: Effect; readonly when: 'before' | 'after' }) {
    const gone: Effect[] = [];
    const serverThat = (dies: boolean) => {
      const effect = (name: Effect) => async () => {
        const killed = dies && kill?.at === name ? kill.when : undefined;
        if (killed === 'before') await forever;
        gone.push(name);
        if (killed === 'after') await forever;
      };
      const payments: Payments = {
        ...withoutPayments(),
        endSubscriptions: effect('subscriptions'),
        deleteCustomer: effect('customer'),
        forget: async () => {
          gone.push('records');
        },
      };
      return new AccountDeletions({
        db: database.db,
        payments,
        identityProvider: {
          verifiedEmail: async () => undefined,
          endSessions: async () => undefined,
          deletesIdentities: true,
          deleteIdentity: async () => {
            await effect('identity')();
            return 'deleted';
          },
        },
        clock,
        onError: (error) => {
          throw error;
        },
      });
    };
    return { gone, serverThat };
  }
  const signUp = async (id: string) =>
    new Profiles(database.db, clock).sync(id, { email: `${id}@example.org`, name: id });
  const depsWithoutProviders = () => ({
    db: database.db,
    payments: withoutPayments(),
    identityProvider: {
      verifiedEmail: async () => undefined,
      endSessions: async () => undefined,
      deletesIdentities: true,
      deleteIdentity: async () => 'deleted' as const,
    },
    clock,
  });
  const deletionOf = async (id: string) => {
    const [row] = await database.db
      .select()
      .from(accountDeletion)
      .where(eq(accountDeletion.learnerId, id));
    return row;
  };
  const profilesOf = (id: string) =>
    database.db.select().from(learner).where(eq(learner.learnerId, id));

  it.each(
    (['subscriptions', 'customer', 'identity'] as const).flatMap((at) => [
      { at, when: 'before' as const },
      { at, when: 'after' as const },
    ]),
  )('goes on at another server when one is killed $when $at', async (kill) => {
    const id = `killed-${kill.when}-${kill.at}`;
    await signUp(id);
    const { gone, serverThat } = world(kill);
    const cutOff = serverThat(true).request(id, { deletesCustomer: true });
    await expect
      .poll(
        async () =>
          (await deletionOf(id))?.step === kill.at && (await signOuts().hasEnded(id, now + 5000)),
      )
      .toBe(true);
    const before = [...gone];

    const next = serverThat(false);
    await next.resume();
    // The first server may be alive: its time is not over.
    expect(gone).toEqual(before);
    now += 61_000;
    await next.resume();
    expect(new Set(gone)).toEqual(new Set(['subscriptions', 'customer', 'identity', 'records']));
    expect(await profilesOf(id)).toEqual([]);
    expect(await deletionOf(id)).toMatchObject({ step: 'done', pseudonym: null });
    expect(await Promise.race([cutOff, Promise.resolve('never answered')])).toBe('never answered');
  });
  const signOuts = () => new SignOuts(database.db, clock);

  it('leaves the rows as they were if their transaction fails, and deletes them at the next try', async () => {
    const id = 'rolled-back';
    await signUp(id);
    const failures: unknown[] = [];
    let fails = true;
    const server = new AccountDeletions({
      db: database.db,
      payments: {
        ...withoutPayments(),
        forget: async () => {
          if (fails) throw new Error('the disk is full');
        },
      },
      identityProvider: {
        verifiedEmail: async () => undefined,
        endSessions: async () => undefined,
        deletesIdentities: true,
        deleteIdentity: async () => 'deleted',
      },
      clock,
      onError: (error) => failures.push(error),
    });
    expect(await server.request(id, { deletesCustomer: false })).toMatchObject({ step: 'rows' });
    expect(failures).toHaveLength(1);
    expect(await profilesOf(id)).toHaveLength(1);
    fails = false;
    now += 31_000;
    await server.resume();
    expect(await profilesOf(id)).toEqual([]);
  });

  it('writes to the verified address that it is done, and keeps no address after that mail', async () => {
    const id = 'notified';
    await signUp(id);
    const choices = new MailChoices(database.db, clock);
    await choices.keepAddress(id, 'notified@example.org');
    await choices.choose(id, { reminders: true }, 'UTC');
    const queue = new MailQueue(database.db, clock);
    const server = new AccountDeletions({
      ...depsWithoutProviders(),
      mail: queue,
      onError: (error) => {
        throw error;
      },
    });
    await server.request(id, { deletesCustomer: false });
    now += 61_000;
    await server.resume();
    expect(await choices.find(id)).toBeUndefined();
    const taken = await queue.take();
    expect(taken?.row).toMatchObject({
      learnerId: expect.stringMatching(/^deleted:/u),
      recipient: 'notified@example.org',
      message: { kind: 'account-deleted', identityKept: false, keepsPayments: false },
    });
    if (taken) await queue.markSent(taken.row);
    expect(await database.db.select().from(mail)).toEqual([]);
  });

  it('deletes what a server wrote that still took the token', async () => {
    const id = 'late';
    await signUp(id);
    const server = world().serverThat(false);
    expect(await server.request(id, { deletesCustomer: false })).toMatchObject({
      step: 'late-rows',
      deletedRows: 1,
    });
    await signUp(id);
    now += 61_000;
    await server.resume();
    expect(await profilesOf(id)).toEqual([]);
  });

  it('refuses every token until it is done, and the tokens of before for good', async () => {
    const id = 'google-oauth2|returns';
    await signUp(id);
    const server = world().serverThat(false);
    await server.request(id, { deletesCustomer: false });
    expect(await signOuts().hasEnded(id, now + 1000)).toBe(true);
    now += 61_000;
    await server.resume();
    const doneAt = now;
    now += 5000;
    expect(await signOuts().hasEnded(id, doneAt)).toBe(true);
    // The same identity at the provider, signed up again.
    expect(await signOuts().hasEnded(id, doneAt + 1000)).toBe(false);
    now += 32 * 24 * 60 * 60 * 1000;
    await server.resume();
    expect(await deletionOf(id)).toBeUndefined();
  });

  it('refuses the account for good where the identity provider keeps it', async () => {
    const id = 'auth0|kept';
    await signUp(id);
    const server = new AccountDeletions({
      db: database.db,
      payments: withoutPayments(),
      identityProvider: {
        verifiedEmail: async () => undefined,
        endSessions: async () => undefined,
        deletesIdentities: false,
        deleteIdentity: async () => 'kept',
      },
      clock,
      onError: (error) => {
        throw error;
      },
    });
    await server.request(id, { deletesCustomer: false });
    now += 61_000;
    await server.resume();
    now += 40 * 24 * 60 * 60 * 1000;
    await server.resume();
    expect(await signOuts().hasEnded(id, now)).toBe(true);
  });
});
