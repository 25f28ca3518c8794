import { amountsOf } from './amounts.ts';
import {
  storedCustomer,
  type StoredInvoice,
  type StoredPayment,
  type StoredSession,
} from './objects.ts';
import { sessionObject } from './session-object.ts';
import { subscriptionObject } from './stripe-objects.ts';
import { type HostWorld, readObject } from './world.ts';

const day = 24 * 60 * 60;

/**
 * Pays a session. As at Stripe, a guest's one-off payment has a customer only if the session asked for one, a
 * subscription carries the metadata that was given for it and nothing of the buyer, and it is `incomplete` until
 * its first invoice is paid.
 */
export async function completeSession(
  session: StoredSession,
  typed: string,
  world: HostWorld,
): Promise<void> {
  const { store, makeId, now, emit } = world;
  const email = knownEmail(session, world) ?? typed;
  const isSubscription = session.mode === 'subscription';
  const customer =
    session.customer ??
    (isSubscription || session.customer_creation === 'always' ? makeId('cus') : undefined);
  if (customer && !session.customer) store.put('customer', customer, { id: customer, email });
  const { subtotal, total } = amountsOf(session, world);
  const complete: StoredSession = {
    ...session,
    ...(customer ? { customer } : {}),
    email,
    status: 'complete',
    ...(isSubscription ? { subscription: makeId('sub') } : { payment: makeId('pi') }),
  };
  store.put('session', session.id, complete);
  if (session.invoiced && customer)
    putInvoice(world, {
      customer,
      currency: session.currency,
      price: session.price,
      subtotal,
      total,
      subscription: complete.subscription,
      payment: complete.payment,
    });

  if (complete.payment) {
    const payment: StoredPayment = {
      id: complete.payment,
      customer: customer ?? null,
      amount: total,
      currency: session.currency,
      price: session.price,
      refunded: false,
      disputed: false,
      created: now(),
    };
    store.put('payment', payment.id, payment);
    await emit('checkout.session.completed', sessionEventObject(complete, world));
    return;
  }
  const interval = world.prices[session.price]?.period === 'year' ? 'year' : 'month';
  const subscription = subscriptionObject({
    id: complete.subscription ?? '',
    itemId: makeId('si'),
    customer: customer ?? '',
    price: session.price,
    product: `prod_${session.price}`,
    amount: subtotal,
    currency: session.currency,
    interval,
    start: now(),
    end: now() + (interval === 'month' ? 30 : 365) * day,
    coupon: session.coupon,
    metadata: session.subscription_metadata,
  });
  store.put('subscription', subscription.id, subscription);
  await emit('customer.subscription.created', { ...subscription, status: 'incomplete' });
  await emit('customer.subscription.updated', subscription, { status: 'incomplete' });
  await emit('checkout.session.completed', sessionEventObject(complete, world));
}

/** An address that was given with the session or its customer cannot be changed by the buyer, as at Stripe. */
function knownEmail(session: StoredSession, world: HostWorld): string | undefined {
  const customer =
    session.customer === undefined
      ? undefined
      : readObject(world, 'customer', session.customer, storedCustomer);
  return customer?.email ?? session.customer_email;
}

/** The session as an event or an answer of the API shows it. */
export function sessionEventObject(session: StoredSession, world: HostWorld) {
  return sessionObject(session, {
    ...amountsOf(session, world),
    url: session.status === 'open' ? `${world.url}/test-payments/checkout/${session.id}` : null,
    email: session.email ?? session.customer_email ?? null,
    payment: session.payment ?? null,
    subscription: session.subscription ?? null,
  });
}

export interface InvoiceFacts {
  readonly customer: string;
  readonly currency: string;
  readonly price: string;
  /** Before and after the coupon, in the currency's smallest unit. */
  readonly subtotal: number;
  readonly total: number;
  readonly subscription?: string | undefined;
  readonly payment?: string | undefined;
}

/** Keeps a paid invoice, which the API lists. */
export function putInvoice(
  { store, makeId, now, url }: HostWorld,
  { subscription, payment, ...facts }: InvoiceFacts,
): void {
  const id = makeId('in');
  const invoice: StoredInvoice = {
    ...facts,
    id,
    created: now(),
    refunded: false,
    number: `TEST-${String(store.all('invoice').length + 1).padStart(4, '0')}`,
    hosted_invoice_url: `${url}/test-payments/invoice/${id}`,
    ...(subscription === undefined ? {} : { subscription }),
    ...(payment === undefined ? {} : { payment }),
  };
  store.put('invoice', id, invoice);
}
