import { useOutletContext, useParams, useSearchParams } from 'react-router';
import { useNow } from '../learn/formatting/use-now.ts';
import { Answered } from './calls/answered.tsx';
import { type Told, useDeskQuery } from './calls/desk-client.tsx';
import { AccountView } from './learner/account-view.tsx';
import { Queue } from './learner/queue.tsx';
import { Trail } from './learner/trail.tsx';

/** /desk/learners/…: the queue, an account, and what was done with it. On a phone the account comes first. */
export default function LearnerRoute() {
  const { learner_id: learnerId = '' } = useParams();
  const [query] = useSearchParams();
  const agent = useOutletContext<Told<'agent'>>();
  const now = useNow();
  const report = query.get('report') ?? undefined;
  const account = useDeskQuery('learner', { params: { learner_id: learnerId } });
  return (
    <div className="desk-columns">
      <div className="desk-main">
        <Answered query={account} what="the account">
          {(data) => (
            <AccountView
              key={data.learner.learner_id}
              account={data}
              report={report}
              isOwn={agent.learner_id === data.learner.learner_id}
              now={now}
            />
          )}
        </Answered>
      </div>
      <Queue selected={report} now={now} />
      <section className="desk-trail" aria-labelledby="desk-trail">
        <h2 id="desk-trail" className="desk-heading">
          Audit trail
        </h2>
        {account.data && <Trail entries={account.data.trail} />}
        <p className="desk-quiet">Entries cannot be changed or deleted.</p>
      </section>
    </div>
  );
}
