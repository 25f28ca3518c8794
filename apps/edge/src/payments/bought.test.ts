import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purchase, subscription } from '../database/schema/index.ts';
import {
  Browser,
  type RunningIdentity,
  startTestIdentityServer,
} from '../../testing/server/identity-browser.ts';
import { engines } from '../../testing/server/test-database.ts';
import { startWholeServer, type WholeServer } from '../../testing/server/whole-server.ts';
import { testPriceIds } from './test-prices.ts';

const password = 'correct horse battery';

describe.each(engines)('what is bought over HTTP on %s', (engine) => {
  let identity: RunningIdentity;
  let server: WholeServer;
  /** The provider tells whole seconds: a test lets one pass, in milliseconds. */
  let later = 0;
  const dataDir = mkdtempSync(join(tmpdir(), 'bought-'));
  beforeAll(async () => {
    identity = await startTestIdentityServer({ emailsAreVerified: true, dataDir });
    server = await startWholeServer(engine, identity.url, {
      clock: () => Date.now() + later,
      identityDirectory: dataDir,
    });
  });
  afterAll(async () => {
    await server.close();
    await identity.identity.close();
    rmSync(dataDir, { recursive: true });
  });

  async function signUp(email: string, { url } = identity) {
    const { access_token: token = '' } = await new Browser(url).signIn('signup', email, password);
    return { token, client: server.with(token), id: String(decodeJwt(token).sub) };
  }

  /** A visitor buys lifetime access and gives an address at the till. */
  async function buyAsVisitor(email: string): Promise<void> {
    const { redirect_url: till } = await server
      .with()
      .createCheckoutSession({ body: { price_id: testPriceIds.lifetime } });
    expect((await server.press(till, { action: 'pay', email })).status).toBe(303);
  }

  it('goes to the account that owns the address, though another profile claims it', async () => {
    const email = `buyer-${randomUUID()}@example.org`;
    const thief = await signUp(`thief-${randomUUID()}@example.org`);
    const claim = () => thief.client.syncUser({ body: { email, name: 'Buyer' } });
    await claim();
    await buyAsVisitor(email.toUpperCase());
    await claim();
    expect(await thief.client.paidAccess()).toMatchObject({ has_access: false });

    const buyer = await signUp(email);
    await buyer.client.syncUser({ body: { email: email.toUpperCase(), name: 'Buyer' } });
    expect(await buyer.client.paidAccess()).toEqual({
      has_access: true,
      source: 'purchase',
      ends_at: null,
    });
    await claim();
    expect(await thief.client.paidAccess()).toMatchObject({ has_access: false });
  });

  it('waits while the identity provider does not call the address verified', async () => {
    const email = `waiting-${randomUUID()}@example.org`;
    const unverified = await startTestIdentityServer();
    const beside = await startWholeServer(engine, unverified.url, { database: server.database });
    await buyAsVisitor(email);
    const { access_token: token = '' } = await new Browser(unverified.url).signIn(
      'signup',
      email,
      password,
    );
    const client = beside.with(token);
    await client.syncUser({ body: { email, name: 'Early' } });
    expect(await client.paidAccess()).toMatchObject({ has_access: false });
    expect(beside.failures).toEqual([]);

    await unverified.identity.close();
    // Nor does signing in fail while the provider does not answer.
    expect(await client.syncUser({ body: { email, name: 'Early' } })).toMatchObject({ email });
    expect(await client.paidAccess()).toMatchObject({ has_access: false });
    expect(beside.failures).toHaveLength(1);
    await beside.close();
  });

  it('goes to a visitor who subscribes, signs up afterwards, and is never named by the subscription', async () => {
    const email = `subscribes-${randomUUID()}@example.org`;
    const { redirect_url: till } = await server
      .with()
      .createSubscriptionSession({ body: { price_id: testPriceIds.annual } });
    await server.press(till, { action: 'pay', email });
    const buyer = await signUp(email);
    await buyer.client.syncUser({ body: { email, name: 'Buyer' } });
    expect(await buyer.client.paidAccess()).toMatchObject({
      has_access: true,
      source: 'subscription',
    });
    expect(await buyer.client.subscription()).toMatchObject({
      subscription: { plan: 'annual', status: 'active' },
    });
  });

  it('gives access as long as it is paid: failed, cancelled, ended, refunded', async () => {
    const { client } = await signUp(`subscriber-${randomUUID()}@example.org`);
    const { redirect_url: till } = await client.createSubscriptionSession({
      body: { price_id: testPriceIds.monthly },
    });
    await server.press(till, { action: 'decline' });
    expect(await client.subscription()).toEqual({ subscription: null });
    await server.press(till, { action: 'pay', email: 'card@example.org' });
    expect(await client.subscription()).toMatchObject({
      subscription: { plan: 'monthly', status: 'active', cancel_at_period_end: false },
    });

    const { redirect_url: portal } = await client.createPortalSession();
    const id = await onlySubscription(client);
    for (const [action, status, access] of [
      ['fail', 'past-due', true],
      ['resume', 'active', true],
      ['cancel', 'cancelled', true],
      ['end', 'ended', false],
    ] as const) {
      later += 1000;
      await server.press(portal, { object: id, action });
      expect(await client.subscription()).toMatchObject({ subscription: { status } });
      expect(await client.paidAccess()).toMatchObject({ has_access: access });
    }

    const { redirect_url: once } = await client.createCheckoutSession({
      body: { price_id: testPriceIds.one_year },
    });
    await server.press(once, { action: 'pay', email: 'card@example.org' });
    expect(await client.paidAccess()).toMatchObject({ has_access: true, source: 'purchase' });
    const rows = await server.database.db.select().from(purchase);
    const paid = rows.find((row) => row.email === 'card@example.org');
    await server.press(portal, { object: paid?.paymentId ?? '', action: 'refund' });
    expect(await client.purchase()).toMatchObject({ purchases: [{ status: 'refunded' }] });
    expect(await client.paidAccess()).toMatchObject({ has_access: false });
  });

  it('stays without a name when the account is deleted, and what renews is ended', async () => {
    const email = `leaving-${randomUUID()}@example.org`;
    const { client, id } = await signUp(email);
    await client.syncUser({ body: { email, name: 'Leaving' } });
    const { redirect_url: till } = await client.createSubscriptionSession({
      body: { price_id: testPriceIds.annual },
    });
    await server.press(till, { action: 'pay', email });
    const subscriptionId = await onlySubscription(client);
    expect(await client.accountDeletionPlan()).toEqual({
      identity: 'deleted',
      ends_subscription: true,
      has_customer: true,
      open_talks: 0,
    });
    const answer = await client.deleteAccount({
      body: { confirm: 'delete my account', delete_customer: true },
    });
    expect(answer).toMatchObject({ finished: true });

    const { db } = server.database;
    await expect
      .poll(async () => {
        const rows = await db.select().from(subscription);
        return rows.find((row) => row.subscriptionId === subscriptionId);
      })
      .toMatchObject({
        learnerId: expect.stringMatching(/^deleted:/u),
        email: '',
        status: 'ended',
      });
    for (const table of [purchase, subscription])
      expect(JSON.stringify(await db.select().from(table))).not.toContain(id);
    expect(server.failures).toEqual([]);

    // Neither the token of before nor the same password lets anybody in again.
    await expect(client.syncUser({ body: { email, name: 'Again' } })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    const again = await new Browser(identity.url).submit('login', email, password);
    expect(again.status).toBe(422);
    expect(await again.text()).toContain('Wrong e-mail or password.');
    const successor = await signUp(email);
    expect(successor.id).not.toBe(id);
    await successor.client.syncUser({ body: { email, name: 'Other' } });
    expect(await successor.client.paidAccess()).toMatchObject({ has_access: false });
    expect(await successor.client.purchase()).toEqual({ purchases: [] });
  });

  it('is kept from other users of the machine', () => {
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    for (const file of ['identity.sqlite', 'identity.sqlite-wal', 'identity-client.json'])
      expect(statSync(join(dataDir, file)).mode & 0o777).toBe(0o600);
  });

  async function onlySubscription(client: ReturnType<WholeServer['with']>): Promise<string> {
    const { tables } = await client.exportData();
    return String(tables['subscriptions']?.[0]?.['subscriptionId']);
  }
});
