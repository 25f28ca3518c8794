import type { DeskContract } from '@lemma/api-client/desk';
import type { Act } from '../audit/audit-trail.ts';
import { type AccountDeps, findLearner, openAccount } from '../desk/learner-account.ts';
import { findLearners } from '../desk/find-learners.ts';
import { interestReport } from '../desk/interest-report.ts';
import { lessonReport } from '../desk/lesson-report.ts';
import { findMail, listMail, mailText, resendableMail } from '../desk/mail-list.ts';
import { draftPreview, listPaths, savePath, setPathState } from '../desk/paths.ts';
import { listReports, settleReport } from '../desk/reports.ts';
import { serviceReport, type ServiceReportDeps } from '../desk/service-report.ts';
import type { HandlersOf } from '../http/handlers.ts';
import type { AccountDeletions } from '../learner/delete-learner/account-deletions.ts';
import { isAccountGone } from '../learner/delete-learner/deletion-steps.ts';
import { exportLearner } from '../learner/export-learner.ts';
import type { Profiles } from '../learner/profile.ts';
import { wireMoment } from '../learner/standing.ts';
import { Refusal } from '../refusal/refusal.ts';

export interface DeskDeps extends AccountDeps, ServiceReportDeps {
  readonly profiles: Profiles;
  readonly deletions: AccountDeletions;
}

/** The calls of the desk. The adapter has checked that who makes them is staff. */
export function deskHandlers(deps: DeskDeps): HandlersOf<DeskContract> {
  const { db, content, payments, profiles, mail, trail, deletions, clock } = deps;

  /** An act about a learner who exists and is somebody else. */
  const actOn = async (
    action: Act['action'],
    {
      learner: agent,
      params: { learner_id: about },
      body: { act_uid: uid, reason },
    }: {
      readonly learner: string;
      readonly params: { readonly learner_id: string };
      readonly body: { readonly act_uid: string; readonly reason: string };
    },
    details: Act['details'] = {},
  ): Promise<Act & { readonly learner: string }> => {
    if (agent === about)
      throw new Refusal(
        'own-account',
        'This is your own account: somebody else at the desk has to do it.',
      );
    await findLearner(db, about);
    return { uid, agent, action, learner: about, reason, details };
  };
  /** Writes an act and does what it says in one transaction: both, or neither. A repeated one is not done again. */
  const inOne = async (act: Act, work: (transaction: typeof db) => Promise<unknown>) => {
    await db.transaction(async (transaction) => {
      if (await trail.record(act, transaction)) await work(transaction);
    });
    return done;
  };

  return {
    agent: async ({ learner }) => {
      const profile = await profiles.find(learner);
      return { learner_id: learner, name: profile?.name ?? null, email: profile?.email ?? null };
    },
    reports: ({ query }) => listReports(db, query),
    settleReport: async ({ learner: agent, body }) => {
      const { learner_id: learnerId, report_uid: reportUid, state } = body;
      const isClosed = state === 'closed';
      return inOne(
        {
          uid: body.act_uid,
          agent,
          action: isClosed ? 'report-closed' : 'report-reopened',
          learner: learnerId,
          details: { report: reportUid },
        },
        async (transaction) => {
          const found = await settleReport(
            transaction,
            { learnerId, reportUid },
            isClosed ? clock() : null,
          );
          if (!found) throw new Refusal('not-found', 'There is no such report.');
        },
      );
    },
    findLearners: ({ query }) => findLearners(db, query.search),
    learner: ({ learner: agent, params }) => openAccount(deps, params.learner_id, agent),
    refundable: async ({ params }) => {
      await findLearner(db, params.learner_id);
      const found = await payments.refundable(params.learner_id);
      return {
        payments: found.map(({ id, plan, at, amount, currency, kind, promisedUntil }) => ({
          payment_id: id,
          plan,
          paid_at: new Date(at).toISOString(),
          amount,
          currency,
          kind,
          promised_until: wireMoment(promisedUntil),
        })),
      };
    },
    refund: async (call) => {
      const { payment_id } = call.body;
      const act = await actOn('payment-refunded', call, { payment_id });
      await trail.recordAndDo(act, () => payments.refund(act.learner, payment_id));
      return done;
    },
    stopRenewal: async (call) => {
      const act = await actOn('renewal-stopped', call);
      await trail.recordAndDo(act, () => payments.stopRenewals(act.learner));
      return done;
    },
    settleTalk: async (call) => {
      const { payment_id, held } = call.body;
      const act = await actOn(held ? 'talk-held' : 'talk-reopened', call, { payment_id });
      return inOne(act, (transaction) =>
        payments.setTalkHeld(act.learner, payment_id, held, transaction),
      );
    },
    grantAccess: async (call) => {
      const { days, act_uid } = call.body;
      const act = await actOn('access-granted', call, { days: String(days ?? 'for good') });
      return inOne(act, (transaction) => payments.grant(act.learner, act_uid, days, transaction));
    },
    endAccess: async (call) => {
      const act = await actOn('access-ended', call);
      return inOne(act, async (transaction) => {
        if ((await payments.endGrants(act.learner, transaction)) === 0)
          throw new Refusal(
            'not-found',
            'The desk has granted this learner nothing that runs. What was paid for is ended by a refund.',
          );
      });
    },
    resendMail: async (call) => {
      const { mail_key } = call.body;
      const act = await actOn('mail-resent', call, { mail: mail_key });
      return inOne(act, async (transaction) => {
        const row = await resendableMail(transaction, act.learner, mail_key);
        if (!mail) throw new Refusal('not-found', 'This server sends no mail.');
        await mail.queue.resend(row, transaction);
      });
    },
    exportLearner: async (call) => {
      const act = await actOn('data-exported', call);
      await trail.record(act);
      return exportLearner({ db, profiles, payments, trail, clock }, act.learner);
    },
    deleteLearner: async (call) => {
      const deletesCustomer = call.body.delete_customer;
      const act = await actOn('account-deleted', call, {
        customer: deletesCustomer ? 'deleted' : 'kept',
      });
      const { step } = await trail.recordAndDo(act, () =>
        deletions.request(act.learner, { deletesCustomer }),
      );
      return { status: 'ok', finished: isAccountGone(step) };
    },
    lessonReport: () => lessonReport(db, content),
    paths: async () => ({ paths: await listPaths(db, content) }),
    draftPreview: ({ params }) => draftPreview(db, content, params.path_uid),
    savePath: ({ learner: agent, params, body }) => {
      const { act_uid: uid, slug, title, summary, goal_lesson_uids: goals } = body;
      const pathUid = params.path_uid;
      const details = { path: pathUid, address: slug, title, goals: goals.join(' ') };
      return inOne({ uid, agent, action: 'path-saved', details }, (transaction) =>
        savePath(transaction, content, {
          pathUid,
          slug,
          title: title.trim(),
          summary: summary.trim(),
          goals,
          changedAt: clock(),
        }),
      );
    },
    publishPath: ({ learner: agent, params, body }) => {
      const { act_uid: uid, state } = body;
      const action = state === 'published' ? 'path-published' : 'path-withdrawn';
      return inOne({ uid, agent, action, details: { path: params.path_uid } }, (transaction) =>
        setPathState(transaction, params.path_uid, { state, changedAt: clock() }),
      );
    },
    mails: async ({ query }) => ({
      available: mail !== undefined,
      counts: (await mail?.queue.counts()) ?? { waiting: 0, failed: 0 },
      mails: await listMail(db, query.status),
    }),
    mailText: async ({ learner: agent, query }) => {
      const row = await findMail(db, query.learner_id, query.mail_key);
      if (!mail) throw new Refusal('not-found', 'This server sends no mail.');
      // Whoever reads somebody's mail has opened the account. Mail to an address without one is nobody's.
      if (await profiles.find(row.learnerId)) await trail.recordOpening(agent, row.learnerId);
      return mailText(mail, row);
    },
    interestReport: () => interestReport(db),
    serviceReport: () => serviceReport(deps),
    audit: ({ query }) => trail.page(query.before),
  };
}

const done = { status: 'ok' as const };
