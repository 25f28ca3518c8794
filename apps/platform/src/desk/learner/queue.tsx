import type { DeskReport } from '@lemma/api-client/desk';
import { Link } from 'react-router';
import { Answered } from '../calls/answered.tsx';
import { useDeskQuery } from '../calls/desk-client.tsx';
import { deskPaths } from '../words/desk-paths.ts';
import { ago } from '../words/figures.ts';
import { personName } from '../words/words.ts';

/** Feedback that waits for an answer, latest first. Each leads to its learner. */
export function Queue({
  selected,
  now,
}: {
  /** The report that is being answered. */
  readonly selected?: string | undefined;
  readonly now: number;
}) {
  const query = useDeskQuery('reports', { query: {} });
  return (
    <section className="desk-queue" aria-labelledby="desk-queue">
      <h2 id="desk-queue" className="desk-heading">
        Feedback {query.data && <span>{query.data.open.issue} waiting</span>}
      </h2>
      <Answered query={query} what="the feedback">
        {({ reports }) =>
          reports.length === 0 ? (
            <p className="desk-empty">Nothing waits. Every report is closed.</p>
          ) : (
            <ul>
              {reports.map((report) => (
                <li key={`${report.from.learner_id} ${report.report_uid}`}>
                  <QueueItem
                    report={report}
                    isSelected={report.report_uid === selected}
                    now={now}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </section>
  );
}

function QueueItem({
  report,
  isSelected,
  now,
}: {
  readonly report: DeskReport;
  readonly isSelected: boolean;
  readonly now: number;
}) {
  return (
    <Link
      to={deskPaths.learner(report.from.learner_id, report.report_uid)}
      className="queue-item"
      aria-current={isSelected ? 'true' : undefined}
    >
      <strong>{report.about ?? 'Feedback'}</strong>
      <span className="queue-text">{report.text || 'No words were sent.'}</span>
      <span className="queue-from">
        {personName(report.from)}, {ago(report.at, now)}
      </span>
    </Link>
  );
}
