import type { AuditEntry } from '@lemma/api-client/desk';
import { Link } from 'react-router';
import { deskPaths } from '../words/desk-paths.ts';
import { momentOf } from '../words/figures.ts';
import { actionWords, detailWords } from '../words/words.ts';

/** Entries of the audit trail, latest first. */
export function Trail({
  entries,
  withLearner = false,
}: {
  readonly entries: readonly AuditEntry[];
  /** Says of each entry whom it is about. */
  readonly withLearner?: boolean;
}) {
  return (
    <ol className="trail">
      {entries.map((entry) => {
        const detail = detailWords(entry);
        return (
          <li key={entry.entry_uid} data-failed={entry.action === 'act-failed' || undefined}>
            <span className="trail-when">
              {momentOf(entry.at)}, {entry.agent.name ?? entry.agent.agent_id}
            </span>
            <strong>{actionWords[entry.action]}</strong>
            {detail !== undefined && <span className="trail-detail">{detail}</span>}
            {entry.reason !== null && <span>{entry.reason}</span>}
            {withLearner && <TrailLearner learnerId={entry.learner_id} />}
          </li>
        );
      })}
    </ol>
  );
}

function TrailLearner({ learnerId }: { readonly learnerId: string | null }) {
  if (learnerId === null) return <span className="trail-detail">An account that is deleted</span>;
  return (
    <Link className="text-link" to={deskPaths.learner(learnerId)}>
      {learnerId}
    </Link>
  );
}
