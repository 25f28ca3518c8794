import { brand } from '../brand/brand.ts';
import { inForceSince, legalDate } from '../brand/legal.ts';
import { pageMeta } from '../seo/page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Privacy policy',
    description: 'What data is kept, why, for how long, and what your rights are.',
    path: '/privacy',
    picture: 'privacy',
  });

export default function Privacy() {
  return (
    <article className="page-narrow">
      <h1 className="page-title">Privacy policy</h1>
      <p className="muted" style={{ marginTop: 12 }}>
        In force since{' '}
        <time dateTime={inForceSince.privacy}>{legalDate(inForceSince.privacy)}</time>
      </p>
      <div className="prose" style={{ marginTop: 32 }}>
        <p>
          This page says what data {brand.name} keeps about you, why, and what you can ask of us. We
          keep what teaching you needs, and we do not sell any of it.
        </p>
        <h2>Data controller</h2>
        <p>
          The controller is the operator of {brand.name}. For anything about your data write to{' '}
          <a href={`mailto:${brand.email}`}>{brand.email}</a>.
        </p>
        <h2>What we keep</h2>
        <ul>
          <li>
            <strong>Account:</strong> your e-mail address, the name you choose, your time zone and
            your daily goal.
          </li>
          <li>
            <strong>Learning:</strong> which lessons and questions you worked on, your answers,
            when, and what was concluded from them. This is what your plan is computed from. And the
            notes and bookmarks that you leave beside lessons.
          </li>
          <li>
            <strong>Payments:</strong> which plan you have and until when. Card data goes to the
            payment provider and never reaches us.
          </li>
          <li>
            <strong>Errors:</strong> if something fails while you are signed in, the message, the
            page and the last ten clicks or key presses before it. Never what you typed.
          </li>
          <li>
            <strong>Speed:</strong> how long Python took to start in your browser. It is added to a
            count, without your account or address.
          </li>
          <li>
            <strong>Mail:</strong> which mail you chose, and what was sent to you.
          </li>
          <li>
            <strong>Feedback:</strong> what you write to us.
          </li>
          <li>
            <strong>Support:</strong> what our staff did with your account, when and why. That
            somebody opened it is written down, too.
          </li>
          <li>
            <strong>Agreement:</strong> which terms and which privacy policy you agreed to, and
            when.
          </li>
        </ul>
        <h2>Why we may</h2>
        <p>
          Account, learning and payment data: to carry out our contract with you (Art. 6(1)(b)
          GDPR). Error reports: our legitimate interest in a site that works (Art. 6(1)(f)). Records
          of payments: because the law asks for them (Art. 6(1)(c)).
        </p>
        <h2>Cookies and storage in your browser</h2>
        <p>
          We set no advertising or tracking cookies. Your browser keeps your sign-in, answers and
          notes that have not yet reached us, what you saw last (for studying offline), and which
          notices you have closed.
        </p>
        {import.meta.env.VITE_COUNT_USAGE === 'yes' && (
          <p>
            We count how often each kind of page is opened: a bare number, with no name, address or
            identifier, and nothing kept in your browser. Where your browser says that it does not
            want to be tracked, it is not counted.
          </p>
        )}
        <h2>Processors</h2>
        <p>These work for us under contract and only on our instructions:</p>
        <ul>
          <li>a hosting provider, which runs the servers and the database,</li>
          <li>an identity provider, which handles login and passwords,</li>
          <li>a payment provider, which handles cards, invoices and refunds,</li>
          <li>a mail provider, which delivers what we write to you.</li>
        </ul>
        <h2>How long</h2>
        <p>
          As long as you have an account. When you delete it, your learning data is deleted at once;
          records of payments stay for as long as tax law asks, without your name where that is
          possible.
        </p>
        <p>
          The text of a mail, and the address it went to, are deleted 30 days after it was sent. An
          answer to a diagnostic or a lesson that was taken without an account is deleted after 30
          days, too. Error reports are deleted after 90 days, feedback after a year.
        </p>
        <p>
          What our staff did is kept so that nobody can change it afterwards. When you delete your
          account, those entries stay and no longer say whose account it was.
        </p>
        <h2>Your rights</h2>
        <p>
          You may ask what we keep, have it corrected, deleted or restricted, object to its use, and
          take it with you. Export and deletion are buttons on your account page. For anything else
          write to us: <strong>we answer within one month</strong>. You may also complain to the
          data protection authority of your country.
        </p>
        <h2>Changes</h2>
        <p>
          If this policy changes, the date above does, and every learner who is signed in is asked
          to agree to it.
        </p>
      </div>
    </article>
  );
}
