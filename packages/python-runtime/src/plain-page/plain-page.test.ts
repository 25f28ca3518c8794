import { expect, it } from 'vitest';
import { startPlainSite } from './plain-page.fixture.ts';

it('the example of the README runs in a page without a framework', async () => {
  const site = await startPlainSite();
  try {
    const { page } = await site.open('/');
    await page.waitForFunction(() => document.querySelector('#output')?.textContent !== '');
    expect(await page.textContent('#output')).toBe('{"stdout":"hello\\n","value":"42"}');
  } finally {
    await site.close();
  }
}, 120_000);
