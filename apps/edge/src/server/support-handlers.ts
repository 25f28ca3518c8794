import { currencyOf, talkPrices } from '@lemma/api-client/contract';
import type { Payments } from '../access/payments.ts';
import type { Handlers } from '../http/handlers.ts';
import { type LiveQa, nextQa, qaMinutes } from '../support/live-qa.ts';

/** Help by people, as far as the operator has set it up. */
export interface LiveSupport {
  readonly qa: LiveQa | undefined;
  /** A talk of one's own, for those who have a plan; undefined where none is offered. */
  readonly talk: TalkOffer | undefined;
}

export interface TalkOffer {
  /** Where a talk that is bought is given its time. */
  readonly bookingUrl: string;
  readonly minutes: number;
}

export interface SupportDeps {
  readonly payments: Payments;
  readonly liveSupport: LiveSupport;
  readonly clock: () => number;
}

/** When help by people is to be had, and, for those who have a plan, where. */
export function supportHandlers({
  payments,
  liveSupport: { qa, talk },
  clock,
}: SupportDeps): Pick<Handlers, 'liveSupport'> {
  return {
    liveSupport: async ({ learner, sender }) => {
      const { has_access: hasAccess } = await payments.accessOf(learner);
      const bought = talk ? await payments.talksOf(learner) : [];
      const isBooking = bought.some(({ status, held_at: at }) => status === 'paid' && at === null);
      const currency = currencyOf(sender.country);
      const at = qa && nextQa(qa, clock());
      return {
        has_access: hasAccess,
        qa:
          qa && at !== undefined
            ? {
                starts_at: new Date(at).toISOString(),
                minutes: qaMinutes,
                join_url: hasAccess ? qa.url : null,
              }
            : null,
        talk: talk
          ? {
              minutes: talk.minutes,
              amount: talkPrices[currency] * 100,
              currency: currency.toLowerCase(),
              price_id: hasAccess ? payments.talkPrice : null,
              booking_url: isBooking ? talk.bookingUrl : null,
              bought: [...bought],
            }
          : null,
      };
    },
  };
}
