import { Button, Notice } from '@lemma/ui';
import { problemOf } from '../calls/answered.tsx';
import type { Told } from '../calls/desk-client.tsx';
import { useSettleReport } from '../calls/use-settle-report.ts';
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
  const { settle, isPending, error } = useSettleReport();
  const isOpen = report.closed_at === null;
  return (
    <section className="report-box" aria-label="The report">
      <p className="report-words">{report.text || 'No words were sent.'}</p>
      <p className="desk-quiet">
        {report.kind === 'issue' ? 'Feedback' : 'Error'} of {momentOf(report.at)}
        {report.closed_at !== null && `, closed ${momentOf(report.closed_at)}`}
      </p>
      {error && <Notice variant="error">{problemOf(error)}</Notice>}
      <Button
        variant="outline"
        size="sm"
        disabled={isPending}
        onClick={() => settle(learnerId, report.report_uid, isOpen ? 'closed' : 'open')}
      >
        {isOpen ? 'Close the report' : 'Open it again'}
      </Button>
    </section>
  );
}
