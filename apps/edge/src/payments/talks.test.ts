import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { act, enterDesk, signUpLearner, staffAddress } from '../../testing/server/desk-staff.ts';
import {
  type RunningIdentity,
  startTestIdentityServer,
} from '../../testing/server/identity-browser.ts';
import { engines } from '../../testing/server/test-database.ts';
import { startWholeServer, type WholeServer } from '../../testing/server/whole-server.ts';
import { talk } from '../database/schema/index.ts';
import { recordPaymentEvent } from './ledger.ts';
import { testPriceIds } from './test-prices.ts';

const patience = { timeout: 20_000 };
const buyTalk = { body: { price_id: testPriceIds.talk } };

describe.each(engines)('a 1:1 talk on %s', (engine) => {
  let identity: RunningIdentity;
  let server: WholeServer;
  let desk: ReturnType<WholeServer['desk']>;
  let later = 0;
  beforeAll(async () => {
    identity = await startTestIdentityServer({
      emailsAreVerified: true,
      deskAccounts: [staffAddress],
    });
    server = await startWholeServer(engine, identity.url, {
      clock: () => Date.now() + later,
      showsDiscounts: true,
    });
    desk = await enterDesk(identity.url, server);
  });
  // The provider tells whole seconds, and on a busy machine the clock is not as even as they are.
  beforeEach(() => {
    later += 10_000;
  });
  afterAll(async () => {
    await server.close();
    await identity.identity.close();
  });

  const signUp = async () => signUpLearner(identity.url, server, desk);
  type SignedUp = Awaited<ReturnType<typeof signUp>>;
  async function withPlan() {
    const learner = await signUp();
    await desk.grantAccess({ params: learner.params, body: { ...act(), days: 30 } });
    return learner;
  }
  async function pay({ client, email }: SignedUp) {
    const { redirect_url: till } = await client.createCheckoutSession(buyTalk);
    const shown = await (await fetch(till)).text();
    const paid = await server.press(till, { action: 'pay', email });
    return { shown, back: paid.headers.get('location') };
  }
  const talkOf = async ({ client }: SignedUp) => (await client.liveSupport()).talk;

  it('is sold to nobody who has no plan, nor to a visitor', async () => {
    const { client } = await signUp();
    for (const buyer of [client, server.with()])
      await expect(buyer.createCheckoutSession(buyTalk)).rejects.toMatchObject({
        status: 403,
        code: 'plan-required',
      });
    await expect(client.createSubscriptionSession(buyTalk)).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(await client.liveSupport()).toMatchObject({
      talk: { price_id: null, booking_url: null, bought: [] },
    });
  });

  it('costs what was shown, opens no lesson, and is given its time by its buyer alone', async () => {
    const buyer = await withPlan();
    const other = await withPlan();
    const before = await talkOf(buyer);
    expect(before).toMatchObject({ price_id: testPriceIds.talk, booking_url: null });
    const access = await buyer.client.paidAccess();
    // The discount of the plans is none of a talk's.
    const { shown, back } = await pay(buyer);
    expect(shown).toContain('$95 once');
    expect(shown).not.toContain('reduced');
    expect(before).toMatchObject({ amount: 9500, currency: 'usd', minutes: 45 });
    expect(back).toMatch(/^https:\/\/site\.test\/payment\?talk=true&checkout=cs/u);
    expect(await talkOf(buyer)).toMatchObject({
      booking_url: 'https://book.example/talk',
      bought: [{ amount: 9500, currency: 'usd', status: 'paid', held_at: null }],
    });
    expect(await talkOf(other)).toMatchObject({ booking_url: null, bought: [] });
    expect(await buyer.client.paidAccess()).toEqual(access);
    expect((await buyer.client.purchase()).purchases).toEqual([]);
    const { invoices } = await buyer.client.invoices();
    expect(invoices).toMatchObject([{ amount: 9500, currency: 'usd' }]);
    // Bought again: a second one, with the same customer.
    await pay(buyer);
    expect((await talkOf(buyer))?.bought).toHaveLength(2);
    expect((await buyer.client.invoices()).invoices).toHaveLength(2);
    expect(await buyer.client.accountDeletionPlan()).toMatchObject({
      open_talks: 2,
      has_customer: true,
    });
  });

  it('is had once the desk says so, which can be taken back, and is nobody else’s', async () => {
    const buyer = await withPlan();
    const other = await withPlan();
    await pay(buyer);
    const { params } = buyer;
    const [bought] = (await desk.learner({ params })).talks;
    const body = { ...act(), payment_id: bought?.payment_id ?? '', held: true };
    await expect(desk.settleTalk({ params: other.params, body })).rejects.toMatchObject({
      code: 'not-found',
    });
    await desk.settleTalk({ params, body });
    await desk.settleTalk({ params, body });
    const held = await talkOf(buyer);
    expect(held?.booking_url).toBeNull();
    expect(held?.bought[0]?.held_at).not.toBeNull();
    expect((await desk.refundable({ params })).payments).toMatchObject([
      { kind: 'talk', plan: 'talk', promised_until: null },
    ]);
    expect(await buyer.client.accountDeletionPlan()).toMatchObject({ open_talks: 0 });
    await desk.settleTalk({ params, body: { ...body, ...act(), held: false } });
    expect(await talkOf(buyer)).toMatchObject({
      booking_url: 'https://book.example/talk',
      bought: [{ held_at: null }],
    });
    const { trail } = await desk.learner({ params });
    expect(trail.map(({ action }) => action)).toEqual([
      'talk-reopened',
      'talk-held',
      'account-opened',
      'access-granted',
    ]);
  });

  it('is paid back in full, once, and is given no time after that', async () => {
    const buyer = await withPlan();
    const { params } = buyer;
    await pay(buyer);
    const [payment] = (await desk.refundable({ params })).payments;
    expect(payment).toMatchObject({ kind: 'talk', amount: 9500 });
    expect(payment?.promised_until).not.toBeNull();
    later += 10_000;
    const body = { ...act(), payment_id: payment?.payment_id ?? '' };
    await desk.refund({ params, body });
    await desk.refund({ params, body: { ...body, ...act() } });
    await expect
      .poll(() => talkOf(buyer), patience)
      .toMatchObject({ booking_url: null, bought: [{ status: 'refunded' }] });
    expect((await desk.refundable({ params })).payments).toEqual([]);
    expect((await buyer.client.paidAccess()).has_access).toBe(true);
    expect(server.failures).toEqual([]);
  });

  it('counts once, whatever comes again, and loses its name with the account', async () => {
    const { client, params } = await withPlan();
    const paid = {
      type: 'talk-paid',
      id: `evt_${randomUUID()}`,
      at: Date.now() + later,
      paymentId: `pi_${randomUUID()}`,
      checkoutId: 'cs_1',
      learnerId: params.learner_id,
      email: 'buyer@example.org',
      amount: 9500,
      currency: 'usd',
    } as const;
    const { db } = server.database;
    expect(await recordPaymentEvent(db, paid)).toBe(true);
    expect(await recordPaymentEvent(db, paid)).toBe(false);
    // The same payment under another event, as after a payment that took days.
    await recordPaymentEvent(db, { ...paid, id: `evt_${randomUUID()}` });
    expect((await client.liveSupport()).talk?.bought).toHaveLength(1);
    const data = await client.exportData();
    expect(data['tables']).toMatchObject({ talks: [{ paymentId: paid.paymentId }] });
    await client.deleteAccount({ body: { confirm: 'delete my account' } });
    const rows = await db.select().from(talk);
    const kept = rows.find(({ paymentId }) => paymentId === paid.paymentId);
    expect(kept).toMatchObject({ email: '', amount: 9500 });
    expect(kept?.learnerId).toMatch(/^deleted:/u);
  });
});
