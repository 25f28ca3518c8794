import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  Browser,
  type RunningIdentity,
  startTestIdentityServer,
} from '../../testing/server/identity-browser.ts';
import { engines } from '../../testing/server/test-database.ts';
import { startWholeServer, type WholeServer } from '../../testing/server/whole-server.ts';
import { duplicateTable } from './duplicate-subscriptions.ts';
import { PaymentProviderError } from './gateway.ts';
import { testPriceIds } from './test-prices.ts';

describe.each(engines)('a duplicate subscription that cannot be refunded, on %s', (engine) => {
  let identity: RunningIdentity;
  let server: WholeServer;
  /** The refunds that fail, by subscription: from the first one that is asked for while `breaks` is set. */
  const broken = new Set<string>();
  let breaks = true;
  beforeAll(async () => {
    identity = await startTestIdentityServer({ emailsAreVerified: true });
    server = await startWholeServer(engine, identity.url, {
      overGateway: (gateway) => ({
        ...gateway,
        refundSubscription: async (id) => {
          if (breaks) broken.add(id);
          breaks = false;
          if (broken.has(id))
            throw new PaymentProviderError('refunding a subscription', new Error('a dispute'));
          return gateway.refundSubscription(id);
        },
      }),
    });
  });
  afterAll(async () => {
    await server.close();
    await identity.identity.close();
  });

  const rows = async () => (await duplicateTable(server.database.db)).split('\n');

  /** Buys a subscription without signing in. */
  async function subscribe(email: string): Promise<void> {
    const { redirect_url: till } = await server
      .with()
      .createSubscriptionSession({ body: { price_id: testPriceIds.monthly } });
    expect((await server.press(till, { action: 'pay', email })).status).toBe(303);
  }

  it('is logged and kept, holds up no other refund, no webhook and no sign-in, and is tried again', async () => {
    const first = `${randomUUID()}@example.org`;
    await subscribe(first);
    await subscribe(first);
    const [unrefunded = ''] = broken;
    expect(await rows()).toEqual([expect.stringContaining(`open  ${unrefunded}`)]);
    const logged = server.failures.map((line) => JSON.stringify(line, errorsAsText));
    expect(logged).toEqual([expect.stringContaining(`${unrefunded} is not refunded yet`)]);

    const second = `${randomUUID()}@example.org`;
    await subscribe(second);
    await subscribe(second);
    await server.payments.settleDuplicates();
    expect((await rows()).toSorted()).toEqual([
      expect.stringMatching(/open/u),
      expect.stringMatching(/refunded pi_/u),
    ]);
    const { access_token: token = '' } = await new Browser(identity.url).signIn(
      'signup',
      first,
      'correct horse battery',
    );
    await server.with(token).syncUser({ body: { email: first, name: 'Buyer' } });

    broken.clear();
    await server.payments.settleDuplicates();
    expect((await rows()).filter((row) => row.includes('refunded pi_'))).toHaveLength(2);
  });
});

function errorsAsText(_key: string, value: unknown): unknown {
  return value instanceof Error ? value.message : value;
}
