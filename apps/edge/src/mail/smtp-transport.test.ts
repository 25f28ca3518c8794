import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { createSmtpTransport } from './smtp-transport.ts';

const mail = {
  from: 'Lemma <hello@lemma.example>',
  to: 'ada@example.org',
  subject: 'x',
  text: 'x',
  html: 'x',
  messageId: '<x@lemma.example>',
  headers: {},
};

/** Speaks SMTP without TLS, and keeps what it receives. */
async function startPlainServer() {
  const received: string[] = [];
  const server = createServer((socket) => {
    socket.write('220 plain\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      received.push(String(chunk));
      const isHello = /^EHLO/iu.test(String(chunk));
      socket.write(isHello ? '250-plain\r\n250 AUTH PLAIN LOGIN\r\n' : '502 not here\r\n');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '0.0.0.0', resolve);
  });
  return { port: (server.address() as AddressInfo).port, received, close: () => server.close() };
}

it('tells no password to a server of another machine that has no TLS', async () => {
  const server = await startPlainServer();
  // By this address a machine reaches itself, and the transport does not know it as this machine's.
  const transport = createSmtpTransport(`smtp://user:secret@0.0.0.0:${server.port}`);
  await expect(transport.send(mail)).rejects.toThrow(/STARTTLS|TLS/u);
  const sent = server.received.join('');
  expect(sent).toContain('EHLO');
  expect(sent).not.toMatch(/AUTH|MAIL FROM/u);
  transport.close();
  server.close();
});
