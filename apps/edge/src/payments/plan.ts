/** The four plans of the specification, by the names that the API uses. */
export type PlanName = 'monthly' | 'annual' | 'one_year' | 'lifetime';

/** Price identifier of each plan at the payment provider; they come from the environment. */
export type PriceIds = Readonly<Record<PlanName, string>>;

export const planModes: Readonly<Record<PlanName, 'subscription' | 'payment'>> = {
  monthly: 'subscription',
  annual: 'subscription',
  one_year: 'payment',
  lifetime: 'payment',
};

/** The plan that a price identifier stands for, if it is one of ours. */
export function planOfPrice(prices: PriceIds, priceId: string): PlanName | undefined {
  const names: readonly PlanName[] = ['monthly', 'annual', 'one_year', 'lifetime'];
  return names.find((name) => prices[name] === priceId);
}
