import { z } from 'zod';
import { amountsOf } from './amounts.ts';
import { storedInvoice, type StoredSession } from './objects.ts';
import { type HostWorld, readObject } from './world.ts';

/** An amount in the currency's smallest unit, as people write it. */
export function money(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    minimumFractionDigits: 0,
  }).format(amount / 100);
}

/** What a checkout page says of what is bought. */
export function describe(
  session: StoredSession,
  world: Pick<HostWorld, 'prices' | 'coupons' | 'store'>,
) {
  const price = world.prices[session.price];
  const { subtotal, total } = amountsOf(session, world);
  const each = price?.period ? ` each ${price.period}` : ' once';
  const full = `${money(subtotal, session.currency)}${each}`;
  return {
    title: price?.title ?? session.price,
    amount:
      total === subtotal
        ? full
        : price?.period
          ? `${money(total, session.currency)} for the first ${price.period}, then ${full}`
          : `${money(total, session.currency)} once, reduced from ${money(subtotal, session.currency)}`,
    email: session.customer_email ?? emailOfCustomer(session, world),
  };
}

const customer = z.looseObject({ email: z.string() });

function emailOfCustomer(session: StoredSession, world: Pick<HostWorld, 'store'>) {
  if (session.customer === undefined) return undefined;
  return readObject(world, 'customer', session.customer, customer)?.email;
}

/** What an invoice's page says. */
export function describeInvoice(world: HostWorld, id: string) {
  const invoice = readObject(world, 'invoice', id, storedInvoice);
  return (
    invoice && {
      number: invoice.number,
      title: world.prices[invoice.price]?.title ?? invoice.price,
      amount: money(invoice.total, invoice.currency),
      day: new Date(invoice.created * 1000).toISOString().slice(0, 10),
    }
  );
}
