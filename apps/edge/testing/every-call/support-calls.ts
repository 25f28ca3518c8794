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
  talk: { bookingUrl: 'https://book.example/talk', minutes: 45 },
};

export const supportCalls: Outcomes<'liveSupport'> = {
  liveSupport: async ({ ada }) => {
    // Without a plan the time is known, the place is not.
    expect(await ada.liveSupport()).toEqual({
      has_access: false,
      qa: { starts_at: '2026-03-05T18:00:00.000Z', minutes: 60, join_url: null },
      // It costs what the table says where nobody knows the country, and is sold to those who have a plan.
      talk: {
        minutes: 45,
        amount: 9500,
        currency: 'usd',
        price_id: null,
        booking_url: null,
        bought: [],
      },
    });
  },
};
