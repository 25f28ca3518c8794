import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface TestMailServer {
  /** `smtp://…`, as MAIL_URL has it. */
  readonly url: string;
  /** What was accepted, in order, as a mail program reads it. */
  readonly received: Email[];
  /** Answers each recipient with an error of this code instead; undefined accepts. */
  refuseWith(code: number | undefined): void;
  close(): Promise<void>;
}

async function keep(
  stream: Readable,
  received: Email[],
  done: (error?: Error) => void,
): Promise<void> {
  try {
    received.push(await PostalMime.parse(await buffer(stream)));
    done();
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
  }
}

/** A real SMTP server on a free port of this machine, which keeps what it accepts. */
export async function startMailServer(): Promise<TestMailServer> {
  const received: Email[] = [];
  let refusal: number | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      done(
        refusal === undefined
          ? undefined
          : Object.assign(new Error('not taken'), { responseCode: refusal }),
      );
    },
    onData: (stream, _session, done) => {
      void keep(stream, received, done);
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseWith: (code) => {
      refusal = code;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}
