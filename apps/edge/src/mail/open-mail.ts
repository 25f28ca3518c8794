import { join } from 'node:path';
import type { Db } from '../database/database.ts';
import { createFileTransport } from './file-transport.ts';
import type { LearnerMail } from './learner-mail.ts';
import { MailChoices } from './mail-choices.ts';
import { MailJob } from './mail-job.ts';
import { MailQueue } from './mail-queue.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/** How mail leaves the server, and from whom. */
export type MailSettings = { readonly from: string } & (
  | { readonly kind: 'smtp'; readonly url: string }
  /** Files in a folder, for trying the product out. */
  | { readonly kind: 'files' }
);

export interface OpenMailOptions {
  readonly db: Db;
  readonly clock: () => number;
  readonly settings: MailSettings;
  /** Name of the product. */
  readonly product: string;
  /** Origin of the site. */
  readonly siteUrl: string;
  readonly dataDirectory: string;
  readonly onError: (error: unknown) => void;
}

/** Mail as calls use it, and `start`, which begins to send it and returns a function that stops that. */
export function openMail(
  options: OpenMailOptions,
): LearnerMail & { readonly start: () => () => Promise<void> } {
  const { db, clock, settings, product, siteUrl, onError } = options;
  const queue = new MailQueue(db, clock);
  const start = () => {
    const transport =
      settings.kind === 'smtp'
        ? createSmtpTransport(settings.url)
        : createFileTransport(join(options.dataDirectory, 'mail'));
    const { from } = settings;
    return new MailJob({ queue, transport, clock, onError, from, product, siteUrl }).start();
  };
  return { queue, choices: new MailChoices(db, clock), product, siteUrl, start };
}
