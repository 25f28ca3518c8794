import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { ComposedMail } from './compose.ts';
import type { MailTransport } from './transport.ts';

/** Writes each mail as a file (`.eml`, which mail programs open) instead of sending it. */
export function createFileTransport(directory: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    send: async (mail: ComposedMail) => {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const { message } = await transport.sendMail({ ...mail, headers: { ...mail.headers } });
      const name = `${mail.messageId.replace(/[^\w.-]/gu, '')}.eml`;
      const temporary = join(directory, `.${name}`);
      await writeFile(temporary, message as Buffer, { mode: 0o600 });
      await rename(temporary, join(directory, name));
    },
    close: () => transport.close(),
  };
}
