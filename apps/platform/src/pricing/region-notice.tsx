import { Button, notify } from '@lemma/ui';
import { type FormEvent, useState } from 'react';
import { logError } from '../logging/log.ts';
import { messages } from '../toasts/messages.ts';

export interface RegionNoticeProps {
  /** The server's reason; empty for the usual one. */
  readonly message: string;
  /** Default: h3. */
  readonly headingLevel?: 'h2' | 'h3';
}

/** Where nothing is sold yet: why, and a way to be told when it is. */
export function RegionNotice({ message, headingLevel: Heading = 'h3' }: RegionNoticeProps) {
  const [email, setEmail] = useState('');
  const [sending, setSending] = useState(false);

  const send = async () => {
    const address = email.trim();
    if (!address) {
      notify(messages.emailMissing);
      return;
    }
    setSending(true);
    try {
      const { api } = await import('../api/client.ts');
      await api.registerInterest({ params: { user_email: address } });
      setEmail('');
      notify(messages.interestKept);
    } catch (error) {
      logError('The address was not kept', error);
      notify(messages.interestFailed);
    } finally {
      setSending(false);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  return (
    <aside className="region-notice" aria-labelledby="region-title">
      <Heading id="region-title" className="small-title">
        Coming soon to your region
      </Heading>
      <p>
        {message ||
          'We cannot take payments in your country yet. Leave your e-mail, and we write once we can.'}
      </p>
      <form onSubmit={onSubmit} noValidate>
        <label htmlFor="region-email">E-mail</label>
        <input
          id="region-email"
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" loading={sending}>
          Notify me
        </Button>
      </form>
    </aside>
  );
}
