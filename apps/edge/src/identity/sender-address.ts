import type { IncomingMessage } from 'node:http';

/** The sender's address as limits count it: of IPv6 its network of 64 bits, which one subscriber has whole. */
export function senderAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined;
  const listed = (Array.isArray(forwarded) ? forwarded.join() : forwarded)?.split(',').at(-1);
  const address = listed?.trim() || request.socket.remoteAddress || 'unknown';
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1];
  if (embedded) return embedded;
  return address.includes(':') ? network64(address) : address;
}

function network64(address: string): string {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after].slice(0, 4).join(':');
}
