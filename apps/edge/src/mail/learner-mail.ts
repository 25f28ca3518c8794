import type { MailChoices } from './mail-choices.ts';
import type { MailQueue } from './mail-queue.ts';

/** What calls need to send learners mail. */
export interface LearnerMail {
  readonly queue: MailQueue;
  readonly choices: MailChoices;
  /** Name of the product. */
  readonly product: string;
  /** Origin of the site. */
  readonly siteUrl: string;
}
