import type { AuditAction, AuditEntry } from '@lemma/api-client/desk';

/** What an act is called once it is done. */
export const actionWords: Readonly<Record<AuditAction, string>> = {
  'account-opened': 'Opened the account',
  'data-exported': 'Exported the data',
  'access-granted': 'Granted access',
  'access-ended': 'Ended granted access',
  'renewal-stopped': 'Stopped the renewal',
  'payment-refunded': 'Refunded a payment',
  'talk-held': 'Marked a talk as had',
  'talk-reopened': 'Marked a talk as not had',
  'mail-resent': 'Sent a mail once more',
  'account-deleted': 'Deleted the account',
  'report-closed': 'Closed a report',
  'report-reopened': 'Opened a report again',
  'path-saved': 'Saved a learning path',
  'path-published': 'Published a learning path',
  'path-withdrawn': 'Withdrew a learning path',
  'act-failed': 'It failed',
};

const planWords = {
  monthly: 'Monthly Access',
  annual: 'Annual Access',
  one_year: 'One Year Access',
  lifetime: 'Lifetime Access',
  talk: '1:1 talk',
} as const;

/** A plan as the buyer knows it. */
export const planName = (plan: keyof typeof planWords): string => planWords[plan];

const actionOf = (action: string | undefined): string =>
  Object.entries(actionWords).find(([name]) => name === action)?.[1] ?? 'An act';

/** What an entry says beside its action: to what it was done, or why it failed. */
export function detailWords({ action, details }: AuditEntry): string | undefined {
  switch (action) {
    case 'access-granted':
      return details['days'] === 'for good' ? 'For good' : `For ${details['days']} days`;
    case 'payment-refunded':
    case 'talk-held':
    case 'talk-reopened':
      return details['payment_id'];
    case 'mail-resent':
      return details['mail'];
    case 'account-deleted':
      return details['customer'] === 'deleted' ? 'At the payment provider, too' : undefined;
    case 'path-saved':
      return details['title'];
    case 'act-failed':
      return `${actionOf(details['action'])}: ${details['problem'] ?? 'nobody knows why.'}`;
    default:
      return undefined;
  }
}

const mailWords: Readonly<Record<string, string>> = {
  welcome: 'Welcome',
  purchase: 'Receipt',
  talk: 'Receipt of a talk',
  subscription: 'Receipt of the subscription',
  'payment-failed': 'Payment failed',
  'reviews-due': 'Reviews due',
  'weekly-summary': 'Weekly summary',
  'account-deleted': 'Account deleted',
  'export-ready': 'Export ready',
  'region-launch': 'Launch in their region',
};

/** What a mail of a kind is called at the desk. */
export const mailName = (kind: string): string => mailWords[kind] ?? kind;

/** Who somebody is: the name, else the address, else the identifier. */
export function personName({
  name,
  email,
  learner_id,
}: {
  readonly name: string | null;
  readonly email: string | null;
  readonly learner_id: string;
}): string {
  return name ?? email ?? learner_id;
}
