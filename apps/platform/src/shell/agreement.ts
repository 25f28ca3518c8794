import type { Contract, OutputOf } from '@lemma/api-client/contract';
import { inForceSince } from '../brand/legal.ts';

type Agreed = OutputOf<Contract['me']>['agreed'];
export type LegalDocument = keyof typeof inForceSince;

/** The documents that a learner has not agreed to as they are in force now. None for a server that keeps no agreements. */
export function documentsToAgree(agreed: Agreed): readonly LegalDocument[] {
  if (agreed === undefined) return [];
  const documents: readonly LegalDocument[] = ['terms', 'privacy'];
  return documents.filter((name) => agreed?.[name] !== inForceSince[name]);
}
