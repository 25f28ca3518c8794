export type PaymentOutcome = 'paid' | 'subscribed' | 'talk' | 'cancelled' | 'waiting';

/** What the payment page came back with. Success wins over cancelled, and anything else waits. */
export function paymentOutcome(query: URLSearchParams): PaymentOutcome {
  if (query.get('success') === 'true') return 'paid';
  if (query.get('subscribed') === 'true') return 'subscribed';
  if (query.get('talk') === 'true') return 'talk';
  if (query.get('cancelled') === 'true') return 'cancelled';
  return 'waiting';
}
