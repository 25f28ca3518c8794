import type { OutputOf } from '@lemma/api-client/contract';
import type { DeskContract } from '@lemma/api-client/desk';
import { eq, max } from 'drizzle-orm';
import type { Payments } from '../access/payments.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import type { Content } from '../content/content.ts';
import { Courses } from '../course/courses.ts';
import type { Db } from '../database/database.ts';
import { event, learner, session } from '../database/schema/index.ts';
import type { LearnerRecords } from '../learner/records.ts';
import { dueAt, wireMoment } from '../learner/standing.ts';
import { Refusal } from '../refusal/refusal.ts';
import { mailOf } from './mail-list.ts';
import { reportsOf } from './reports.ts';

type Account = OutputOf<DeskContract['learner']>;

const mostListed = 20;

export interface AccountDeps {
  readonly db: Db;
  readonly content: Content;
  readonly records: LearnerRecords;
  readonly payments: Payments;
  readonly trail: AuditTrail;
  readonly clock: () => number;
}

/** Refuses an account that is not there. */
export async function findLearner(db: Db, learnerId: string) {
  const [row] = await db.select().from(learner).where(eq(learner.learnerId, learnerId));
  if (!row) throw new Refusal('not-found', 'There is no account of that identifier.');
  return row;
}

/** Everything that support needs to know of a learner. That `agent` opened the account is in the trail that it shows. */
export async function openAccount(
  deps: AccountDeps,
  learnerId: string,
  agent: string,
): Promise<Account> {
  const { db, content, records, payments, trail, clock } = deps;
  const profile = await findLearner(db, learnerId);
  await trail.recordOpening(agent, learnerId);
  const [access, { subscription }, { purchases }, talks, grants, courses, state] =
    await Promise.all([
      payments.accessOf(learnerId),
      payments.subscriptionOf(learnerId),
      payments.purchasesOf(learnerId),
      payments.talksOf(learnerId),
      payments.grantsOf(learnerId),
      new Courses({ db, content, records, clock }).all(learnerId),
      records.state(learnerId),
    ]);
  const now = clock();
  const [lastActive, mails, reports, acts] = await Promise.all([
    lastActiveAt(db, learnerId),
    mailOf(db, learnerId, mostListed),
    reportsOf(db, learnerId, mostListed),
    trail.about(learnerId),
  ]);
  return {
    learner: {
      learner_id: learnerId,
      name: profile.name,
      email: profile.email,
      created_at: new Date(profile.createdAt).toISOString(),
      last_active_at: wireMoment(lastActive),
    },
    access,
    subscription: subscription && {
      plan: subscription.plan,
      status: subscription.status,
      current_period_end: subscription.current_period_end,
      renews: subscription.status !== 'ended' && !subscription.cancel_at_period_end,
      amount: subscription.amount,
      currency: subscription.currency,
    },
    purchases,
    talks: [...talks],
    grants: grants.map(({ grantedAt, endsAt }) => ({
      granted_at: new Date(grantedAt).toISOString(),
      ends_at: wireMoment(endsAt),
    })),
    progress: courses
      .filter(({ started_at, mastered_count }) => started_at !== null || mastered_count > 0)
      .map(({ course_id, title, active, mastered_count, lesson_count }) => ({
        course_id,
        title,
        active,
        mastered: mastered_count,
        lessons: lesson_count,
      })),
    due_for_review: [...content.lessons.keys()].filter(
      (uid) => (dueAt(state, uid) ?? Infinity) <= now,
    ).length,
    mails,
    reports,
    trail: acts,
  };
}

/** When the learner last studied or changed anything; undefined if never. */
async function lastActiveAt(db: Db, learnerId: string): Promise<number | undefined> {
  const [[studied], [changed]] = await Promise.all([
    db
      .select({ at: max(session.lastActiveAt) })
      .from(session)
      .where(eq(session.learnerId, learnerId)),
    db
      .select({ at: max(event.at) })
      .from(event)
      .where(eq(event.learnerId, learnerId)),
  ]);
  const latest = Math.max(studied?.at ?? 0, changed?.at ?? 0);
  return latest > 0 ? latest : undefined;
}
