import { Button, Notice } from '@lemma/ui';
import { problemOf } from '../calls/answered.tsx';
import { type Told, useDeskAct } from '../calls/desk-client.tsx';
import { momentOf } from '../words/figures.ts';

type Report = Told<'learner'>['reports'][number];

/** The report that is being answered: what was written, and the button that closes it. */
export function ReportBox({
  learnerId,
  report,
}: {
  readonly learnerId: string;
  readonly report: Report;
}) {
  const settle = useDeskAct('settleReport');
  const isOpen = report.closed_at === null;
  return (
    <section className="report-box" aria-label="The report">
      <p className="report-words">{report.text || 'No words were sent.'}</p>
      <p className="desk-quiet">
        {report.kind === 'issue' ? 'Feedback' : 'Error'} of {momentOf(report.at)}
        {report.closed_at !== null && `, closed ${momentOf(report.closed_at)}`}
      </p>
      {settle.isError && <Notice variant="error">{problemOf(settle.error)}</Notice>}
      <Button
        variant="outline"
        size="sm"
        disabled={settle.isPending}
        onClick={() =>
          settle.mutate({
            body: {
              act_uid: crypto.randomUUID(),
              learner_id: learnerId,
              report_uid: report.report_uid,
              state: isOpen ? 'closed' : 'open',
            },
          })
        }
      >
        {isOpen ? 'Close the report' : 'Open it again'}
      </Button>
    </section>
  );
}
