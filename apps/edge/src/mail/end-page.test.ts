import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server/test-server.ts';
import { engines } from '../../testing/server/test-database.ts';
import { defaultLimits } from '../http/allowances.ts';
import { endUrlOf } from './end-link.ts';
import type { MailList } from './message.ts';

describe.each(engines)('the page that ends mail on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  /** A learner who has chosen both mails, and the path of the link in one of them. */
  async function subscriber(id: string, list: MailList, token?: string) {
    const { choices } = server.mail;
    await choices.keepAddress(id, `${id}@example.org`);
    await choices.choose(id, { reminders: true, weekly: true }, 'UTC');
    const row = await choices.find(id);
    const url = endUrlOf('http://x', { learnerId: id, token: token ?? row?.token ?? '', list });
    return url.slice('http://x'.length);
  }
  const chosen = (id: string) => server.mail.choices.wantedBy(id);

  it('changes nothing when it is opened: mail programs open links too', async () => {
    const path = await subscriber('ada', 'reminders');
    const answer = await server.fetch(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await answer.text();
    expect(page).toContain('Stop study reminders?');
    expect(page).toContain('<form method="post">');
    expect(await chosen('ada')).toMatchObject({ reminders: true, weekly: true });
  });

  it.each(['reminders', 'weekly'] as const)('ends %s, and leaves the other', async (list) => {
    const path = await subscriber(`ben-${list}`, list);
    const answer = await server.fetch(path, { method: 'POST' });
    expect(await answer.text()).toContain('You get no more mail of this kind');
    expect(await chosen(`ben-${list}`)).toMatchObject({
      reminders: list !== 'reminders',
      weekly: list !== 'weekly',
    });
    const row = await server.mail.choices.find(`ben-${list}`);
    expect(list === 'weekly' ? row?.nextWeeklyAt : row?.nextReminderAt).toBeNull();
  });

  it('takes the one click of a mail program (RFC 8058)', async () => {
    const path = await subscriber('cat|with ümlaut', 'weekly');
    const answer = await server.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(200);
    expect(await chosen('cat|with ümlaut')).toMatchObject({ weekly: false });
  });

  it('refuses another token, another learner and half a link, and shows nothing of them', async () => {
    await subscriber('dan', 'reminders');
    const bait = '"><script>alert(1)</script>';
    const wrong = [
      await subscriber('dan', 'reminders', 'A'.repeat(24)),
      endUrlOf('http://x', { learnerId: 'nobody', token: bait, list: 'weekly' }).slice(8),
      `/edge/mail/end?for=${encodeURIComponent(bait)}&token=${encodeURIComponent(bait)}&list=weekly`,
      `/edge/mail/end?list=${encodeURIComponent(bait)}`,
      '/edge/mail/end?for=%00&token=%00&list=weekly',
      '/edge/mail/end',
    ];
    for (const path of wrong) {
      const answer = await server.fetch(path, { method: 'POST' });
      expect({ path, status: answer.status }).toEqual({ path, status: 404 });
      expect(await answer.text()).not.toContain('alert(1)');
      expect(await (await server.fetch(path)).text()).not.toContain('alert(1)');
    }
    expect(await chosen('dan')).toMatchObject({ reminders: true, weekly: true });
    expect(server.failures).toEqual([]);
  });

  it('takes a few tries at guessing a link from one address, then refuses for a while', async () => {
    const limited = await startTestServer(engine, { limits: defaultLimits });
    const guess = () =>
      limited.fetch('/edge/mail/end?for=x&token=y&list=weekly', { method: 'POST' });
    const answers = [];
    for (let i = 0; i <= defaultLimits.visitorWrite.burst; i += 1) answers.push(await guess());
    const last = answers.pop();
    expect(answers.every(({ status }) => status === 404)).toBe(true);
    expect(last?.status).toBe(429);
    expect(last?.headers.get('retry-after')).toBe('2');
    limited.advance(2000);
    expect((await guess()).status).toBe(404);
    await limited.close();
  });
});
