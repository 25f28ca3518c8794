import { Hono } from 'hono';
import { z } from 'zod';
import { isCustomer } from './customers.ts';
import { nestedForm } from './form-body.ts';
import { invoiceObject } from './invoice-object.ts';
import { storedInvoice } from './objects.ts';
import { invoicePaymentObject, refundPayment } from './refund-payment.ts';
import { malformed, missing, refusal } from './refusals.ts';
import { type HostWorld, readObject } from './world.ts';

const limit = z.coerce.number().int().min(1).max(100).optional();
const invoiceQuery = z.strictObject({
  limit,
  customer: z.string().optional(),
  subscription: z.string().optional(),
});
const paymentQuery = z.strictObject({
  limit,
  invoice: z.string(),
  status: z.enum(['canceled', 'open', 'paid']).optional(),
});
const refundRequest = z.strictObject({
  payment_intent: z.string(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
});

/** Invoices, how they were paid, and refunds. */
export function createInvoiceCalls(world: HostWorld): Hono {
  const { store } = world;
  const app = new Hono();

  app.get('/invoices', (context) => {
    const query = invoiceQuery.safeParse(context.req.query());
    if (!query.success) return context.json(malformed(query.error), 400);
    const { customer, subscription } = query.data;
    if (customer !== undefined && !isCustomer(customer, world))
      return context.json(missing('customer', customer), 400);
    const data = store
      .all('invoice')
      .map((raw) => storedInvoice.parse(raw))
      .filter((invoice) => customer === undefined || invoice.customer === customer)
      .filter((invoice) => subscription === undefined || invoice.subscription === subscription)
      .map(invoiceObject)
      .toReversed();
    return context.json({ object: 'list', data, has_more: false, url: '/v1/invoices' });
  });

  app.get('/invoice_payments', (context) => {
    const query = paymentQuery.safeParse(context.req.query());
    if (!query.success) return context.json(malformed(query.error), 400);
    const { invoice: id, status = 'paid' } = query.data;
    const invoice = readObject(world, 'invoice', id, storedInvoice);
    if (!invoice) return context.json(missing('invoice', id), 404);
    const data = invoice.total === 0 || status !== 'paid' ? [] : [invoicePaymentObject(invoice)];
    return context.json({ object: 'list', data, has_more: false, url: '/v1/invoice_payments' });
  });

  app.post('/refunds', async (context) => {
    const form = nestedForm(Object.entries(await context.req.parseBody()));
    const request = refundRequest.safeParse(form);
    if (!request.success) return context.json(malformed(request.error), 400);
    const refunded = await refundPayment(world, request.data);
    if (refunded === 'missing')
      return context.json(missing('payment_intent', request.data.payment_intent), 404);
    if (refunded === 'refunded-before')
      return context.json(
        refusal('The payment has already been refunded.', 'charge_already_refunded'),
        400,
      );
    if (refunded === 'disputed')
      return context.json(
        refusal('The payment has been charged back; it cannot be refunded.', 'charge_disputed'),
        400,
      );
    return context.json(refunded);
  });

  return app;
}
