import type { Stripe } from 'stripe';
import { refundedCharge } from './charge-objects.ts';
import { storedInvoice, type StoredInvoice, storedPayment } from './objects.ts';
import { type HostWorld, readObject } from './world.ts';

/** How an invoice was paid, as the API lists it. */
export function invoicePaymentObject(invoice: StoredInvoice): Stripe.InvoicePayment {
  return {
    id: invoice.id.replace(/^in_/u, 'inpay_'),
    object: 'invoice_payment',
    amount_paid: invoice.total,
    amount_requested: invoice.total,
    created: invoice.created,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: paymentOf(invoice) },
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: invoice.created },
  };
}

const paymentOf = ({ id, payment }: StoredInvoice) => payment ?? id.replace(/^in_/u, 'pi_');

/** Refunds a payment whole, once. */
export async function refundPayment(
  world: HostWorld,
  request: { readonly payment_intent: string; readonly reason?: Stripe.Refund.Reason | undefined },
): Promise<Stripe.Refund | 'missing' | 'refunded-before' | 'disputed'> {
  const { payment_intent: id, reason = null } = request;
  const kept = findPayment(world, id);
  if (!kept) return 'missing';
  if (kept.refunded) return 'refunded-before';
  if (kept.disputed) return 'disputed';
  kept.markRefunded();
  const { amount, currency, customer, created, price } = kept;
  const charge = refundedCharge({
    id,
    amount,
    currency,
    customer,
    created,
    price,
    refunded: true,
    disputed: false,
  });
  await world.emit('charge.refunded', charge);
  return {
    id: world.makeId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: world.now(),
    currency,
    customer,
    customer_account: null,
    metadata: {},
    payment_intent: id,
    payment_method: null,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}

/** A one-off payment, or that of a subscription's invoice. */
function findPayment(world: HostWorld, id: string) {
  const payment = readObject(world, 'payment', id, storedPayment);
  if (payment)
    return {
      ...payment,
      markRefunded: () => world.store.put('payment', id, { ...payment, refunded: true }),
    };
  const invoice = world.store
    .all('invoice')
    .map((raw) => storedInvoice.parse(raw))
    .find((one) => paymentOf(one) === id);
  return (
    invoice && {
      ...invoice,
      amount: invoice.total,
      disputed: false,
      markRefunded: () => world.store.put('invoice', invoice.id, { ...invoice, refunded: true }),
    }
  );
}
