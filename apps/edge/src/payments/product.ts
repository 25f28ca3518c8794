/** The four plans of the specification, by the names that the API uses. */
export type PlanName = 'monthly' | 'annual' | 'one_year' | 'lifetime';

/** What a checkout sells: the plans, and a talk of one's own, which opens no lesson. */
export type Product = PlanName | 'talk';

/** An identifier at the payment provider for each plan; they come from the environment. */
export type PriceIds = Readonly<Record<PlanName, string>>;

/** Price identifiers of all that is sold: a talk only where the operator offers one. */
export type ProductPrices = PriceIds & { readonly talk?: string | undefined };

export const productModes: Readonly<Record<Product, 'subscription' | 'payment'>> = {
  monthly: 'subscription',
  annual: 'subscription',
  one_year: 'payment',
  lifetime: 'payment',
  talk: 'payment',
};

/** The product that a price identifier stands for, if it is one of ours. */
export function productOfPrice(prices: ProductPrices, priceId: string): Product | undefined {
  const names: readonly Product[] = ['monthly', 'annual', 'one_year', 'lifetime', 'talk'];
  return names.find((name) => prices[name] === priceId);
}
