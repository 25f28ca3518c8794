import { FakeProblem } from '@lemma/api-client/fake';
import type { Told } from './calls/desk-client.tsx';
import type { DeskFake } from './desk-story.tsx';

/*
 * A desk for stories. Its people are made up and have no names. Moments are of a day that lies behind whoever looks, so that
 * a picture does not change with the clock.
 */
const agent = { learner_id: 'auth0|agent-2', name: 'agent-2', email: 'agent-2@example.org' };
const from = (name: string) => ({
  learner_id: `auth0|${name}`,
  name: null,
  email: `${name}@example.org`,
});
const long = 'https://example.org/'.padEnd(180, 'a-very-long-address-');

export const exampleReports: Told<'reports'>['reports'] = [
  {
    report_uid: 'r1',
    kind: 'issue',
    at: '2024-11-21T01:32:00.000Z',
    from: from('learner-0412'),
    text: 'Next does nothing on my phone.',
    about: 'Row by column',
    build_commit: '1c79ecb',
    trace: null,
    closed_at: null,
  },
  {
    report_uid: 'r2',
    kind: 'issue',
    at: '2024-11-21T00:40:00.000Z',
    from: from('learner-0077'),
    text: 'Two answers look right to me.',
    about: 'Dot product, question 3',
    build_commit: '1c79ecb',
    trace: null,
    closed_at: null,
  },
  {
    report_uid: 'r3',
    kind: 'issue',
    at: '2024-11-20T22:40:00.000Z',
    from: from('learner-0298'),
    text: `<b>I was charged</b> after cancelling, see ${long}`,
    about: 'feedback',
    build_commit: null,
    trace: null,
    closed_at: null,
  },
];

export const exampleErrors: Told<'reports'>['reports'] = [
  {
    report_uid: 'e1',
    kind: 'error',
    at: '2024-11-21T01:00:00.000Z',
    from: from('learner-0412'),
    text: "TypeError: Cannot read properties of undefined (reading 'next')",
    about: 'https://lemma.example/learn/my-learning',
    build_commit: '1c79ecb',
    trace:
      'at Round (round.js:1:120)\nat Session (session.js:1:800)\n\nBefore it:\n[\n  "clicked Next"\n]',
    closed_at: null,
  },
];

export const exampleAccount: Told<'learner'> = {
  learner: {
    ...from('learner-0412'),
    created_at: '2024-11-14T17:57:00.000Z',
    last_active_at: '2024-11-21T01:31:00.000Z',
  },
  access: { has_access: true, source: 'subscription', ends_at: '2025-11-14T19:02:00.000Z' },
  subscription: {
    plan: 'annual',
    status: 'active',
    current_period_end: '2025-11-14T19:02:00.000Z',
    renews: true,
    amount: 32_900,
    currency: 'usd',
  },
  purchases: [],
  talks: [
    {
      payment_id: 'pi_2',
      bought_at: '2024-11-20T10:00:00.000Z',
      held_at: null,
      status: 'paid',
      amount: 9500,
      currency: 'usd',
    },
  ],
  grants: [],
  progress: [{ course_id: 'la', title: 'Linear algebra', active: true, mastered: 12, lessons: 45 }],
  due_for_review: 3,
  mails: [
    {
      mail_key: 'weekly:2024-47',
      kind: 'weekly-summary',
      status: 'failed',
      queued_at: '2024-11-21T00:00:00.000Z',
      settled_at: '2024-11-21T00:01:00.000Z',
      problem: '552 mailbox full',
      can_be_resent: false,
    },
    {
      mail_key: 'subscription:1',
      kind: 'subscription',
      status: 'sent',
      queued_at: '2024-11-14T19:02:00.000Z',
      settled_at: '2024-11-14T19:02:30.000Z',
      problem: null,
      can_be_resent: true,
    },
    {
      mail_key: 'welcome',
      kind: 'welcome',
      status: 'sent',
      queued_at: '2024-11-14T18:57:00.000Z',
      settled_at: '2024-11-14T18:57:10.000Z',
      problem: null,
      can_be_resent: true,
    },
  ],
  reports: [
    {
      report_uid: 'r1',
      kind: 'issue',
      at: '2024-11-21T01:32:00.000Z',
      text: 'Next does nothing on my phone.',
      closed_at: null,
    },
  ],
  trail: [
    {
      entry_uid: '3',
      at: '2024-11-21T01:44:00.000Z',
      action: 'account-opened',
      agent: { agent_id: agent.learner_id, name: agent.name },
      learner_id: 'auth0|learner-0412',
      reason: null,
      details: {},
    },
    {
      entry_uid: '2',
      at: '2024-11-16T09:12:00.000Z',
      action: 'act-failed',
      agent: { agent_id: 'auth0|agent-1', name: 'agent-1' },
      learner_id: 'auth0|learner-0412',
      reason: null,
      details: {
        action: 'renewal-stopped',
        problem: 'The payment provider did not answer as it should.',
      },
    },
    {
      entry_uid: '1',
      at: '2024-11-16T09:12:00.000Z',
      action: 'access-granted',
      agent: { agent_id: 'auth0|agent-1', name: 'agent-1' },
      learner_id: 'auth0|learner-0412',
      reason: 'Could not pay for two days',
      details: { days: '7' },
    },
  ],
};

export const examplePath: Told<'paths'>['paths'][number] = {
  path_uid: '00000000-0000-4000-8000-000000000001',
  slug: 'least-squares-for-busy-people',
  title: 'Least squares for busy people',
  summary: 'Fit a line to data by hand and by machine, and say why it is the best one.',
  goal_lesson_uids: ['la-least-squares'],
  lesson_count: 3,
  minutes: 74,
  state: 'draft',
  changed_at: '2024-11-20T10:00:00.000Z',
};

const payments: Told<'refundable'>['payments'] = [
  {
    payment_id: 'pi_1',
    plan: 'annual',
    paid_at: '2024-11-14T19:02:00.000Z',
    amount: 32_900,
    currency: 'usd',
    kind: 'subscription',
    promised_until: '2024-12-14T19:02:00.000Z',
  },
];

/** The answers of a desk where things happen. */
export const exampleDesk: DeskFake = {
  agent: () => agent,
  reports: ({ query }) => ({
    reports:
      query.state === 'closed' ? [] : query.kind === 'error' ? exampleErrors : exampleReports,
    open: { issue: exampleReports.length, error: exampleErrors.length },
  }),
  learner: () => exampleAccount,
  refundable: () => ({ payments }),
  findLearners: ({ query }) => ({
    learners: query.search.startsWith('nobody')
      ? []
      : ['learner-0412', 'learner-0413'].map((name) => ({
          ...from(name),
          created_at: '2024-11-14T17:57:00.000Z',
        })),
    more: false,
  }),
  lessonReport: () => ({
    promised: 0.9,
    lessons: [
      {
        lesson_uid: 'py-recursion',
        title: 'Recursion',
        passed: 41,
        failed: 12,
        rate: 41 / 53,
        weakest: [
          { question_uid: 'py-recursion/base-case', answers: 53, right: 0.42 },
          { question_uid: 'py-recursion/depth', answers: 31, right: 0.61 },
        ],
      },
      {
        lesson_uid: 'la-dot-product',
        title: 'The dot product',
        passed: 97,
        failed: 3,
        rate: 0.97,
        weakest: [],
      },
    ],
  }),
  paths: () => ({ paths: [examplePath] }),
  draftPreview: () => ({
    slug: examplePath.slug,
    title: examplePath.title,
    summary: examplePath.summary,
    lesson_count: 3,
    planned_count: 0,
    question_count: 41,
    minutes: 74,
    units: [
      {
        unit_uid: 'goal-1',
        title: 'Least squares',
        free: false,
        lessons: [
          { lesson_uid: 'la-dot-product', title: 'The dot product', minutes: 22, planned: false },
          { lesson_uid: 'la-projection', title: 'Projections', minutes: 24, planned: false },
          { lesson_uid: 'la-least-squares', title: 'Least squares', minutes: 28, planned: false },
        ],
      },
    ],
  }),
  mails: ({ query }) => ({
    available: true,
    counts: { waiting: 0, failed: 1 },
    mails:
      query.status === 'failed'
        ? [
            {
              learner_id: 'auth0|learner-0412',
              recipient: 'learner-0412@example.org',
              tries: 9,
              mail_key: 'weekly:2024-47',
              kind: 'weekly-summary',
              status: 'failed',
              queued_at: '2024-11-21T00:00:00.000Z',
              settled_at: '2024-11-21T00:01:00.000Z',
              problem: '552 mailbox full',
            },
          ]
        : [],
  }),
  mailText: () => ({
    recipient: 'learner-0412@example.org',
    subject: 'Your week: 140 XP',
    text: 'You mastered 3 lessons.',
    html: '<p style="font-family:sans-serif">You mastered 3 lessons.</p><script>parent.x = 1</script>',
  }),
  interestReport: () => ({
    total: 3,
    countries: [
      { country_code: 'BR', people: 2 },
      { country_code: null, people: 1 },
    ],
    latest: [
      { email: 'a@example.org', country_code: 'BR', at: '2024-11-20T10:00:00.000Z' },
      { email: 'b@example.org', country_code: 'BR', at: '2024-11-19T10:00:00.000Z' },
      { email: 'c@example.org', country_code: null, at: '2024-11-18T10:00:00.000Z' },
    ],
  }),
  serviceReport: () => ({
    version: '0.1.0',
    build_commit: '1c79ecb',
    content: { version: '4f2a', courses: 2, lessons: 206 },
    database: 'postgresql',
    migrations: { applied: 18, expected: 18 },
    learners: 412,
    jobs: {
      mail: { waiting: 0, failed: 1 },
      deletions: { open: 0, oldest_at: null },
      refunds: { open: 0 },
      rechecks: { waiting: 4, differ: 0 },
    },
  }),
  audit: () => ({
    entries: exampleAccount.trail.map((entry, index) => ({
      ...entry,
      number: 3 - index,
      learner_id: index === 2 ? null : entry.learner_id,
    })),
    more: false,
  }),
};

/** A server that fails each call of the desk but the one that says who is there. */
export const failingDesk: DeskFake = Object.fromEntries(
  Object.keys(exampleDesk).map((operation) => [
    operation,
    operation === 'agent'
      ? () => agent
      : () => {
          throw new FakeProblem('unavailable', 'The database cannot answer just now.');
        },
  ]),
);
