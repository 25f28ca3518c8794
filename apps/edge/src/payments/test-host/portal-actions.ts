import { putInvoice } from './complete-session.ts';
import { openedDispute, refundedCharge } from './charge-objects.ts';
import { storedPayment, type StoredSubscription, storedSubscription } from './objects.ts';
import { itemObject } from './stripe-objects.ts';
import { type HostWorld, readObject } from './world.ts';

const day = 24 * 60 * 60;

/** Does what a button of the billing portal says to one of the customer's own objects. */
export async function actInPortal(
  world: HostWorld,
  customer: string,
  id: string,
  action: string,
): Promise<void> {
  const subscription = readObject(world, 'subscription', id, storedSubscription);
  if (subscription?.customer === customer) {
    if (subscription.status !== 'canceled') await changeSubscription(world, subscription, action);
    return;
  }
  const payment = readObject(world, 'payment', id, storedPayment);
  if (payment?.customer !== customer || payment.refunded || payment.disputed) return;
  if (action === 'refund') {
    world.store.put('payment', id, { ...payment, refunded: true });
    await world.emit('charge.refunded', refundedCharge(payment));
  } else if (action === 'dispute') {
    world.store.put('payment', id, { ...payment, disputed: true });
    await world.emit(
      'charge.dispute.created',
      openedDispute(payment, world.makeId('dp'), world.now()),
    );
  }
}

async function changeSubscription(
  world: HostWorld,
  subscription: StoredSubscription,
  action: string,
): Promise<void> {
  if (action === 'end') {
    await endSubscription(world, subscription);
    return;
  }
  const changed = changedBy(world, subscription, action);
  if (!changed) return;
  const { status, cancel_at_period_end: cancels, items } = subscription;
  world.store.put('subscription', subscription.id, changed);
  await world.emit('customer.subscription.updated', changed, {
    status,
    cancel_at_period_end: cancels,
    items,
  });
}

function changedBy(
  world: HostWorld,
  subscription: StoredSubscription,
  action: string,
): StoredSubscription | undefined {
  const end = subscription.items.data[0]?.current_period_end ?? world.now();
  if (action === 'fail') return { ...subscription, status: 'past_due' };
  if (action === 'cancel') return cancelledAtEnd(subscription, end, world.now());
  if (action === 'resume')
    return {
      ...subscription,
      status: 'active',
      cancel_at_period_end: false,
      cancel_at: null,
      canceled_at: null,
    };
  return action.startsWith('switch:')
    ? switchedTo(world, subscription, action.slice('switch:'.length))
    : undefined;
}

/** Cancelled for the end of what is paid. */
export function cancelledAtEnd(
  subscription: StoredSubscription,
  end: number,
  now: number,
): StoredSubscription {
  return { ...subscription, cancel_at_period_end: true, cancel_at: end, canceled_at: now };
}

/** Another plan from now on, invoiced at once. */
function switchedTo(
  world: HostWorld,
  subscription: StoredSubscription,
  price: string,
): StoredSubscription | undefined {
  const [item] = subscription.items.data;
  const known = world.prices[price];
  if (!item || !known?.period || item.price.id === price) return undefined;
  const { currency } = item.price;
  const amount = known.amounts[currency] ?? 0;
  const start = world.now();
  putInvoice(world, {
    customer: subscription.customer,
    currency,
    price,
    subtotal: amount,
    total: amount,
    subscription: subscription.id,
  });
  const next = itemObject({
    id: subscription.id,
    itemId: item.id,
    price,
    product: `prod_${price}`,
    amount,
    currency,
    interval: known.period,
    start,
    end: start + (known.period === 'month' ? 30 : 365) * day,
  });
  return {
    ...subscription,
    items: {
      ...subscription.items,
      data: [{ ...next, price: { ...next.price, unit_amount: amount } }],
    },
  };
}

/** Ends a subscription at once, and returns it. A subscription that has ended never comes back. */
export async function endSubscription(
  world: HostWorld,
  subscription: StoredSubscription,
): Promise<StoredSubscription> {
  const ended = {
    ...subscription,
    status: 'canceled',
    canceled_at: world.now(),
    ended_at: world.now(),
  };
  world.store.put('subscription', subscription.id, ended);
  await world.emit('customer.subscription.deleted', ended);
  return ended;
}
