import type { AuditTrail } from '../audit/audit-trail.ts';
import type { IdentityProvider } from '../access/identity-provider.ts';
import type { Payments } from '../access/payments.ts';
import { report } from '../database/schema/index.ts';
import type { Db } from '../database/database.ts';
import type { Handlers } from '../http/handlers.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { AccountDeletions } from '../learner/delete-learner/account-deletions.ts';
import { isAccountGone } from '../learner/delete-learner/deletion-steps.ts';
import { keepAgreement, latestAgreement } from '../learner/agreements.ts';
import { exportLearner } from '../learner/export-learner.ts';
import { onboarding } from '../learner/onboarding.ts';
import type { Profiles } from '../learner/profile.ts';
import type { LearnerRecords } from '../learner/records.ts';
import type { SignOuts } from '../learner/sign-outs.ts';
import { errorFields, type Log } from '../logging/log.ts';
import type { LearnerMail } from '../mail/learner-mail.ts';
import { xpReport } from '../learner/xp-report.ts';

export interface UserDeps {
  readonly db: Db;
  readonly profiles: Profiles;
  readonly records: LearnerRecords;
  readonly payments: Payments;
  readonly identityProvider: IdentityProvider;
  readonly signOuts: SignOuts;
  readonly trail: AuditTrail;
  readonly deletions: AccountDeletions;
  readonly log: Log;
  /** Undefined on a server that sends no mail. */
  readonly mail?: LearnerMail | undefined;
  readonly clock: () => number;
}

export type UserHandlers = Pick<
  Handlers,
  | 'syncUser'
  | 'me'
  | 'agree'
  | 'updateName'
  | 'paidAccess'
  | 'onboardingStatus'
  | 'updateSettings'
  | 'mailSettings'
  | 'updateMailSettings'
  | 'exportData'
  | 'signOutEverywhere'
  | 'accountDeletionPlan'
  | 'deleteAccount'
  | 'dailyXp'
  | 'reportIssue'
  | 'logError'
>;

export function userHandlers(deps: UserDeps): UserHandlers {
  const { db, profiles, records, payments, identityProvider, signOuts, log, mail, clock } = deps;
  const { trail, deletions } = deps;
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
  /** Mail goes to an address that the identity provider calls verified, and to no other. */
  const keepMailAddress = async (
    { queue, choices }: LearnerMail,
    learner: string,
    verified: string | undefined,
  ) => {
    const isFirst = await choices.keepAddress(learner, verified);
    if (isFirst && verified !== undefined)
      await queue.add({
        learnerId: learner,
        key: 'welcome',
        to: verified,
        message: { kind: 'welcome' },
      });
  };
  /** Tells the learner of an export, once a day at most: another person may have taken the data. */
  const announceExport = async ({ queue, choices }: LearnerMail, learner: string) => {
    const { address } = await choices.wantedBy(learner);
    if (address === null) return;
    const day = new Date(clock()).toISOString().slice(0, 10);
    await queue.add({
      learnerId: learner,
      key: `export:${day}`,
      to: address,
      message: { kind: 'export-ready' },
    });
  };
  /**
   * Does what waits for the account to prove that it owns its address: the profile alone proves nothing. What was bought
   * before signing up becomes the learner's, and mail may be sent.
   */
  const applyVerifiedAddress = async (learner: string, email: string, token: string) => {
    const hasPayments = await payments.awaits(email);
    const lacksAddress = mail !== undefined && (await mail.choices.lacks(learner, email));
    if (!hasPayments && !lacksAddress) return;
    try {
      const verified = await identityProvider.verifiedEmail(token);
      if (lacksAddress) await keepMailAddress(mail, learner, verified);
      if (hasPayments && verified === email) await payments.adopt(learner, email);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // The next sign-in asks again.
      log.warn(errorFields(error), 'an address could not be verified');
    }
  };
  return {
    syncUser: async ({ learner, body, token }) => {
      const profile = await profiles.sync(learner, body);
      await applyVerifiedAddress(learner, profile.email.trim().toLowerCase(), token);
      return profile;
    },
    me: async ({ learner }) => ({
      ...(await profiles.get(learner)),
      agreed: await latestAgreement(db, learner),
    }),
    agree: async ({ learner, body }) => {
      await profiles.get(learner);
      await keepAgreement(db, learner, body, clock());
      return { status: 'ok' };
    },
    updateName: ({ learner, body }) => profiles.rename(learner, body),
    paidAccess: ({ learner }) => payments.accessOf(learner),
    onboardingStatus: async ({ learner }) => {
      const [profile, state] = await Promise.all([profiles.find(learner), records.state(learner)]);
      return onboarding(profile, state);
    },
    updateSettings: ({ learner, body }) => {
      const { retention } = body;
      if (retention === undefined) return profiles.settle(learner, body);
      return records.write(learner, async (write) => {
        const profile = await profiles.settle(learner, body, write.db);
        const uid = crypto.randomUUID();
        await write.append({ version: 1, type: 'retention-chosen', uid, at: clock(), retention });
        return profile;
      });
    },
    mailSettings: async ({ learner }) =>
      mail ? wireMail(await mail.choices.wantedBy(learner)) : noMail,
    updateMailSettings: async ({ learner, body }) => {
      if (!mail) return noMail;
      const { timeZone } = await profiles.rhythm(learner);
      return wireMail(await mail.choices.choose(learner, body, timeZone));
    },
    exportData: async ({ learner }) => {
      const data = await exportLearner({ db, profiles, payments, trail, clock }, learner);
      if (mail) await announceExport(mail, learner);
      return data;
    },
    signOutEverywhere: async ({ learner, token }) => {
      await profiles.get(learner);
      await identityProvider.endSessions(learner, token);
      await signOuts.add(learner);
      return { status: 'ok' };
    },
    accountDeletionPlan: async ({ learner }) => {
      const { hasCustomer, renews, openTalks } = await payments.standingOf(learner);
      return {
        identity: identityProvider.deletesIdentities ? 'deleted' : 'kept',
        ends_subscription: renews,
        has_customer: hasCustomer,
        open_talks: openTalks,
      };
    },
    deleteAccount: async ({ learner, body }) => {
      const { step, deletedRows } = await deletions.request(learner, {
        deletesCustomer: body.delete_customer ?? false,
      });
      return { status: 'ok', finished: isAccountGone(step), deleted_rows: deletedRows };
    },
    dailyXp: async ({ learner }) => {
      const [rhythm, state] = await Promise.all([profiles.rhythm(learner), records.state(learner)]);
      return xpReport(state, rhythm, clock());
    },
    reportIssue: ({ learner, body }) => keepReport(learner, 'issue', body),
    logError: ({ learner, body }) => keepReport(learner, 'error', body),
  };
}

function wireMail(wanted: Awaited<ReturnType<LearnerMail['choices']['wantedBy']>>) {
  return { available: true, ...wanted };
}

/** What a server that sends no mail says. */
const noMail = { available: false, address: null, reminders: false, weekly: false, hour: 19 };
