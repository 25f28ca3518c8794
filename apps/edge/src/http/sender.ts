import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { countryOfAddress } from '../access/address-countries.ts';
import { countryFromHeader } from '../access/country.ts';
import type { Sender } from './handlers.ts';

export interface SenderOptions {
  /** True if a proxy that sets X-Forwarded-For stands before the server. */
  readonly trustProxy: boolean;
  /** Header in which that proxy tells the country, for example `cf-ipcountry`. */
  readonly countryHeader: string | undefined;
}

/** Tells who sent a request. Headers count only where a proxy of our own writes them. */
export function createSenderOf({ trustProxy, countryHeader }: SenderOptions) {
  return (context: Context): Sender => {
    const address = addressOf(context, trustProxy);
    const told = countryHeader ? countryFromHeader(context.req.header(countryHeader)) : undefined;
    return { address, country: told ?? countryOfAddress(address) };
  };
}

function addressOf(context: Context, trustProxy: boolean): string {
  // The last entry is the one that our own proxy wrote; those before it are the client's word.
  const forwarded = trustProxy
    ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined;
  if (forwarded) return forwarded.slice(0, 64);
  // In process there is no connection.
  const hasConnection =
    typeof context.env === 'object' && context.env !== null && 'incoming' in context.env;
  return (hasConnection ? getConnInfo(context).remote.address : undefined) ?? 'in-process';
}
