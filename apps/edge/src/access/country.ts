/** Countries of the EU. */
const eu = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE';
/** Where Lemma is sold: the UK, the EU, Canada and the USA. */
const sold: ReadonlySet<string> = new Set([...eu.split(' '), 'GB', 'CA', 'US']);

export interface CountryAnswer {
  readonly country_code: string | null;
  readonly can_purchase: boolean;
  readonly message: string;
}

/** A country code from a proxy's header, if it is one. */
export function countryFromHeader(value: string | null | undefined): string | undefined {
  const code = value?.trim().toUpperCase();
  // XX and T1 are what proxies say for "unknown" and for Tor.
  return code && /^[A-Z]{2}$/u.test(code) && code !== 'XX' ? code : undefined;
}

/**
 * Whether Lemma is sold in a country. A country that cannot be told (a local address, a tunnel) may buy: the
 * payment provider asks for the billing address anyway.
 */
export function purchasability(country: string | undefined): CountryAnswer {
  if (!country)
    return {
      country_code: null,
      can_purchase: true,
      message:
        'We could not tell your country. Lemma is sold in the UK, the EU, Canada and the USA.',
    };
  if (sold.has(country))
    return {
      country_code: country,
      can_purchase: true,
      message: 'Lemma is sold in your country.',
    };
  return {
    country_code: country,
    can_purchase: false,
    message:
      'Lemma is not sold in your country yet, only in the UK, the EU, Canada and the USA. Leave your e-mail address, and we will tell you when it is.',
  };
}
