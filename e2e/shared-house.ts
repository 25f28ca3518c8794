/** Tests that leave the house as they found it share one: opening it costs more than most of them. */
import { test as base } from '@playwright/test';
import { House } from './house.ts';

export const test = base.extend<object, { readonly house: House }>({
  house: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what is asked for from the pattern
    async ({}, use) => {
      const house = await House.open();
      await use(house);
      await house.close();
    },
    // A failed test ends its worker: the next one finds a house of its own.
    { scope: 'worker', timeout: 240_000 },
  ],
});
