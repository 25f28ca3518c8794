declare module 'geoip-country' {
  /** The country of an IPv4 or IPv6 address, or null. */
  export function lookup(address: string): { readonly country: string } | null;
}
