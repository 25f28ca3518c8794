import { expect } from 'vitest';
import { studyThrough } from '../server/study-through.ts';
import type { UserHandlers } from '../../src/server/user-handlers.ts';
import { uuid, type Outcomes } from './world.ts';

export const learnerCalls: Outcomes<keyof UserHandlers> = {
  syncUser: async ({ server }) => {
    const ben = server.as('auth0|ben');
    const sync = (email: string) => ben.syncUser({ body: { email, name: email } });
    expect(await sync('ben@example.org')).toMatchObject({
      name: 'ben@example.org',
      daily_goal: 30,
    });
    expect(await sync('new@example.org')).toMatchObject({
      name: 'ben@example.org',
      email: 'new@example.org',
    });
  },
  me: async ({ ada, server }) => {
    expect(await ada.me()).toMatchObject({ email: 'ada@example.org' });
    await expect(server.as('auth0|nobody').me()).rejects.toMatchObject({ code: 'not-found' });
  },
  agree: async ({ ada, server }) => {
    expect((await ada.me()).agreed).toBeNull();
    const first = { terms: '2025-04-06', privacy: '2026-11-24' };
    await ada.agree({ body: first });
    const second = { ...first, privacy: '2026-11-28' };
    await ada.agree({ body: second });
    await ada.agree({ body: first });
    expect((await ada.me()).agreed).toEqual(second);
    expect((await ada.exportData()).tables['agreement']).toHaveLength(2);
    await expect(server.as('auth0|nobody').agree({ body: first })).rejects.toMatchObject({
      code: 'not-found',
    });
  },
  updateName: async ({ ada }) => {
    expect(await ada.updateName({ body: ' Ada L. ' })).toMatchObject({ name: 'Ada L.' });
    for (const wrong of ['   ', 'ADA@example.org'])
      await expect(ada.updateName({ body: wrong })).rejects.toMatchObject({ code: 'invalid-name' });
    expect((await ada.me()).name).toBe('Ada L.');
  },
  paidAccess: async ({ ada }) => {
    expect(await ada.paidAccess()).toEqual({ has_access: false, source: null, ends_at: null });
  },
  onboardingStatus: async ({ ada, server }) => {
    expect(await ada.onboardingStatus()).toMatchObject({
      has_course: true,
      has_studied: true,
      can_see_knowledge_profile: true,
    });
    expect(await server.as('auth0|nobody').onboardingStatus()).toMatchObject({
      has_course: false,
      can_see_knowledge_profile: false,
    });
  },
  updateSettings: async ({ ada }) => {
    expect(
      await ada.updateSettings({ body: { daily_goal: 45, time_zone: 'Asia/Tokyo' } }),
    ).toMatchObject({ daily_goal: 45, time_zone: 'Asia/Tokyo' });
    expect(await ada.updateSettings({ body: { daily_goal: 30 } })).toMatchObject({
      daily_goal: 30,
      time_zone: 'Asia/Tokyo',
    });
  },
  mailSettings: async ({ ada }) => {
    expect(await ada.mailSettings()).toMatchObject({ available: true, weekly: false });
  },
  updateMailSettings: async ({ ada }) => {
    expect(await ada.updateMailSettings({ body: { reminders: true, hour: 7 } })).toMatchObject({
      reminders: true,
      weekly: false,
      hour: 7,
    });
    expect(await ada.mailSettings()).toMatchObject({ reminders: true, hour: 7 });
  },
  exportData: async ({ ada }) => {
    const { profile, tables } = await ada.exportData();
    expect(profile?.email).toBe('ada@example.org');
    expect(tables['attempt']?.length).toBeGreaterThan(3);
    expect(tables['event']?.length).toBeGreaterThan(5);
  },
  signOutEverywhere: async ({ server }) => {
    const dan = server.as('auth0|dan');
    await expect(dan.signOutEverywhere()).rejects.toMatchObject({ code: 'not-found' });
    await dan.syncUser({ body: { email: 'dan@example.org', name: 'Dan' } });
    await dan.signOutEverywhere();
    await expect(dan.me()).rejects.toMatchObject({ code: 'unauthenticated' });
  },
  deleteAccount: async ({ server }) => {
    const gone = server.as('auth0|gone');
    await gone.syncUser({ body: { email: 'gone@example.org', name: 'Gone' } });
    await studyThrough(gone, server.content, 'one');
    const { deleted_rows: rows, finished } = await gone.deleteAccount({
      body: { confirm: 'delete my account' },
    });
    expect(finished).toBe(true);
    expect(rows).toBeGreaterThan(5);
    await expect(gone.me()).rejects.toMatchObject({ code: 'unauthenticated' });
  },
  accountDeletionPlan: async ({ ada }) => {
    expect(await ada.accountDeletionPlan()).toEqual({
      identity: 'deleted',
      ends_subscription: false,
      has_customer: false,
      open_talks: 0,
    });
  },
  dailyXp: async ({ ada }) => {
    const { xp_today: xp, streak, days, xp_total: total } = await ada.dailyXp();
    expect(xp).toBeGreaterThan(0);
    expect([streak, days.length, total]).toEqual([1, 1, xp]);
  },
  reportIssue: async ({ ada }) => {
    const body = { uid: 'widget-1', description: 'Odd', build_commit: 'c', report_uid: uuid() };
    await ada.reportIssue({ body });
    await ada.reportIssue({ body });
    const { tables } = await ada.exportData();
    expect(tables['report']?.filter((one) => one['kind'] === 'issue')).toHaveLength(1);
  },
  logError: async ({ ada }) => {
    await ada.logError({
      body: {
        message: 'x',
        stack_trace: '',
        component_stack: '',
        user_actions: ['click'],
        url: '/',
        build_commit: 'c',
      },
    });
    const { tables } = await ada.exportData();
    expect(tables['report']?.filter((one) => one['kind'] === 'error')).toHaveLength(1);
  },
};
