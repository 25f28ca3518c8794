import { Client } from 'pg';

/*
 * Payment rows as a server of the rehearsed version wrote them: of every four learners one bought a year, one pays a
 * subscription; every fortieth subscription was bought without an account, and so stands under `email:<address>`.
 */

const owner = `case when number % 40 = 1 then 'email:learner-' || number || '@example.org' else 'load|' || number end`;
const address = `'learner-' || number || '@example.org'`;
const subscribers = 'generate_series($1::int, $2::int) as number where number % 4 = 1';
const buyers = 'generate_series($1::int, $2::int) as number where number % 4 = 2';

/** Columns that each statement names are those of migration 0001: a later table fills its own by their defaults. */
const statements = [
  `insert into subscription (learner_id, subscription_id, plan, status, current_period_end, cancel_at_period_end,
     email, customer_id, amount, currency, changed_at)
   select ${owner}, 'sub_' || number, case when number % 8 = 1 then 'monthly' else 'annual' end,
     (array['active', 'past-due', 'cancelled', 'ended'])[1 + number / 4 % 4], 1790000000000 + number, number % 12 = 1,
     ${address}, 'cus_' || number, 1900, 'usd', 1780000000000 + number from ${subscribers}`,
  `insert into purchase (learner_id, payment_id, plan, email, customer_id, amount, currency, purchased_at, ends_at)
   select 'load|' || number, 'pi_' || number, 'one_year', ${address}, null, 19900, 'eur', 1780000000000 + number,
     1811536000000 + number from ${buyers}`,
  `insert into payment_withdrawal (payment_id, status, at)
   select 'pi_' || number, 'refunded', 1781000000000 from ${buyers} and number % 20 = 2`,
  `insert into payment_event (event_id, at)
   select 'evt_' || number || '_' || part, 1780000000000 + number
   from generate_series($1::int, $2::int) as number, generate_series(1, 3) as part where number % 4 in (1, 2)`,
];

/** A server with migration 0004 writes this beside a subscription; 0004 itself writes it for those that it finds. */
const owners = `insert into subscription_owner (subscription_id, learner_id, email)
  select 'sub_' || number, ${owner}, ${address} from ${subscribers}`;

/** Writes the payments of learners `first` to `last`. */
export async function fillPayments(client: Client, first: number, last: number): Promise<void> {
  const { rows } = await client.query("select to_regclass('subscription_owner') as owners");
  for (const statement of rows[0]?.owners ? [...statements, owners] : statements)
    await client.query(statement, [first, last]);
  const { rows: columns } = await client.query(
    "select 1 from information_schema.columns where table_name = 'subscription_owner' and column_name = 'visitor_address'",
  );
  if (columns.length > 0) await client.query(backfilled);
}

/** What a server with migration 0009 writes itself. */
const backfilled = `update subscription_owner set visitor_address = email where learner_id like 'email:%'`;

/**
 * What an upgrade left wrong in the payments, a sentence each: subscriptions without an owner or with another one, and
 * what was bought without an account and would not be found by its address.
 */
export async function paymentProblems(url: string): Promise<readonly string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select count(*)::int as subscriptions,
         count(*) filter (where owner.learner_id is distinct from subscription.learner_id)::int as "of another owner",
         count(*) filter (where owner.email is distinct from subscription.email)::int as "of another address",
         count(*) filter (where subscription.learner_id like 'email:%'
           and owner.visitor_address is distinct from subscription.email)::int as "of a visitor, not found by address",
         count(*) filter (where subscription.learner_id not like 'email:%'
           and owner.visitor_address is not null)::int as "of a learner, found by address",
         count(*) filter (where is_final or rank <> 0)::int as "with an order that nobody gave"
       from subscription left join subscription_owner as owner using (subscription_id)`,
    );
    const { subscriptions, ...wrong } = rows[0] as Record<string, number>;
    return Object.entries(wrong)
      .filter(([, count]) => count > 0)
      .map(([what, count]) => `${count} of ${subscriptions} subscriptions are ${what}.`);
  } finally {
    await client.end();
  }
}
