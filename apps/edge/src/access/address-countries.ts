import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { BlockList, isIP } from 'node:net';
import { Reader } from 'mmdb-lib';
import { z } from 'zod';

/*
 * The registries' own data on who holds an address: CC0, with statistics of the Number Resource Organization (nro.net)
 * under CC BY 4.0. docs/decisions/0076-country-of-an-address.md says why this database.
 */
const require = createRequire(import.meta.url);
const files = {
  4: require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country-ipv4.mmdb'),
  6: require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country-ipv6.mmdb'),
};

const record = z.object({ country_code: z.string().regex(/^[A-Z]{2}$/u) });

/** Ranges of local networks and of documentation (RFC 6890): no country, though the database has one for some of them. */
const nowhere = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
] as const)
  nowhere.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::1', 128],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  nowhere.addSubnet(network, bits, 'ipv6');

const readers = new Map<number, Reader<never>>();

/** The database of an address family, read from disk when it is first needed. */
function readerOf(version: keyof typeof files): Reader<never> {
  const known = readers.get(version);
  if (known) return known;
  const reader = new Reader<never>(readFileSync(files[version]));
  readers.set(version, reader);
  return reader;
}

/** Country of an IPv4 or IPv6 address by the database that comes with the server, or undefined. */
export function countryOfAddress(address: string): string | undefined {
  if (isIP(address) === 0) return undefined;
  const version = isIP(address) === 4 ? 4 : 6;
  if (nowhere.check(address, `ipv${version}`)) return undefined;
  const found = record.safeParse(readerOf(version).get(address));
  return found.success ? found.data.country_code : undefined;
}
