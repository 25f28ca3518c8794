import { expect, test } from '@playwright/test';
import { startNext } from './command-server.ts';
import { complaints } from './heard.ts';

test('a Next.js app renders a lesson on its server, and the page takes it over without a mismatch', async ({
  page,
  request,
}) => {
  await using server = await startNext('next');
  const html = await (await request.get(server.origin)).text();
  expect(html).toContain('Rows times columns');
  expect(html).toContain('<math');
  expect(html).toMatch(/<svg[^>]*class="[^"]*lemma-graph/);

  const heard = complaints(page);
  await page.goto(server.origin);
  const widget = page.getByRole('region', { name: 'Row by column' });
  await widget.getByRole('button', { name: 'Next' }).click();
  await page.getByText('How much work is it?').click();
  await expect(page.getByText('products.')).toBeVisible();
  expect(heard).toEqual([]);

  // A link into folded words opens their callout, as find-in-page does, and taking the page over leaves it open.
  await page.goto('about:blank');
  await page.goto(`${server.origin}/#:~:text=matrix%20takes`);
  const folded = page.locator('details', { hasText: 'How much work is it?' });
  await expect(folded).toHaveAttribute('open', '');
  await expect(page.getByText('products.')).toBeInViewport();
  expect(heard).toEqual([]);

  const answer = await request.post(`${server.origin}/statement`, {
    data: { type: 'hint-shown', question: 'q', hint: 1 },
  });
  expect(await answer.json()).toMatchObject({ verb: { display: { 'en-US': 'asked' } } });
});
