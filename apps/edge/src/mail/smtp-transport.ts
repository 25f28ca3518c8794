import { createTransport } from 'nodemailer';
import type { ComposedMail } from './compose.ts';
import { MailRefused, type MailTransport } from './transport.ts';

/** Sends over SMTP. `url` is `smtp://user:password@host:587`, or `smtps://…:465`; connections are kept open and used again. */
export function createSmtpTransport(url: string): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    // Without TLS a password would be readable on its way; a server on this machine may do without.
    requireTLS: !isLocal(url),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail: ComposedMail) => {
      try {
        await transport.sendMail({ ...mail, headers: { ...mail.headers } });
      } catch (error) {
        if (isRefusal(error)) throw new MailRefused(error.message, { cause: error });
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

function isLocal(url: string): boolean {
  return /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/u.test(new URL(url).hostname);
}

/** A reply of the 5xx class to the envelope or the message is for good (RFC 5321, 4.2.1); a failed sign-in is not the mail's fault. */
function isRefusal(error: unknown): error is Error {
  return (
    error instanceof Error &&
    'responseCode' in error &&
    typeof error.responseCode === 'number' &&
    error.responseCode >= 500 &&
    'code' in error &&
    (error.code === 'EENVELOPE' || error.code === 'EMESSAGE')
  );
}
