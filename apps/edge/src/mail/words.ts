import type { Message } from './message.ts';

/** A mail in words, before it is laid out as text and as HTML. */
export interface Words {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly path: string };
  /** Paragraphs after the button. */
  readonly after?: readonly string[];
}

const planNames = {
  monthly: 'Monthly plan',
  annual: 'Annual plan',
  one_year: 'One year',
  lifetime: 'Lifetime access',
} as const;

/** Puts a message into words. `product` is the name of the product. */
export function wordsOf(message: Message, product: string): Words {
  switch (message.kind) {
    case 'welcome':
      return {
        subject: `Welcome to ${product}`,
        paragraphs: [
          'Your account is ready. The diagnostic and the first unit of each path are free.',
          'The diagnostic asks questions that adapt to your answers and finds the lesson to begin with. You can also begin with the first lesson of a path.',
        ],
        action: { label: 'Find where to start', path: '/learn/diagnostic' },
        after: [
          'You get no further mail of this kind. Reminders and a weekly summary are sent only if you choose them on your account page.',
        ],
      };
    case 'purchase':
      return {
        subject: `Your ${product} access: ${planNames[message.plan]}`,
        paragraphs: [
          `Thank you. We have received your payment of ${moneyIn(message)} for ${planNames[message.plan]}.`,
          message.endsAt === null
            ? 'Every lesson is open to you, those that are still to come too. Nothing renews.'
            : `Every lesson is open to you until ${dateOf(message.endsAt)}. Nothing renews.`,
        ],
        ...whereToGo(message.hasAccount),
      };
    case 'subscription':
      return {
        subject: `Your ${product} subscription: ${planNames[message.plan]}`,
        paragraphs: [
          `Your subscription is paid until ${dateOf(message.paidUntil)}: every lesson is open to you.`,
          message.renews
            ? `It renews on that day at ${moneyIn(message)} ${message.plan === 'annual' ? 'a year' : 'a month'}, before taxes and discounts. You can end it at any time on your account page.`
            : 'It does not renew.',
        ],
        ...whereToGo(message.hasAccount),
      };
    case 'talk':
      return {
        subject: `Your 1:1 talk at ${product}`,
        paragraphs: [
          `Thank you. We have received your payment of ${moneyIn(message)} for a 1:1 talk.`,
          'Choose its time on your account page, under “Help by people”.',
        ],
        action: { label: 'Choose a time', path: '/account' },
        after: ['Your invoice is on that page, too.'],
      };
    case 'payment-failed':
      return {
        subject: `Your ${product} payment did not go through`,
        paragraphs: [
          `The last payment for your subscription (${planNames[message.plan]}) failed. Your lessons stay open while the payment is tried again.`,
          'If your card has expired or was replaced, enter the new one on your account page.',
        ],
        action: { label: 'Check your payment details', path: '/account' },
      };
    case 'reviews-due': {
      const { reviews, minutes, streak } = message;
      return {
        subject:
          reviews > 0
            ? `${count(reviews, 'review')} due, about ${count(minutes, 'minute')}`
            : `Keep your streak of ${count(streak, 'day')}`,
        paragraphs: [
          reviews > 0
            ? `${count(reviews, 'lesson')} you have learnt ${reviews === 1 ? 'is' : 'are'} due for review today. Recalling ${reviews === 1 ? 'it' : 'them'} now takes about ${count(minutes, 'minute')}.`
            : 'No review is due today.',
          ...(streak > 1
            ? [`You have studied ${count(streak, 'day')} in a row; today is still open.`]
            : []),
        ],
        action: { label: 'Open today’s plan', path: '/learn/my-learning' },
      };
    }
    case 'weekly-summary': {
      const { xp, days, mastered, masteredInAll, reviews } = message;
      const further = masteredInAll - mastered.length;
      return {
        subject: `Your week: ${xp} XP on ${count(days, 'day')}`,
        paragraphs: [
          `In the last seven days you studied on ${count(days, 'day')} and earned ${xp} XP. One XP is about a minute of focused work.`,
          masteredInAll === 0
            ? 'You mastered no new lesson.'
            : `You mastered ${count(masteredInAll, 'lesson')}: ${mastered.join(', ')}${further > 0 ? `, and ${further} more` : ''}.`,
          reviews === 0
            ? 'No review is due just now.'
            : `${count(reviews, 'review')} ${reviews === 1 ? 'is' : 'are'} due now.`,
        ],
        action: { label: 'See your progress', path: '/learn/my-learning/progress' },
      };
    }
    case 'account-deleted':
      return {
        subject: `Your ${product} account is deleted`,
        paragraphs: [
          'You asked us to delete your account. Your profile, your answers and everything computed from them are deleted, and a subscription that renewed has been ended.',
          ...(message.keepsPayments
            ? ['Records of your payments stay, as the law asks, without your name.']
            : []),
          ...(message.identityKept
            ? ['Your sign-in is kept by the identity provider. It no longer opens an account here.']
            : []),
          'If you did not ask for this, answer this mail at once.',
        ],
      };
    case 'export-ready':
      return {
        subject: `Your ${product} data is ready`,
        paragraphs: [
          'You asked for everything that we keep about you. The file was made and sent to your browser, which has saved it: your profile, your answers and your payments, as JSON.',
          'If it is not among your downloads, take it once more on your account page.',
          'If you did not ask for it, somebody else is signed in as you: sign out everywhere on that page, and change your password.',
        ],
        action: { label: 'Open your account', path: '/account' },
      };
    case 'region-launch':
      return {
        subject: `${product} is now sold in your region`,
        paragraphs: [
          `You asked us to tell you when ${product} can be bought where you live. It can be now.`,
          'Your address was kept for this mail alone and is deleted after it.',
        ],
        action: { label: 'See the plans', path: '/subscribe' },
      };
  }
}

function whereToGo(hasAccount: boolean): Pick<Words, 'action' | 'after'> {
  return hasAccount
    ? {
        action: { label: 'Go on learning', path: '/learn/my-learning' },
        after: ['Your invoices, with the exact amounts and taxes, are on your account page.'],
      }
    : {
        action: { label: 'Create your account', path: '/signup' },
        after: [
          'Sign up with the address that this mail was sent to: what you have bought then belongs to that account.',
        ],
      };
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function moneyIn({ amount, currency }: { readonly amount: number; readonly currency: string }) {
  const format = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: currency.toUpperCase(),
  });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

function dateOf(at: number): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}
