import type { Payments } from '../access/payments.ts';
import type { Handlers } from '../http/handlers.ts';
import { type LiveQa, nextQa, qaMinutes } from '../support/live-qa.ts';

/** Help by people, as far as the operator has set it up. */
export interface LiveSupport {
  readonly qa: LiveQa | undefined;
  /** Where a subscriber books a talk. */
  readonly guidanceUrl: string | undefined;
}

export interface SupportDeps {
  readonly payments: Payments;
  readonly liveSupport: LiveSupport;
  readonly clock: () => number;
}

/** When help by people is to be had, and, for those who have a plan, where. */
export function supportHandlers({
  payments,
  liveSupport: { qa, guidanceUrl },
  clock,
}: SupportDeps): Pick<Handlers, 'liveSupport'> {
  return {
    liveSupport: async ({ learner }) => {
      const { has_access: hasAccess } = await payments.accessOf(learner);
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
        guidance_url: hasAccess && guidanceUrl !== undefined ? guidanceUrl : null,
      };
    },
  };
}
