import { createFakeFetch } from '@lemma/api-client/fake';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openSite } from '../../testing/open-site.tsx';
import LandingRoute from './landing-route.tsx';

const prices = { monthly: 'p-monthly', annual: 'p-annual', one_year: 'p-year', lifetime: 'p-life' };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(asked: string[] = []) {
  vi.stubGlobal(
    'fetch',
    createFakeFetch({
      countryCheck: () => ({ country_code: 'US', can_purchase: true, message: '' }),
      clientConfig: () => ({
        auth: { domain: 'http://localhost:1', client_id: 'test', audience: 'test' },
        build_commit: 'test',
        prices,
        show_discounted_prices: false,
        lifetime_spots: { total: 50, left: 12 },
      }),
      createSubscriptionSession: ({ body }) => {
        asked.push(body.price_id);
        throw new Error('no further: the browser would leave');
      },
    }),
  );
  await openSite([{ path: '/', Component: LandingRoute }]);
}

it('the sections stand in the order of the specification, without voices until somebody gave one', async () => {
  await open();
  await expect.element(page.getByText('Got a question? Get in touch:')).toBeInTheDocument();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Stop guessing. Start mastering.');
  const sections = [...document.querySelectorAll('h1, section[aria-labelledby]')];
  expect(sections.map((one) => one.getAttribute('aria-labelledby') ?? one.tagName)).toEqual([
    'H1',
    'problem-title',
    'paths-title',
    'audience-title',
    'features-title',
    'steps-title',
    'founder-title',
    'support-title',
    'roadmap-title',
    'faq-title',
    'diagnostic-title',
    'pricing-title',
    'contact-title',
  ]);
});

it('the button at the top buys the annual plan', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const asked: string[] = [];
  await open(asked);
  await page.getByRole('button', { name: /^Start the annual plan · \$329/u }).click();
  await expect.poll(() => asked).toEqual([prices.annual]);
  await expect.poll(() => log.mock.calls.length).toBe(1);
});
