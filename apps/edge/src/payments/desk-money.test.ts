import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { act, enterDesk, signUpLearner, staffAddress } from '../../testing/server/desk-staff.ts';
import {
  type RunningIdentity,
  startTestIdentityServer,
} from '../../testing/server/identity-browser.ts';
import { engines } from '../../testing/server/test-database.ts';
import { startWholeServer, type WholeServer } from '../../testing/server/whole-server.ts';
import { PaymentProviderError } from './gateway.ts';
import { testPriceIds } from './test-prices.ts';

const day = 24 * 60 * 60 * 1000;
/** A webhook that is refused for a moment comes again some seconds later. */
const patience = { timeout: 20_000 };

describe.each(engines)('money at the desk on %s', (engine) => {
  let identity: RunningIdentity;
  let server: WholeServer;
  let desk: ReturnType<WholeServer['desk']>;
  let later = 0;
  let refundsFail = false;
  beforeAll(async () => {
    identity = await startTestIdentityServer({
      emailsAreVerified: true,
      deskAccounts: [staffAddress],
    });
    server = await startWholeServer(engine, identity.url, {
      clock: () => Date.now() + later,
      overGateway: (gateway) => ({
        ...gateway,
        refundPayment: async (id) => {
          if (refundsFail) throw new PaymentProviderError('refunding', new Error('unreachable'));
          await gateway.refundPayment(id);
        },
      }),
    });
    desk = await enterDesk(identity.url, server);
  });
  // The provider tells whole seconds, and on a busy machine the clock is not as even as they are.
  const pass = () => {
    later += 10_000;
  };
  beforeEach(() => {
    pass();
    refundsFail = false;
  });
  afterAll(async () => {
    await server.close();
    await identity.identity.close();
  });

  const signUp = async () => signUpLearner(identity.url, server, desk);
  async function buyer(plan: keyof typeof testPriceIds) {
    const learner = await signUp();
    const body = { price_id: testPriceIds[plan] };
    const isSubscription = plan === 'monthly' || plan === 'annual';
    const { redirect_url: till } = isSubscription
      ? await learner.client.createSubscriptionSession({ body })
      : await learner.client.createCheckoutSession({ body });
    await server.press(till, { action: 'pay', email: learner.email });
    expect((await learner.client.paidAccess()).has_access).toBe(true);
    return learner;
  }

  it.each([
    ['annual', 'subscription'],
    ['one_year', 'purchase'],
    ['lifetime', 'purchase'],
  ] as const)('goes back for %s, once, and its access ends', async (plan, kind) => {
    const { client, params } = await buyer(plan);
    const [payment, ...others] = (await desk.refundable({ params })).payments;
    expect(others).toEqual([]);
    expect(payment).toMatchObject({ plan, kind, currency: 'usd' });
    const promised = Date.parse(payment?.promised_until ?? '');
    expect(promised - Date.parse(payment?.paid_at ?? '')).toBe(30 * day);
    pass();
    const body = { ...act(), payment_id: payment?.payment_id ?? '' };
    await desk.refund({ params, body });
    await expect.poll(() => client.paidAccess(), patience).toMatchObject({ has_access: false });
    // Asked for once more, by the same act or by another: nothing more goes back.
    await desk.refund({ params, body });
    await desk.refund({ params, body: { ...body, ...act() } });
    expect((await desk.refundable({ params })).payments).toEqual([]);
    const { trail } = await desk.learner({ params });
    expect(trail.map(({ action }) => action)).toEqual([
      'account-opened',
      'payment-refunded',
      'payment-refunded',
    ]);
    expect(server.failures).toEqual([]);
  });

  it('goes back at the second try where the provider failed after the subscription had ended', async () => {
    const { client, params } = await buyer('monthly');
    const [payment] = (await desk.refundable({ params })).payments;
    const body = { ...act(), payment_id: payment?.payment_id ?? '' };
    refundsFail = true;
    pass();
    await expect(desk.refund({ params, body })).rejects.toMatchObject({
      code: 'payments-unavailable',
    });
    await expect.poll(() => client.paidAccess(), patience).toMatchObject({ has_access: false });
    expect((await desk.refundable({ params })).payments).toHaveLength(1);
    refundsFail = false;
    await desk.refund({ params, body });
    await expect.poll(() => desk.refundable({ params }), patience).toEqual({ payments: [] });
    const { trail } = await desk.learner({ params });
    expect(trail.map(({ action }) => action)).toEqual([
      'account-opened',
      'act-failed',
      'payment-refunded',
    ]);
  });

  it('is never another learner’s', async () => {
    const rich = await buyer('one_year');
    const poor = await signUp();
    const [payment] = (await desk.refundable({ params: rich.params })).payments;
    const body = { ...act(), payment_id: payment?.payment_id ?? '' };
    await expect(desk.refund({ params: poor.params, body })).rejects.toMatchObject({
      code: 'not-found',
    });
    expect((await rich.client.paidAccess()).has_access).toBe(true);
  });

  it('is not charged again once the renewal is stopped, and what is paid lasts', async () => {
    const { client, params } = await buyer('annual');
    pass();
    await desk.stopRenewal({ params, body: act() });
    await expect
      .poll(() => desk.learner({ params }), patience)
      .toMatchObject({ subscription: { renews: false } });
    expect((await client.paidAccess()).has_access).toBe(true);
  });

  it('is not needed for access that is granted: for some days, for good, until it is ended', async () => {
    const { client, params } = await signUp();
    const week = { ...act(), days: 7 };
    await desk.grantAccess({ params, body: week });
    await desk.grantAccess({ params, body: week });
    const { access, grants } = await desk.learner({ params });
    expect(access).toMatchObject({ has_access: true, source: 'grant' });
    expect(grants).toHaveLength(1);
    expect(await client.paidAccess()).toEqual(access);
    // A grant keeps nobody from buying.
    await client.createCheckoutSession({ body: { price_id: testPriceIds.one_year } });
    later += 7 * day;
    expect(await server.payments.accessOf(params.learner_id)).toMatchObject({ has_access: false });
    later -= 7 * day;
    await desk.grantAccess({ params, body: { ...act(), days: null } });
    expect(await client.paidAccess()).toMatchObject({ source: 'grant', ends_at: null });
    await desk.endAccess({ params, body: act() });
    expect(await client.paidAccess()).toMatchObject({ has_access: false });
    await expect(desk.endAccess({ params, body: act() })).rejects.toMatchObject({
      code: 'not-found',
    });
    expect((await desk.learner({ params })).trail.map(({ action }) => action)).toEqual([
      'access-ended',
      'access-granted',
      'account-opened',
      'access-granted',
    ]);
  });
});
