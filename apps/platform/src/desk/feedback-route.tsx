import { useNow } from '../learn/formatting/use-now.ts';
import { useDeskQuery } from './calls/desk-client.tsx';
import { Queue } from './learner/queue.tsx';
import { Worries } from './lists/worries.tsx';

/** /desk: what waits, of learners and of the service. */
export default function FeedbackRoute() {
  const now = useNow();
  const service = useDeskQuery('serviceReport', {});
  return (
    <div className="desk-start">
      <h1 className="visually-hidden">The desk</h1>
      <Queue now={now} />
      <aside className="desk-aside" aria-label="The service">
        <p className="desk-quiet">
          Choose what you answer first: it opens the account of whoever wrote it. Or find a learner
          by address, name or identifier.
        </p>
        {service.data && <Worries service={service.data} />}
      </aside>
    </div>
  );
}
