import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  clientUid,
  count,
  day,
  dayStart,
  done,
  email,
  moment,
  questionUid,
  retention,
  text,
  timeZone,
  weekday,
} from './fields.ts';
import { money, talk } from './payment.ts';

const profile = z
  .object({
    /** Display name; null until one is known. */
    name: z.string().nullable(),
    email: z.string(),
    created_at: moment,
    daily_goal: count,
    time_zone: z.string(),
    day_start: dayStart,
    /** The weekday that is free in every week from the day after it was chosen; null for none. */
    rest_day: weekday.nullable(),
    /** Recall at which reviews are due: 0.91 unless the learner chose another. */
    retention,
    /** The terms and the privacy policy that the learner agreed to last, by the day that each is in force since. Null: none. */
    agreed: z.object({ terms: day, privacy: day }).nullable().optional(),
  })
  .meta({ id: 'Profile' });

const hour = z.int().min(5).max(22);

/** Which mail a learner gets. */
const mailSettings = z.object({
  /** False on a server that sends no mail. */
  available: z.boolean(),
  /** Where it goes: null until the identity provider calls the learner’s address verified. */
  address: z.string().nullable(),
  /** What is due and a streak that would end today: at most one mail a day. */
  reminders: z.boolean(),
  /** What the last seven days came to, on Sundays. */
  weekly: z.boolean(),
  /** Hour of the learner’s own day at which they are sent. */
  hour,
});

/** What paid access a learner has, and how long. */
export const access = z.object({
  has_access: z.boolean(),
  /** `grant`: given by support, without payment. */
  source: z.enum(['subscription', 'purchase', 'grant']).nullable(),
  /** Null for lifetime access, or without access. */
  ends_at: moment.nullable(),
});

export const userEndpoints = {
  syncUser: endpoint({
    method: 'POST',
    path: '/edge/user',
    auth: 'bearer',
    summary:
      'Creates the learner of the token, or brings the e-mail up to date; gives the profile. What was bought under that e-mail becomes the learner’s, if the identity provider calls it verified.',
    body: z.strictObject({ email, name: text(200), time_zone: timeZone.optional() }),
    response: profile,
    errors: [],
    idempotent: true,
  }),
  me: endpoint({
    method: 'GET',
    path: '/edge/user/me',
    auth: 'bearer',
    summary: 'The learner’s profile.',
    response: profile,
    errors: ['not-found'],
    idempotent: true,
  }),
  updateName: endpoint({
    method: 'POST',
    path: '/edge/user/update-name',
    auth: 'bearer',
    summary: 'Sets the display name. The body is the bare trimmed name as a JSON string.',
    body: text(32, 1),
    response: profile,
    errors: ['invalid-name', 'not-found'],
    idempotent: true,
  }),
  agree: endpoint({
    method: 'POST',
    path: '/edge/user/agree',
    auth: 'bearer',
    summary:
      'Keeps that the learner agreed to the terms and the privacy policy that are in force since these days.',
    body: z.strictObject({ terms: day, privacy: day }),
    response: done,
    errors: ['not-found'],
    idempotent: true,
    extension: true,
  }),
  paidAccess: endpoint({
    method: 'GET',
    path: '/edge/user/paid-access',
    auth: 'bearer',
    summary: 'Whether the learner has paid access, from what, and until when.',
    response: access,
    errors: [],
    idempotent: true,
  }),
  liveSupport: endpoint({
    method: 'GET',
    path: '/edge/user/live-support',
    auth: 'bearer',
    summary: 'When help by people is to be had, and, for those who have a plan, where.',
    response: z.object({
      has_access: z.boolean(),
      /** The next live Q&A, or the one that is going on; null where none is set up. */
      qa: z
        .object({
          starts_at: moment,
          minutes: count,
          /** Null without a plan. */
          join_url: z.url().nullable(),
        })
        .nullable(),
      /** A talk of one's own; null where none is offered. */
      talk: z
        .object({
          minutes: count,
          /** What one costs where the learner is. */
          ...money,
          /** Buys one, as a one-off purchase; null without a plan. */
          price_id: z.string().nullable(),
          /** Where a talk that is bought is given its time; null while there is none. */
          booking_url: z.url().nullable(),
          /** Latest first. */
          bought: z.array(talk),
        })
        .nullable(),
    }),
    errors: [],
    idempotent: true,
    extension: true,
  }),
  onboardingStatus: endpoint({
    method: 'GET',
    path: '/edge/user/onboarding-status',
    auth: 'bearer',
    summary: 'How far the learner has come: what the banner and the guards ask.',
    response: z.object({
      has_name: z.boolean(),
      has_course: z.boolean(),
      has_finished_diagnostic: z.boolean(),
      has_studied: z.boolean(),
      /** Rule of the knowledge-profile guard: a course started or a diagnostic finished. */
      can_see_knowledge_profile: z.boolean(),
    }),
    errors: [],
    idempotent: true,
  }),
  updateSettings: endpoint({
    method: 'POST',
    path: '/edge/user/settings',
    auth: 'bearer',
    summary:
      'Changes the daily goal (XP), the time zone and the hour that days and streaks are counted by, the rest day, which holds from tomorrow on, or the recall at which reviews are due.',
    body: z.strictObject({
      daily_goal: z.int().min(5).max(480).optional(),
      time_zone: timeZone.optional(),
      day_start: dayStart.optional(),
      rest_day: weekday.nullable().optional(),
      retention: retention.optional(),
    }),
    response: profile,
    errors: ['not-found', 'event-refused'],
    idempotent: true,
    extension: true,
  }),
  mailSettings: endpoint({
    method: 'GET',
    path: '/edge/user/mail',
    auth: 'bearer',
    summary: 'Which mail the learner has chosen, where it goes, and when.',
    response: mailSettings,
    errors: [],
    idempotent: true,
    extension: true,
  }),
  updateMailSettings: endpoint({
    method: 'POST',
    path: '/edge/user/mail',
    auth: 'bearer',
    summary: 'Chooses mail: reminders, the weekly summary, and the hour at which they are sent.',
    body: z.strictObject({
      reminders: z.boolean().optional(),
      weekly: z.boolean().optional(),
      hour: hour.optional(),
    }),
    response: mailSettings,
    errors: [],
    idempotent: true,
    extension: true,
  }),
  exportData: endpoint({
    method: 'GET',
    path: '/edge/user/export',
    auth: 'bearer',
    summary: 'Everything that is kept about the learner, as one JSON document.',
    response: z.object({
      format: z.literal(1),
      exported_at: moment,
      profile: profile.nullable(),
      /** By table name: its rows, as they are kept. */
      tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    }),
    errors: [],
    idempotent: true,
    extension: true,
  }),
  signOutEverywhere: endpoint({
    method: 'POST',
    path: '/edge/user/sign-out-everywhere',
    auth: 'bearer',
    summary:
      'Ends every session of the learner, in every browser: access tokens of before are refused from now on.',
    response: done,
    errors: ['not-found'],
    idempotent: true,
    extension: true,
  }),
  accountDeletionPlan: endpoint({
    method: 'GET',
    path: '/edge/user/deletion-plan',
    auth: 'bearer',
    summary:
      'What deleting the account would end and delete at the providers, and what would stay.',
    response: z.object({
      /** `kept`: the identity provider keeps the sign-in, which is refused here from then on. */
      identity: z.enum(['deleted', 'kept']),
      /** A subscription renews: it is ended at once. */
      ends_subscription: z.boolean(),
      /** The payment provider has a customer, which is deleted if that is asked for. */
      has_customer: z.boolean(),
      /** 1:1 talks that are paid and were not had: nobody can have them then. */
      open_talks: count,
    }),
    errors: [],
    idempotent: true,
    extension: true,
  }),
  deleteAccount: endpoint({
    method: 'POST',
    path: '/edge/user/delete',
    auth: 'bearer',
    summary:
      'Deletes the account: ends what renews, deletes the sign-in at the identity provider, then all rows. Records of payments stay, as the law asks, without a name.',
    body: z.strictObject({
      confirm: z.literal('delete my account'),
      /** Deletes cards and address at the payment provider too. Default: false. */
      delete_customer: z.boolean().optional(),
    }),
    response: z.object({
      status: z.literal('ok'),
      /** False if a provider did not answer: the server goes on with it, and every token is refused meanwhile. */
      finished: z.boolean(),
      deleted_rows: count,
    }),
    errors: [],
    idempotent: true,
    extension: true,
  }),
  dailyXp: endpoint({
    method: 'GET',
    path: '/edge/user/daily-xp/',
    auth: 'bearer',
    summary: 'XP a day (the last 90 days), the goal and the streak, in the learner’s own days.',
    response: z.object({
      today: day,
      time_zone: z.string(),
      goal: count,
      xp_today: z.number(),
      streak: count,
      longest_streak: count,
      /** Days just missed, which the streak survives if there is XP today: 0, 1 or 2. */
      missed_days: count,
      /** A long streak that ended within the last two weeks, and its last day. */
      ended_streak: z.object({ days: count, last_day: day }).nullable(),
      /** Rest days of the last 90 days: without XP they break no streak. */
      rest_days: z.array(day),
      xp_total: z.number(),
      /** Oldest first; days without XP are left out. */
      days: z.array(z.object({ date: day, xp: z.number() })),
    }),
    errors: [],
    idempotent: true,
  }),
  reportIssue: endpoint({
    method: 'POST',
    path: '/edge/user/report-issue',
    auth: 'bearer',
    summary: 'Feedback: about a widget, a lesson, an error, or the product.',
    body: z.strictObject({
      /** What it is about: a block’s id, `ErrorBoundary`, `feedback`. */
      uid: text(200, 1),
      description: text(10_000),
      build_commit: text(100),
      report_uid: clientUid.optional(),
      /** With a question: the instance that the learner saw. */
      question: z
        .strictObject({
          question_uid: questionUid,
          seed: z.int().min(0),
          lesson_version: text(100),
        })
        .optional(),
    }),
    response: done,
    errors: [],
    idempotent: true,
  }),
  logError: endpoint({
    method: 'POST',
    path: '/edge/user/log-error',
    auth: 'bearer',
    summary: 'An error that the browser met, with the last ten actions before it.',
    body: z.strictObject({
      message: text(5000),
      stack_trace: text(20_000),
      component_stack: text(20_000),
      user_actions: z.array(text(500)).max(10),
      url: text(2000),
      build_commit: text(100),
      report_uid: clientUid.optional(),
    }),
    response: done,
    errors: [],
    idempotent: true,
  }),
};
