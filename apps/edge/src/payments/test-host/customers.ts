import { storedCustomer, storedPayment, storedSubscription } from './objects.ts';
import { type HostWorld, readObject } from './world.ts';

/** Whether there is such a customer, not deleted. Older test data has customers in what they bought alone. */
export function isCustomer(id: string, world: Pick<HostWorld, 'store'>): boolean {
  const kept = readObject(world, 'customer', id, storedCustomer);
  if (kept) return !kept.deleted;
  const bought = [...world.store.all('subscription'), ...world.store.all('payment')];
  return bought.some((raw) => storedSubscription.or(storedPayment).parse(raw).customer === id);
}
