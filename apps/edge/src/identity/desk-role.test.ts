import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  Browser,
  type RunningIdentity,
  startTestIdentityServer,
  testScope,
  tokens,
} from '../../testing/server/identity-browser.ts';

const secret = 'correct horse battery';
const wanted = { scope: `${testScope} desk` };
const dataDir = mkdtempSync(join(tmpdir(), 'desk-role-'));

describe('the role of the desk at the local identity provider', () => {
  let running: RunningIdentity;
  const start = async (deskAccounts: readonly string[]) => {
    const { port } = running ?? {};
    running = await startTestIdentityServer({ dataDir, deskAccounts, ...(port ? { port } : {}) });
  };
  beforeAll(() => start(['Staff@example.org ']));
  afterAll(async () => {
    await running.identity.close();
    rmSync(dataDir, { recursive: true });
  });

  const scopesOf = ({ access_token: token = '' }: Record<string, string>) =>
    String(decodeJwt(token)['scope']).split(' ');
  const enter = (browser: Browser, mode: 'login' | 'signup', email: string) =>
    browser.signIn(mode, email, secret, wanted);

  it('says which of its addresses are still to be had', () => {
    expect(running.identity.openDeskAccounts).toEqual(['staff@example.org']);
  });

  it('is given to whom it belongs, and to nobody else who asks for it', async () => {
    const staff = await enter(new Browser(running.url), 'signup', 'staff@example.org');
    expect(scopesOf(staff)).toEqual(expect.arrayContaining(['read:users', 'write:users', 'desk']));
    const other = await enter(new Browser(running.url), 'signup', 'other@example.org');
    expect(scopesOf(other).toSorted()).toEqual(
      expect.arrayContaining(['read:users', 'write:users']),
    );
    expect(scopesOf(other)).not.toContain('desk');
  });

  it('is not in the token of staff who study', async () => {
    const browser = new Browser(running.url);
    const plain = await browser.signIn('login', 'staff@example.org', secret);
    expect(scopesOf(plain)).not.toContain('desk');
    // At the desk, without a password: the session at the provider goes on.
    const again = await browser.exchange(await browser.code(await browser.authorize(wanted)));
    expect(scopesOf(again)).toContain('desk');
  });

  it('ends with the next token, though the refresh token is of before', async () => {
    const browser = new Browser(running.url);
    const { refresh_token: refresh = '' } = await enter(browser, 'login', 'staff@example.org');
    await running.identity.close();
    await start([]);
    // The connection of before is one to the provider that has stopped.
    await fetch(running.url).catch(() => undefined);
    const refreshed = await tokens(running.url, {
      grant_type: 'refresh_token',
      refresh_token: refresh,
    });
    expect(scopesOf(refreshed)).toContain('read:users');
    expect(scopesOf(refreshed)).not.toContain('desk');
    const anew = await browser.exchange(await browser.code(await browser.authorize(wanted)));
    expect(scopesOf(anew)).not.toContain('desk');
  });
});
