import { ApiError } from '@lemma/api-client';
import { api, siteConfig } from '../api/client.ts';
import { currentToken } from '../api/token-source.ts';
import { whenIntroduced } from '../shell/introduction.ts';
import type { Bought } from './plans.ts';

/** Milliseconds after which a purchase begins although the server may not know the buyer's address yet. */
const introductionPatience = 5000;

/** Resolves with the server's reason if it sells this no more. */
export async function beginCheckout(
  { key, planType }: Bought,
  changes: boolean,
): Promise<string | undefined> {
  try {
    // The checkout of a learner whom the server does not know yet would ask for their address once more.
    if (await currentToken({ fresh: false })) await whenIntroduced(introductionPatience);
    const { redirect_url } = changes
      ? await api.createPortalSession()
      : await buy(await siteConfig());
    window.location.assign(redirect_url);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'already-bought' || error.code === 'sold-out'))
      return error.problem?.detail ?? 'This plan cannot be bought just now.';
    throw error;
  }

  async function buy({ prices }: Awaited<ReturnType<typeof siteConfig>>) {
    if (!prices) throw new Error('Payments are not set up: /config.json carries no prices.');
    const body = { price_id: prices[key] };
    return planType === 'subscription'
      ? api.createSubscriptionSession({ body })
      : api.createCheckoutSession({ body });
  }
}
