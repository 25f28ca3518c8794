import type { IdentityProvider } from '../access/identity-provider.ts';
import type { Payments } from '../access/payments.ts';
import { report } from '../database/schema/index.ts';
import type { Db } from '../database/database.ts';
import type { Handlers } from '../http/handlers.ts';
import { Refusal } from '../refusal/refusal.ts';
import { AccountDeletions } from '../learner/delete-learner/account-deletions.ts';
import { exportLearner } from '../learner/export-learner.ts';
import { onboarding } from '../learner/onboarding.ts';
import type { Profiles } from '../learner/profile.ts';
import type { LearnerRecords } from '../learner/records.ts';
import type { SignOuts } from '../learner/sign-outs.ts';
import { errorFields, type Log } from '../logging/log.ts';
import { xpReport } from '../learner/xp-report.ts';

export interface UserDeps {
  readonly db: Db;
  readonly profiles: Profiles;
  readonly records: LearnerRecords;
  readonly payments: Payments;
  readonly identityProvider: IdentityProvider;
  readonly signOuts: SignOuts;
  readonly log: Log;
  readonly clock: () => number;
}

export type UserHandlers = Pick<
  Handlers,
  | 'syncUser'
  | 'me'
  | 'updateName'
  | 'paidAccess'
  | 'onboardingStatus'
  | 'updateSettings'
  | 'exportData'
  | 'signOutEverywhere'
  | 'accountDeletionPlan'
  | 'deleteAccount'
  | 'dailyXp'
  | 'reportIssue'
  | 'logError'
>;

export function userHandlers(deps: UserDeps): UserHandlers {
  const { db, profiles, records, payments, identityProvider, signOuts, log, clock } = deps;
  const deletions = new AccountDeletions({
    db,
    payments,
    identityProvider,
    clock,
    onError: (error) => log.error(errorFields(error), 'a deletion waits for its next try'),
  });
  const keepReport = async (
    learner: string,
    kind: 'issue' | 'error',
    {
      report_uid: uid = crypto.randomUUID(),
      ...body
    }: { readonly report_uid?: string | undefined },
  ) => {
    await db
      .insert(report)
      .values({ learnerId: learner, reportUid: uid, kind, body, at: clock() })
      .onConflictDoNothing();
    return { status: 'ok' as const };
  };
  /** What was bought before signing up goes to who proves to own its address. The profile alone proves nothing. */
  const adoptPayments = async (learner: string, email: string, token: string) => {
    if (!(await payments.awaits(email))) return;
    try {
      if ((await identityProvider.verifiedEmail(token)) === email)
        await payments.adopt(learner, email);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // The next sign-in asks again.
      log.warn(errorFields(error), 'an address could not be verified');
    }
  };
  return {
    syncUser: async ({ learner, body, token }) => {
      const profile = await profiles.sync(learner, body);
      await adoptPayments(learner, profile.email.trim().toLowerCase(), token);
      return profile;
    },
    me: ({ learner }) => profiles.get(learner),
    updateName: ({ learner, body }) => profiles.rename(learner, body),
    paidAccess: ({ learner }) => payments.accessOf(learner),
    onboardingStatus: async ({ learner }) => {
      const [profile, state] = await Promise.all([profiles.find(learner), records.state(learner)]);
      return onboarding(profile, state);
    },
    updateSettings: ({ learner, body }) => profiles.settle(learner, body),
    exportData: ({ learner }) => exportLearner({ db, profiles, payments, clock }, learner),
    signOutEverywhere: async ({ learner, token }) => {
      await profiles.get(learner);
      await identityProvider.endSessions(learner, token);
      await signOuts.add(learner);
      return { status: 'ok' };
    },
    accountDeletionPlan: async ({ learner }) => {
      const { hasCustomer, renews } = await payments.standingOf(learner);
      return {
        identity: identityProvider.deletesIdentities ? 'deleted' : 'kept',
        ends_subscription: renews,
        has_customer: hasCustomer,
      };
    },
    deleteAccount: async ({ learner, body }) => {
      const { step, deletedRows } = await deletions.request(learner, {
        deletesCustomer: body.delete_customer ?? false,
      });
      signOuts.forget(learner);
      records.drop(learner);
      const isFinished = step === 'late-rows' || step === 'done';
      return { status: 'ok', finished: isFinished, deleted_rows: deletedRows };
    },
    dailyXp: async ({ learner }) => {
      const [rhythm, state] = await Promise.all([profiles.rhythm(learner), records.state(learner)]);
      return xpReport(state, rhythm, clock());
    },
    reportIssue: ({ learner, body }) => keepReport(learner, 'issue', body),
    logError: ({ learner, body }) => keepReport(learner, 'error', body),
  };
}
