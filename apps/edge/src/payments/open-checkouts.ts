import { eq, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { openCheckout } from '../database/schema/index.ts';

/** The learner's open checkout, if there is one. */
export async function openCheckoutOf(db: Db, learnerId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ checkoutId: openCheckout.checkoutId })
    .from(openCheckout)
    .where(eq(openCheckout.learnerId, learnerId));
  return row?.checkoutId;
}

/** Puts a checkout in the place of the learner's last one, which is returned: of two at once each sees the other. */
export async function replaceOpenCheckout(
  db: Db,
  learnerId: string,
  checkoutId: string,
): Promise<string | undefined> {
  const [row] = await db
    .insert(openCheckout)
    .values({ learnerId, checkoutId })
    .onConflictDoUpdate({
      target: openCheckout.learnerId,
      set: { checkoutId, previousId: sql`${openCheckout.checkoutId}` },
    })
    .returning({ previousId: openCheckout.previousId });
  return row?.previousId ?? undefined;
}

/** A checkout that is paid and recorded is open no more. */
export async function forgetOpenCheckout(db: Db, checkoutId: string): Promise<void> {
  await db.delete(openCheckout).where(eq(openCheckout.checkoutId, checkoutId));
}

export async function dropOpenCheckout(db: Db, learnerId: string): Promise<void> {
  await db.delete(openCheckout).where(eq(openCheckout.learnerId, learnerId));
}
