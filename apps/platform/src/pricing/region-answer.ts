/** What the server says of a visitor's country and of what is sold there. */
export interface RegionAnswer {
  readonly countryCode: string | null;
  readonly canPurchase: boolean;
  readonly message: string;
  readonly discounted: boolean;
  readonly lifetimeLeft: number | undefined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

async function get(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response.json();
}

/**
 * Asks the two calls whose answers a price needs, without the API client: with its schemas of every call it is a third
 * of a page's code, and no visitor who only reads needs it. The answers are checked here, by hand. Throws if one of them
 * is another than the contract says.
 */
export async function askRegion(): Promise<RegionAnswer> {
  const [country, config] = await Promise.all([get('/edge/country-check'), get('/config.json')]);
  if (
    !isRecord(country) ||
    !(country['country_code'] === null || typeof country['country_code'] === 'string') ||
    typeof country['can_purchase'] !== 'boolean' ||
    typeof country['message'] !== 'string'
  )
    throw new Error('/edge/country-check answered something else than a country.');
  if (!isRecord(config) || typeof config['show_discounted_prices'] !== 'boolean')
    throw new Error('/config.json does not say whether discounted prices are shown.');
  const spots = config['lifetime_spots'];
  return {
    countryCode: country['country_code'],
    canPurchase: country['can_purchase'],
    message: country['message'],
    discounted: config['show_discounted_prices'],
    lifetimeLeft: isRecord(spots) && typeof spots['left'] === 'number' ? spots['left'] : undefined,
  };
}
