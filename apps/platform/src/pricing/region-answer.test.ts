import { createFakeFetch, FakeProblem } from '@lemma/api-client/fake';
import { afterEach, expect, it, vi } from 'vitest';
import { askRegion } from './region-answer.ts';

afterEach(() => vi.unstubAllGlobals());

const config = {
  auth: { domain: 'http://localhost:1', client_id: 'test', audience: 'test' },
  build_commit: 'test',
  prices: null,
  show_discounted_prices: true,
  lifetime_spots: { total: 50, left: 12 },
};

/** A server that speaks the contract, at an address: Node's fetch takes no path alone. */
function serve(...handlers: Parameters<typeof createFakeFetch>): void {
  const fake = createFakeFetch(...handlers);
  vi.stubGlobal('fetch', async (path: string) =>
    fake(new Request(new URL(path, 'https://lemma.example'))),
  );
}

it('takes what the contract says of a country and of what is sold there', async () => {
  serve({
    countryCheck: () => ({ country_code: 'GB', can_purchase: true, message: 'Yes.' }),
    clientConfig: () => config,
  });
  expect(await askRegion()).toEqual({
    countryCode: 'GB',
    canPurchase: true,
    message: 'Yes.',
    discounted: true,
    lifetimeLeft: 12,
  });
});

it('takes a country that cannot be told, where no places are counted', async () => {
  serve({
    countryCheck: () => ({ country_code: null, can_purchase: false, message: '' }),
    clientConfig: () => ({ ...config, lifetime_spots: null }),
  });
  expect(await askRegion()).toMatchObject({ countryCode: null, lifetimeLeft: undefined });
});

it('takes neither a refusal nor an answer of another shape', async () => {
  serve({
    countryCheck: () => {
      throw new FakeProblem('not-found', 'Not here.');
    },
    clientConfig: () => config,
  });
  await expect(askRegion()).rejects.toThrow('/edge/country-check answered 404.');
  vi.stubGlobal('fetch', async () => Response.json({ country_code: 49 }));
  await expect(askRegion()).rejects.toThrow('something else than a country');
});
