import { eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { interest } from '../database/schema/index.ts';
import { launchKey, MailQueue } from './mail-queue.ts';

/**
 * Queues one mail to everybody who asked from this country (ISO 3166, two letters) to hear when the product is sold there.
 * Their addresses leave the list with it. Returns how many.
 */
export async function announceLaunch(db: Db, country: string, now: number): Promise<number> {
  const queue = new MailQueue(db, () => now);
  return db.transaction(async (transaction) => {
    const waiting = await transaction
      .delete(interest)
      .where(eq(interest.country, country))
      .returning({ email: interest.email });
    for (const { email } of waiting)
      await queue.add(
        {
          learnerId: `email:${email}`,
          key: launchKey,
          to: email,
          message: { kind: 'region-launch' },
        },
        transaction,
      );
    return waiting.length;
  });
}
