import { asc, desc, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { interest } from '../database/schema/index.ts';

const mostListed = 100;

/** Who waits for the product to be sold where they live: by country, most people first, and the latest of them. */
export async function interestReport(db: Db) {
  const people = sql<number>`cast(count(*) as int)`;
  const [countries, latest] = await Promise.all([
    db
      .select({ country_code: interest.country, people })
      .from(interest)
      .groupBy(interest.country)
      .orderBy(desc(people), asc(interest.country)),
    db.select().from(interest).orderBy(desc(interest.at), asc(interest.email)).limit(mostListed),
  ]);
  return {
    total: countries.reduce((sum, country) => sum + country.people, 0),
    countries,
    latest: latest.map(({ email, country, at }) => ({
      email,
      country_code: country,
      at: new Date(at).toISOString(),
    })),
  };
}
