import { expect } from 'vitest';
import type { LiveSupport } from '../../src/server/support-handlers.ts';
import type { Outcomes } from './world.ts';

export const liveSupport: LiveSupport = {
  qa: {
    weekday: 4,
    hour: 18,
    timeZone: 'Europe/London',
    url: 'https://meet.example/qa',
    skips: [],
  },
  guidanceUrl: 'https://book.example/talk',
};

export const supportCalls: Outcomes<'liveSupport'> = {
  liveSupport: async ({ ada }) => {
    // Without a plan the time is known, the place is not.
    expect(await ada.liveSupport()).toEqual({
      has_access: false,
      qa: { starts_at: '2026-03-05T18:00:00.000Z', minutes: 60, join_url: null },
      guidance_url: null,
    });
  },
};
