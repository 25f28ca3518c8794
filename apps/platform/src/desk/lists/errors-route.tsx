import { Button, Notice } from '@lemma/ui';
import { Link } from 'react-router';
import { useNow } from '../../learn/formatting/use-now.ts';
import { Answered, problemOf } from '../calls/answered.tsx';
import { useDeskQuery } from '../calls/desk-client.tsx';
import { useSettleReport } from '../calls/use-settle-report.ts';
import { deskPaths } from '../words/desk-paths.ts';
import { ago } from '../words/figures.ts';
import { personName } from '../words/words.ts';

/** /desk/errors: what broke in somebody's browser. */
export default function ErrorsRoute() {
  const query = useDeskQuery('reports', { query: { kind: 'error' } });
  const { settle, isPending, error } = useSettleReport();
  const now = useNow();
  return (
    <section className="desk-list" aria-labelledby="desk-errors">
      <h1 id="desk-errors" className="desk-title">
        Errors
      </h1>
      {error && <Notice variant="error">{problemOf(error)}</Notice>}
      <Answered query={query} what="the errors">
        {({ reports }) =>
          reports.length === 0 ? (
            <p className="desk-empty">No error waits.</p>
          ) : (
            <ul className="error-rows">
              {reports.map((report) => (
                <li key={`${report.from.learner_id} ${report.report_uid}`}>
                  <strong>{report.text || 'An error without a message'}</strong>
                  <span className="desk-quiet">
                    {report.about ?? 'No page'}, {ago(report.at, now)},{' '}
                    <Link className="text-link" to={deskPaths.learner(report.from.learner_id)}>
                      {personName(report.from)}
                    </Link>
                    {report.build_commit !== null && `, build ${report.build_commit}`}
                  </span>
                  {report.trace !== null && (
                    <details>
                      <summary>Where it happened, and what was done before</summary>
                      <pre>{report.trace}</pre>
                    </details>
                  )}
                  <Button
                    variant="outline"
                    size="sm"
                    disabled={isPending}
                    onClick={() => settle(report.from.learner_id, report.report_uid, 'closed')}
                  >
                    Close
                    <span className="visually-hidden"> “{report.text.slice(0, 60)}”</span>
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </section>
  );
}
