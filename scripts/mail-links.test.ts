import { expect, it } from 'vitest';
import type { Message } from '../apps/edge/src/mail/message.ts';
import { wordsOf } from '../apps/edge/src/mail/words.ts';
import routes from '../apps/platform/src/routes.ts';

interface Route {
  readonly path?: string;
  readonly index?: boolean;
  readonly children?: readonly Route[];
}

function pathsOf(all: readonly Route[], base = ''): string[] {
  return all.flatMap(({ path = '', children = [] }) => {
    const here = path === '' ? base : `${base}/${path}`;
    return [here, ...pathsOf(children, here)];
  });
}

const paid = { amount: 100, currency: 'usd' };
const messages: readonly Message[] = [
  { kind: 'welcome' },
  { kind: 'purchase', plan: 'lifetime', ...paid, endsAt: null, hasAccount: true },
  { kind: 'purchase', plan: 'one_year', ...paid, endsAt: 0, hasAccount: false },
  { kind: 'subscription', plan: 'annual', ...paid, paidUntil: 0, renews: true, hasAccount: true },
  { kind: 'talk', ...paid },
  { kind: 'payment-failed', plan: 'monthly' },
  { kind: 'export-ready' },
  { kind: 'reviews-due', reviews: 1, minutes: 2, streak: 3 },
  { kind: 'weekly-summary', xp: 1, days: 1, mastered: [], masteredInAll: 0, reviews: 0 },
  { kind: 'account-deleted', identityKept: true, keepsPayments: true },
  { kind: 'region-launch' },
];

it('every link in a mail leads to a page of the site', () => {
  const pages = new Set(pathsOf(routes));
  const links = messages.flatMap((message) => wordsOf(message, 'Lemma').action?.path ?? []);
  expect(links.length).toBeGreaterThan(8);
  expect(links.filter((link) => !pages.has(link))).toEqual([]);
});
