import { Button } from '@lemma/ui';
import { useState } from 'react';
import { dayOf, money } from '../../learn/formatting/figures.ts';
import type { Told } from '../calls/desk-client.tsx';
import { type Fact, Facts } from '../words/facts.tsx';
import { ago, momentOf } from '../words/figures.ts';
import { mailName, planName } from '../words/words.ts';
import { Actions, type OpenAct } from './actions.tsx';
import { ReportBox } from './report-box.tsx';
import { TalkList } from './talk-list.tsx';

type Account = Told<'learner'>;

export interface AccountViewProps {
  readonly account: Account;
  /** The report that is being answered. */
  readonly report?: string | undefined;
  readonly isOwn: boolean;
  readonly now: number;
}

/** A learner as support sees them: who, what they bought, how far they are, what was sent; and what can be done. */
export function AccountView({ account, report, isOwn, now }: AccountViewProps) {
  const [open, setOpen] = useState<OpenAct>();
  const { learner } = account;
  const answered = account.reports.find(({ report_uid }) => report_uid === report);
  return (
    <article className="account-view">
      <h1 className="account-name">{learner.email ?? learner.learner_id}</h1>
      <p className="desk-quiet">
        {learner.name !== null && `${learner.name}. `}
        Learner since {dayOf(learner.created_at)}.{' '}
        {learner.last_active_at === null
          ? 'Has not studied yet.'
          : `Last active ${ago(learner.last_active_at, now)}.`}
      </p>
      {answered && <ReportBox learnerId={learner.learner_id} report={answered} />}
      <div className="account-columns">
        <section aria-labelledby="desk-plan">
          <h2 id="desk-plan" className="desk-heading">
            Plan
          </h2>
          <Facts facts={planFacts(account)} />
        </section>
        <section aria-labelledby="desk-progress">
          <h2 id="desk-progress" className="desk-heading">
            Progress
          </h2>
          <Progress account={account} />
        </section>
      </div>
      {account.talks.length > 0 && (
        <section aria-labelledby="desk-talks">
          <h2 id="desk-talks" className="desk-heading">
            1:1 talks
          </h2>
          <TalkList
            talks={account.talks}
            isOwn={isOwn}
            onSettle={(talk) => setOpen({ kind: 'talk', talk })}
          />
        </section>
      )}
      <section aria-labelledby="desk-mails">
        <h2 id="desk-mails" className="desk-heading">
          Mail
        </h2>
        <Mails
          account={account}
          isOwn={isOwn}
          onResend={(mail) => setOpen({ kind: 'resend', mail })}
        />
      </section>
      <section aria-labelledby="desk-actions">
        <h2 id="desk-actions" className="desk-heading">
          Actions
        </h2>
        <Actions account={account} isOwn={isOwn} open={open} onOpen={setOpen} />
      </section>
    </article>
  );
}

const accessWords = {
  purchase: 'bought',
  subscription: 'subscribed',
  grant: 'granted by the desk',
} as const;

/** What the learner has, and by what. */
function planFacts({ access, subscription, purchases, grants }: Account): readonly Fact[] {
  const until = access.ends_at === null ? 'for good' : `until ${dayOf(access.ends_at)}`;
  const source = access.source === null ? '' : `, ${accessWords[access.source]}`;
  return [
    ['Access', access.has_access ? `Every lesson ${until}${source}` : 'Free lessons'],
    ...(subscription
      ? ([
          ['Subscription', `${planName(subscription.plan)}, ${subscription.status}`],
          [
            subscription.renews ? 'Renews' : subscription.status === 'ended' ? 'Ended' : 'Ends',
            dayOf(subscription.current_period_end),
          ],
          ['Price', money(subscription)],
        ] as const)
      : []),
    ...purchases.map((one): Fact => [
      planName(one.plan),
      `${money(one)}, ${dayOf(one.purchased_at)}${one.status === 'paid' ? '' : `, ${one.status}`}`,
    ]),
    ...grants.map(({ granted_at: at, ends_at: end }): Fact => [
      'Granted',
      `${dayOf(at)}, ${end === null ? 'for good' : `until ${dayOf(end)}`}`,
    ]),
  ];
}

function Progress({ account: { progress, due_for_review: due } }: { readonly account: Account }) {
  if (progress.length === 0) return <p className="desk-empty">No path is begun.</p>;
  return (
    <dl className="facts">
      {progress.map(({ course_id, title, mastered, lessons, active }) => (
        <div key={course_id} className="progress-fact">
          <dt>
            {title}
            {active && ' (active)'}
          </dt>
          <dd>
            {mastered} of {lessons} lessons
            <progress
              value={mastered}
              max={Math.max(1, lessons)}
              aria-label={`Mastered in ${title}`}
            />
          </dd>
        </div>
      ))}
      <div>
        <dt>Due for review</dt>
        <dd>{due}</dd>
      </div>
    </dl>
  );
}

type Mail = Account['mails'][number];

function Mails({
  account: { mails },
  isOwn,
  onResend,
}: {
  readonly account: Account;
  readonly isOwn: boolean;
  readonly onResend: (mail: Mail) => void;
}) {
  if (mails.length === 0) return <p className="desk-empty">No mail within 30 days.</p>;
  return (
    <ul className="mail-rows">
      {mails.map((mail) => (
        <li key={mail.mail_key}>
          <span>{mailName(mail.kind)}</span>
          <span className={mail.status === 'failed' ? 'mail-failed' : 'desk-quiet'}>
            {mailState(mail)}
          </span>
          {mail.can_be_resent && !isOwn && (
            <Button variant="outline" size="sm" onClick={() => onResend(mail)}>
              Send again
              <span className="visually-hidden">: {mailName(mail.kind)}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** "Sent 14 Nov 2026, 19:02", "Failed …: mailbox full", "Waits since …". */
function mailState({ status, settled_at: settled, queued_at: queued, problem }: Mail): string {
  if (status === 'waiting')
    return `Waits since ${momentOf(queued)}${problem === null ? '' : `: ${problem}`}`;
  const when = momentOf(settled ?? queued);
  return status === 'sent'
    ? `Handed over ${when}`
    : `Failed ${when}${problem === null ? '' : `: ${problem}`}`;
}
