import type { Answered } from '../wire.ts';
import { freePart } from '../../paths/content/free-part.ts';
import { dayOf } from '../formatting/figures.ts';

type Access = Answered<'paidAccess'>;
type Subscription = Answered<'subscription'>['subscription'];

/** Whether a subscription still runs, so that there is something to manage. */
export function runs(subscription: Subscription): subscription is NonNullable<Subscription> {
  return subscription !== null && subscription.status !== 'ended';
}

/** What the learner may study and until when, and what becomes of the subscription. */
export function planSentence(access: Access, subscription: Subscription): string {
  const running = runs(subscription) ? standing(subscription) : undefined;
  if (!access.has_access)
    return running
      ? `You study the free lessons just now. ${running}`
      : `You study the free lessons: ${freePart}.`;
  const lessons = lessonsWords(access);
  return running ? `${lessons} ${running}` : lessons;
}

/** What is open to a learner who has access, and by what. */
function lessonsWords({ source, ends_at: end }: Access): string {
  if (source === 'grant')
    return `We opened every lesson to you${end === null ? '' : ` until ${dayOf(end)}`}.`;
  if (end === null) return 'You have every lesson, for life.';
  return source === 'subscription'
    ? 'You have every lesson.'
    : `You have every lesson until ${dayOf(end)}.`;
}

function standing(subscription: NonNullable<Subscription>): string {
  const end = dayOf(subscription.current_period_end);
  if (subscription.status === 'past-due')
    return 'The last payment of your subscription did not go through. It is tried again; check the card before the subscription ends.';
  const plan = subscription.plan === 'annual' ? 'annual' : 'monthly';
  return subscription.cancel_at_period_end
    ? `Your ${plan} subscription is cancelled: it ends on ${end} and does not renew.`
    : `Your ${plan} subscription runs until ${end} and renews by itself.`;
}

/** What one would go to the billing portal for. */
export function portalWord(subscription: NonNullable<Subscription>): string {
  if (subscription.status === 'past-due') return 'Check the payment';
  return subscription.cancel_at_period_end
    ? 'Renew or manage the subscription'
    : 'Change or cancel the subscription';
}
