import type { MailList } from './message.ts';

/** What a link that ends mail says: whose, and which. The token proves that the mail was received. */
export interface EndLink {
  readonly learnerId: string;
  readonly token: string;
  readonly list: MailList;
}

/** Path of the page that ends mail. */
export const endPath = '/edge/mail/end';

export function endUrlOf(siteUrl: string, { learnerId, token, list }: EndLink): string {
  const url = new URL(endPath, siteUrl);
  url.searchParams.set('for', Buffer.from(learnerId).toString('base64url'));
  url.searchParams.set('token', token);
  url.searchParams.set('list', list);
  return url.href;
}

/** Reads the address of such a page; undefined if it is not whole. */
export function readEndLink(url: string): EndLink | undefined {
  const { searchParams } = new URL(url);
  const [learner, token, list] = ['for', 'token', 'list'].map((name) => searchParams.get(name));
  if (!learner || !token || (list !== 'reminders' && list !== 'weekly')) return undefined;
  return { learnerId: Buffer.from(learner, 'base64url').toString(), token, list };
}
