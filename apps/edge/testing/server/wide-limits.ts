import { defaultLimits, type Limits } from '../../src/http/allowances.ts';

const unlimited = { burst: 1_000_000, perSecond: 1_000_000 };

/** Limits that no test meets by accident. */
export const wideLimits: Limits = {
  ...defaultLimits,
  learner: unlimited,
  visitorRead: unlimited,
  visitorWrite: unlimited,
  address: unlimited,
  heavy: unlimited,
};
