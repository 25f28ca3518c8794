import { askedWithin, enginePolicy, withoutCredit } from './engine-policy.ts';
import { intervalPolicy, ladder, sm2 } from './interval-policy.ts';
import type { PolicyFor } from './policy.ts';

/** The schedulers that are compared. */
export const policies: Readonly<Record<string, PolicyFor>> = {
  engine: enginePolicy(),
  'engine, recall .88': enginePolicy({ retention: 0.88 }),
  'engine, recall .94': enginePolicy({ retention: 0.94 }),
  'engine, never asked itself': enginePolicy({ seen: askedWithin(Number.POSITIVE_INFINITY) }),
  'engine, within 2 intervals': enginePolicy({ seen: askedWithin(2) }),
  'engine, within 4 intervals': enginePolicy({ seen: askedWithin(4) }),
  'engine, within 6 intervals': enginePolicy({ seen: askedWithin(6) }),
  'FSRS alone': enginePolicy({ told: withoutCredit }),
  'SM-2': intervalPolicy(sm2),
  'fixed ladder': intervalPolicy(ladder),
};
