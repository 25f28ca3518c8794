import { Notice } from '@lemma/ui';
import { counted } from '../../learn/formatting/figures.ts';
import type { Told } from '../calls/desk-client.tsx';

/** What of the service somebody should look at, in words; that there is nothing is said, too. */
export function Worries({
  service: { jobs, migrations },
}: {
  readonly service: Told<'serviceReport'>;
}) {
  const { mail, refunds, rechecks } = jobs;
  const worries = [
    mail && mail.failed > 0 && `${counted(mail.failed, 'mail')} failed: the page Mail says why.`,
    refunds.open > 0 &&
      `Paid twice and not refunded yet: ${counted(refunds.open, 'subscription')}.`,
    rechecks.differ > 0 &&
      `Graded differently by the server: ${counted(rechecks.differ, 'program')}. edge rechecks lists them.`,
    migrations.applied < migrations.expected && 'The database lacks migrations: run edge migrate.',
  ].filter((worry) => typeof worry === 'string');
  if (worries.length === 0) return <p>Nothing of the service needs a person just now.</p>;
  return (
    <Notice variant="warning" title="To look at">
      <ul>
        {worries.map((worry) => (
          <li key={worry}>{worry}</li>
        ))}
      </ul>
    </Notice>
  );
}
