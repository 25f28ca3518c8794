import type { z } from 'zod';
import type { TestCoupons, TestPrices } from './objects.ts';
import type { TestPaymentStore } from './store.ts';

/** What every part of the test-mode host works with. */
export interface HostWorld {
  readonly store: TestPaymentStore;
  readonly prices: TestPrices;
  readonly coupons: TestCoupons;
  /** Where browsers and the SDK find this host. */
  readonly url: string;
  /** Seconds since the epoch. */
  readonly now: () => number;
  readonly makeId: (prefix: string) => string;
  /** Sends a signed event. `previous` holds the earlier values of an update. */
  readonly emit: (
    type: string,
    object: unknown,
    previous?: Readonly<Record<string, unknown>>,
  ) => Promise<void>;
}

export function readObject<T>(
  { store }: Pick<HostWorld, 'store'>,
  kind: string,
  id: string,
  schema: z.ZodType<T>,
): T | undefined {
  const raw = store.get(kind, id);
  return raw === undefined ? undefined : schema.parse(raw);
}
