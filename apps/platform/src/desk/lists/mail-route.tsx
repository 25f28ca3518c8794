import { Button } from '@lemma/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { Answered } from '../calls/answered.tsx';
import { type Told, useDeskQuery } from '../calls/desk-client.tsx';
import { deskPaths } from '../words/desk-paths.ts';
import { momentOf } from '../words/figures.ts';
import { mailName } from '../words/words.ts';

type Mail = Told<'mails'>['mails'][number];

const states = [
  { status: 'failed', name: 'Failed' },
  { status: 'waiting', name: 'Waiting' },
  { status: 'sent', name: 'Sent' },
] as const;

/** /desk/mail: every mail of the last 30 days, and what it says. */
export default function MailRoute() {
  const [status, setStatus] = useState<Mail['status']>('failed');
  const query = useDeskQuery('mails', { query: { status } });
  return (
    <section className="desk-list" aria-labelledby="desk-mail">
      <h1 id="desk-mail" className="desk-title">
        Mail
      </h1>
      <div className="desk-choices" role="group" aria-label="Which mail">
        {states.map((one) => (
          <button
            key={one.status}
            type="button"
            aria-pressed={one.status === status}
            onClick={() => setStatus(one.status)}
          >
            {one.name}
            {one.status !== 'sent' && query.data && ` ${query.data.counts[one.status]}`}
          </button>
        ))}
      </div>
      <Answered query={query} what="the mail">
        {({ available, mails }) =>
          available ? (
            <MailRows mails={mails} status={status} />
          ) : (
            <p className="desk-empty">This server sends no mail: MAIL_URL is not set.</p>
          )
        }
      </Answered>
    </section>
  );
}

const nothing = {
  failed: 'No mail failed within 30 days.',
  waiting: 'No mail waits.',
  sent: 'No mail was sent within 30 days.',
} as const;

function MailRows({
  mails,
  status,
}: {
  readonly mails: readonly Mail[];
  readonly status: Mail['status'];
}) {
  const [open, setOpen] = useState<string>();
  if (mails.length === 0) return <p className="desk-empty">{nothing[status]}</p>;
  return (
    <ul className="mail-list">
      {mails.map((mail) => {
        const key = `${mail.learner_id} ${mail.mail_key}`;
        const name = mailName(mail.kind);
        const hasAccount = !/^(?:email|deleted):/u.test(mail.learner_id);
        return (
          <li key={key}>
            <div className="mail-line">
              <strong>{name}</strong>
              <span>
                {hasAccount ? (
                  <Link className="text-link" to={deskPaths.learner(mail.learner_id)}>
                    {mail.recipient || mail.learner_id}
                  </Link>
                ) : (
                  mail.recipient || 'No account'
                )}
              </span>
              <span className="desk-quiet">{momentOf(mail.settled_at ?? mail.queued_at)}</span>
              <Button
                variant="outline"
                size="sm"
                aria-expanded={open === key}
                onClick={() => setOpen(open === key ? undefined : key)}
              >
                {open === key ? 'Close' : 'Read'}
                <span className="visually-hidden">
                  {' '}
                  {name} to {mail.recipient || mail.learner_id}
                </span>
              </Button>
            </div>
            {mail.problem !== null && (
              <p className="mail-failed">
                {mail.tries} {mail.tries === 1 ? 'try' : 'tries'}: {mail.problem}
              </p>
            )}
            {open === key && <MailText mail={mail} />}
          </li>
        );
      })}
    </ul>
  );
}

/** What the reader gets: the text, and the designed version in a frame that runs nothing. */
function MailText({ mail }: { readonly mail: Mail }) {
  const { learner_id, mail_key } = mail;
  const query = useDeskQuery('mailText', { query: { learner_id, mail_key } });
  return (
    <Answered query={query} what="the mail">
      {({ subject, text, html }) => (
        <div className="mail-text">
          <h2 className="desk-heading">{subject}</h2>
          <iframe sandbox="" srcDoc={html} title={`The mail “${subject}”`} />
          <details>
            <summary>As plain text</summary>
            <pre>{text}</pre>
          </details>
        </div>
      )}
    </Answered>
  );
}
