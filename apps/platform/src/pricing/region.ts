import { type Currency, currencyOf } from '@lemma/api-client/contract';
import { useSyncExternalStore } from 'react';
import { logError } from '../logging/log.ts';
import { askRegion } from './region-answer.ts';

export interface Region {
  readonly currency: Currency;
  readonly canPurchase: boolean;
  readonly message: string;
  readonly discounted: boolean;
  /** Places of lifetime access that are left, or undefined while that is not known. */
  readonly lifetimeLeft: number | undefined;
}

/** While the country is asked for, and when it cannot be told. */
const unknownRegion: Region = {
  currency: 'USD',
  canPurchase: true,
  message: '',
  discounted: false,
  lifetimeLeft: undefined,
};

let region = unknownRegion;
let asked: Promise<void> | undefined;
const listeners = new Set<() => void>();

async function ask(): Promise<void> {
  const { countryCode, ...answer } = await askRegion();
  region = { currency: currencyOf(countryCode), ...answer };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  asked ??= afterFirstView()
    .then(ask)
    .catch((error: unknown) => {
      logError('The country could not be told; prices stay in US dollars', error);
    });
  return () => listeners.delete(listener);
}

/** Prices are already on the page: asking for the country must not hold up its first view. */
function afterFirstView(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window)
      window.requestIdleCallback(() => resolve(), { timeout: 3000 });
    else setTimeout(resolve, 500);
  });
}

/** The visitor's currency, and whether we may sell there. Asked once a visit, without signing in. */
export function useRegion(): Region {
  return useSyncExternalStore(
    subscribe,
    () => region,
    () => unknownRegion,
  );
}
