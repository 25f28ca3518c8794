import type { ComposedMail } from './compose.ts';

/** Takes a mail over. Rejects with `MailRefused` where another try would be in vain, else with what went wrong. */
export interface MailTransport {
  send(mail: ComposedMail): Promise<void>;
  close(): void;
}

/** The mail server refuses this mail for good: an address that does not exist, for example. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
