import { expect, it } from 'vitest';
import { startPlainSite } from './plain-page.ts';

it('a page without a framework prints what Python printed', async () => {
  const site = await startPlainSite();
  try {
    const { page } = await site.open('/');
    await page.waitForFunction(() => document.querySelector('#output')?.textContent !== '');
    expect(await page.textContent('#output')).toBe('hello\n');
  } finally {
    await site.close();
  }
}, 60_000);
