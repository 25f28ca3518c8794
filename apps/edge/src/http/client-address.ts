import { isIPv6 } from 'node:net';

/**
 * The part of an address that a rate limit counts: an IPv4 address whole, of an IPv6 address the first 64 bits, which
 * one subscriber line has to itself (RFC 6177): counted whole, each line would have 2⁶⁴ allowances.
 */
export function limitedPart(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1];
  if (mapped) return mapped;
  const bare = address.replace(/%.*$/u, '');
  if (!isIPv6(bare)) return address;
  const [before = '', after] = bare.split('::');
  const groups = before === '' ? [] : before.split(':');
  const rest = after === undefined || after === '' ? [] : after.split(':');
  const zeros = after === undefined ? 0 : 8 - groups.length - rest.length;
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest];
  const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
