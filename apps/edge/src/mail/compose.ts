import { createHash } from 'node:crypto';
import { endUrlOf, type EndLink } from './end-link.ts';
import { layOut } from './layout.ts';
import { listOf, type Message } from './message.ts';
import { wordsOf } from './words.ts';

/** A mail as a transport takes it. */
export interface ComposedMail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same for each try, so that a mailbox that gets a mail twice shows it once; another one when it is sent once more. */
  readonly messageId: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface ComposeOptions {
  /** Sender: `Lemma <hello@example.org>`. */
  readonly from: string;
  readonly product: string;
  /** Origin of the site. */
  readonly siteUrl: string;
}

/**
 * Puts a queued mail together. Mail that a learner chose gets the page and the headers by which it is ended
 * (RFC 2369, and one click as in RFC 8058).
 */
export async function compose(
  {
    learnerId,
    mailKey,
    recipient,
    queuedAt,
    content,
    token,
  }: {
    readonly learnerId: string;
    readonly mailKey: string;
    readonly recipient: string;
    /** Milliseconds since the epoch. */
    readonly queuedAt: number;
    readonly content: Message;
    /** The learner's token of the links that end mail. */
    readonly token: string | undefined;
  },
  { from, product, siteUrl }: ComposeOptions,
): Promise<ComposedMail> {
  const list = listOf(content.kind);
  const link: EndLink | undefined =
    list !== undefined && token !== undefined ? { learnerId, token, list } : undefined;
  const endUrl = link && endUrlOf(siteUrl, link);
  const words = wordsOf(content, product);
  const digest = createHash('sha256').update(`${learnerId}\0${mailKey}\0${queuedAt}`).digest('hex');
  return {
    from,
    to: recipient,
    subject: words.subject,
    ...(await layOut(words, { product, siteUrl, endUrl })),
    messageId: `<${digest.slice(0, 32)}@${new URL(siteUrl).hostname}>`,
    headers: {
      // Answering machines leave such mail alone (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(endUrl
        ? {
            'List-Unsubscribe': `<${endUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
    },
  };
}
