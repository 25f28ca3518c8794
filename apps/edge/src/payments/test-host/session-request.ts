import { z } from 'zod';
import { isCustomer } from './customers.ts';
import type { StoredSession } from './objects.ts';
import type { HostWorld } from './world.ts';

/** Stripe's metadata: at most 50 keys of 40 characters, values of 500. */
const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((entries) => Object.keys(entries).length <= 50, 'has more than 50 keys');

/** What the gateway may ask for; a parameter that is not here is refused, as Stripe refuses it. */
const parameters = z.strictObject({
  mode: z.enum(['payment', 'subscription']),
  line_items: z.strictObject({
    '0': z.strictObject({ price: z.string(), quantity: z.literal('1') }),
  }),
  currency: z.string().length(3),
  success_url: z.url(),
  cancel_url: z.url(),
  customer: z.string().optional(),
  customer_email: z.email().optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  client_reference_id: z.string().max(200).optional(),
  metadata: metadata.default({}),
  subscription_data: z.strictObject({ metadata }).optional(),
  invoice_creation: z.strictObject({ enabled: z.enum(['true', 'false']) }).optional(),
  discounts: z.strictObject({ '0': z.strictObject({ coupon: z.string() }) }).optional(),
  expires_at: z.coerce.number().int().optional(),
});

const minute = 60;
const day = 24 * 60 * minute;

/** A new session, or what Stripe would say is wrong with the request. */
export function sessionOf(
  form: unknown,
  world: HostWorld,
): { readonly session: StoredSession } | { readonly problem: string } {
  const parsed = parameters.safeParse(form);
  if (!parsed.success) return { problem: z.prettifyError(parsed.error) };
  const {
    line_items: items,
    discounts,
    subscription_data: subscriptionData,
    invoice_creation: invoiceCreation,
    expires_at: wantedEnd,
    customer_creation: creation,
    ...given
  } = parsed.data;
  const price = items['0'].price;
  const coupon = discounts?.['0'].coupon;
  const known = world.prices[price];
  const now = world.now();
  const end = wantedEnd ?? now + day;
  const problems = [
    known?.amounts[given.currency] === undefined &&
      `No such price: '${price}' in ${given.currency}`,
    known &&
      (known.period === undefined) !== (given.mode === 'payment') &&
      'The mode does not fit the price: subscription mode takes recurring prices alone.',
    given.customer &&
      given.customer_email &&
      'You may only specify one of these parameters: customer, customer_email.',
    creation &&
      (given.mode !== 'payment' || given.customer) &&
      '`customer_creation` can only be used in `payment` mode without a customer.',
    invoiceCreation &&
      given.mode !== 'payment' &&
      '`invoice_creation` can only be used in `payment` mode.',
    subscriptionData &&
      given.mode !== 'subscription' &&
      '`subscription_data` can only be used in `subscription` mode.',
    given.customer && !isCustomer(given.customer, world) && `No such customer: '${given.customer}'`,
    coupon !== undefined &&
      world.coupons[coupon]?.[given.currency] === undefined &&
      `No such coupon: '${coupon}' in ${given.currency}`,
    (end < now + 30 * minute || end > now + day) &&
      'The `expires_at` timestamp must be from 30 minutes to 24 hours after the creation.',
  ].filter((problem) => typeof problem === 'string' && problem !== '');
  const [problem] = problems;
  if (typeof problem === 'string') return { problem };
  const { customer, customer_email: email, client_reference_id: reference, ...rest } = given;
  return {
    session: {
      ...rest,
      ...(customer === undefined ? {} : { customer }),
      ...(email === undefined ? {} : { customer_email: email }),
      ...(reference === undefined ? {} : { client_reference_id: reference }),
      ...(coupon === undefined ? {} : { coupon }),
      id: world.makeId('cs'),
      price,
      customer_creation: creation ?? 'if_required',
      subscription_metadata: subscriptionData?.metadata ?? {},
      invoiced: given.mode === 'subscription' || invoiceCreation?.enabled === 'true',
      created: now,
      expires_at: end,
      status: 'open',
    },
  };
}
