import { readdir, readFile } from 'node:fs/promises';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startMailServer, type TestMailServer } from '../../testing/server/mail-server.ts';
import { engines, openTestDatabase } from '../../testing/server/test-database.ts';
import type { Database } from '../database/database.ts';
import { mail as mailTable } from '../database/schema/index.ts';
import { createFileTransport } from './file-transport.ts';
import { MailChoices } from './mail-choices.ts';
import { MailJob } from './mail-job.ts';
import { MailQueue } from './mail-queue.ts';
import type { Message } from './message.ts';
import { createSmtpTransport } from './smtp-transport.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const reviews: Message = { kind: 'reviews-due', reviews: 3, minutes: 9, streak: 4 };

describe.each(engines)('queued mail on %s', (engine) => {
  let database: Database;
  let server: TestMailServer;
  let now = Date.parse('2026-03-02T18:00:00Z');
  const clock = () => now;
  const failures: unknown[] = [];
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    server = await startMailServer();
  });
  beforeEach(async () => {
    await database.db.delete(mailTable);
    server.received.length = 0;
    server.refuseWith(undefined);
    failures.length = 0;
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  const queue = () => new MailQueue(database.db, clock);
  const choices = () => new MailChoices(database.db, clock);
  const job = (url = server.url) =>
    new MailJob({
      queue: queue(),
      transport: createSmtpTransport(url),
      clock,
      from: 'Lemma <hello@lemma.example>',
      product: 'Lemma',
      siteUrl: 'https://lemma.example',
      onError: (error) => failures.push(error),
    });
  const welcome = (learnerId: string) =>
    queue().add({
      learnerId,
      key: 'welcome',
      to: `${learnerId}@example.org`,
      message: { kind: 'welcome' },
    });
  const remind = (learnerId: string) =>
    queue().add({ learnerId, key: 'reminders:x', to: 'ada@example.org', message: reviews });
  const rows = () => database.db.select().from(mailTable);

  it('is sent once, with the same sentences in text and HTML', async () => {
    await welcome('ada');
    await welcome('ada');
    expect(await job().sendDue()).toBe(1);
    expect(await job().sendDue()).toBe(0);
    const [email] = server.received;
    expect(email).toMatchObject({
      subject: 'Welcome to Lemma',
      from: { name: 'Lemma', address: 'hello@lemma.example' },
      to: [{ address: 'ada@example.org' }],
    });
    for (const body of [email?.text, email?.html]) {
      expect(body).toContain('Your account is ready.');
      expect(body).toContain('https://lemma.example/learn/diagnostic');
    }
    expect(email?.html).toContain('<html lang="en">');
    const headers = new Map(email?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.has('list-unsubscribe')).toBe(false);
  });

  it('has the link and the headers that end it if the reader chose it', async () => {
    await choices().keepAddress('ada', 'ada@example.org');
    await choices().choose('ada', { reminders: true }, 'UTC');
    await remind('ada');
    await job().sendDue();
    const [email] = server.received;
    const headers = new Map(email?.headers.map(({ key, value }) => [key, value]));
    const link = /<(https:\/\/[^>]+)>/u.exec(headers.get('list-unsubscribe') ?? '')?.[1] ?? '';
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(link).toMatch(/^https:\/\/lemma\.example\/edge\/mail\/end\?for=.+&token=.{24}&list=/u);
    expect(email?.text).toContain(link);
    expect(email?.html).toContain(link.replaceAll('&', '&amp;'));
    expect(email?.subject).toBe('3 reviews due, about 9 minutes');
    expect(email?.text).toContain('You have studied 4 days in a row; today is still open.');
  });

  it('is not sent to a reader who has ended it since, nor on another day', async () => {
    await choices().keepAddress('ben', 'ben@example.org');
    await remind('ben');
    await job().sendDue();
    await choices().choose('ben', { reminders: true }, 'UTC');
    await queue().add({ learnerId: 'ben', key: 'reminders:y', to: 'b@c.org', message: reviews });
    now += day;
    await job().sendDue();
    expect(server.received).toEqual([]);
    expect((await rows()).map(({ status }) => status)).toEqual(['failed', 'failed']);
    expect(failures).toEqual([]);
  });

  it('waits longer after each try that fails, and goes out when the server is back', async () => {
    await welcome('cat');
    server.refuseWith(451);
    await job().sendDue();
    expect(await rows()).toMatchObject([{ status: 'waiting', tries: 1 }]);
    await job().sendDue();
    expect((await rows())[0]?.tries).toBe(1);
    now += minute;
    await job('smtp://127.0.0.1:9').sendDue();
    expect((await rows())[0]).toMatchObject({ tries: 2, nextTryAt: now + 5 * minute });
    server.refuseWith(undefined);
    now += 5 * minute;
    expect(await job().sendDue()).toBe(1);
    expect(server.received).toHaveLength(1);
    expect(failures).toEqual([]);
  });

  it('fails at once for an address that the server refuses for good', async () => {
    await welcome('dan');
    server.refuseWith(550);
    await job().sendDue();
    const [row] = await rows();
    expect(row).toMatchObject({ status: 'failed', tries: 1 });
    expect(row?.problem).toContain('550');
    expect(String(failures)).toBe('Error: A mail (welcome) failed after 1 tries.');
  });

  it('fails after two days of tries', async () => {
    await welcome('eve');
    server.refuseWith(421);
    const begin = now;
    for (let tries = 0; tries < 20; tries += 1) {
      await job().sendDue();
      now = Math.max(now, (await rows())[0]?.nextTryAt ?? now);
    }
    expect(await rows()).toMatchObject([{ status: 'failed', tries: 9 }]);
    expect((now - begin) / day).toBeGreaterThan(1.5);
  });

  it('is sent by one of two servers', async () => {
    for (const name of ['f1', 'f2', 'f3', 'f4']) await welcome(name);
    await Promise.all([job().sendDue(), job().sendDue()]);
    expect(server.received).toHaveLength(4);
  });

  it('goes out again, with the same id, if a server died while it sent it', async () => {
    await welcome('gus');
    await queue().take();
    expect(await job().sendDue()).toBe(0);
    now += 2 * minute;
    expect(await job().sendDue()).toBe(1);
  });

  it('is deleted after 30 days; of a payment the key stays, so that it is not written of twice', async () => {
    await welcome('hal');
    const paid = {
      learnerId: 'hal',
      key: 'payment-failed:sub_1:5',
      to: 'hal@example.org',
      message: { kind: 'payment-failed', plan: 'annual' },
    } as const;
    await queue().add(paid);
    await job().sendDue();
    now += 31 * day;
    await queue().sweep();
    expect(await rows()).toMatchObject([{ mailKey: paid.key, recipient: '', message: {} }]);
    await queue().add(paid);
    expect(await job().sendDue()).toBe(0);
    now += 400 * day;
    await queue().sweep();
    expect(await rows()).toEqual([]);
  });

  it('cannot carry a header or markup in from what it is about', async () => {
    await choices().keepAddress('ivy', 'ivy@example.org');
    await choices().choose('ivy', { weekly: true }, 'UTC');
    await queue().add({
      learnerId: 'ivy',
      key: 'weekly:x',
      to: 'ivy@example.org',
      message: {
        kind: 'weekly-summary',
        xp: 1,
        days: 1,
        mastered: ['<img src=x onerror=alert(1)>\r\nBcc: all@example.org'],
        masteredInAll: 1,
        reviews: 0,
      },
    });
    await job().sendDue();
    const [email] = server.received;
    expect(email?.html).not.toContain('<img');
    expect(email?.bcc).toBeUndefined();
    expect(email?.subject).toBe('Your week: 1 XP on 1 day');
  });

  it('is written into files where there is no mail server', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'lemma-mail-'));
    await welcome('joe');
    await new MailJob({
      queue: queue(),
      transport: createFileTransport(join(directory, 'mail')),
      clock,
      from: 'Lemma <no-reply@localhost>',
      product: 'Lemma',
      siteUrl: 'http://localhost:4400',
      onError: (error) => failures.push(error),
    }).sendDue();
    const [name = ''] = await readdir(join(directory, 'mail'));
    const email = await PostalMime.parse(await readFile(join(directory, 'mail', name)));
    expect(email.subject).toBe('Welcome to Lemma');
    expect(failures).toEqual([]);
  });
});
