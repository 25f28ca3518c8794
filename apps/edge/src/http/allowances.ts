import type { Endpoint, Operation } from '@lemma/api-client/contract';
import type { DeskOperation } from '@lemma/api-client/desk';
import type { Allowance } from './rate-limit.ts';

export interface Limits {
  /** Signed-in calls, per learner. */
  readonly learner: Allowance;
  /** Calls without a token, per address. */
  readonly visitorRead: Allowance;
  readonly visitorWrite: Allowance;
  /** Every call, per address: a whole office may sit behind one. */
  readonly address: Allowance;
  /** Calls that are heavy or final (export, deletion), per learner. */
  readonly heavy: Allowance;
  /** Largest JSON body in bytes. */
  readonly bodyBytes: number;
}

export const defaultLimits: Limits = {
  learner: { burst: 120, perSecond: 10 },
  visitorRead: { burst: 120, perSecond: 10 },
  visitorWrite: { burst: 20, perSecond: 0.5 },
  address: { burst: 600, perSecond: 100 },
  heavy: { burst: 5, perSecond: 1 / 60 },
  bodyBytes: 256 * 1024,
};

const heavy: ReadonlySet<string> = new Set<Operation | DeskOperation>([
  'exportData',
  'deleteAccount',
  'exportLearner',
  'deleteLearner',
]);
/** What a visitor sends comes as fast as a person reads and answers: it is counted as reads are. */
const visitorSteps: ReadonlySet<string> = new Set<Operation>([
  'answerDiagnostic',
  'answerSample',
  'sampleHistory',
  'countPageView',
]);

/** The allowance of a call, and the key that it is counted under. */
export function allowanceOf(
  limits: Limits,
  operation: string,
  endpoint: Endpoint,
  who: { readonly learner: string | undefined; readonly address: string },
): { readonly key: string; readonly allowance: Allowance } {
  if (who.learner !== undefined) {
    if (heavy.has(operation)) return { key: `heavy:${who.learner}`, allowance: limits.heavy };
    return { key: `learner:${who.learner}`, allowance: limits.learner };
  }
  const writes = endpoint.method === 'POST' && !endpoint.signed && !visitorSteps.has(operation);
  return writes
    ? { key: `write:${who.address}`, allowance: limits.visitorWrite }
    : { key: `read:${who.address}`, allowance: limits.visitorRead };
}
