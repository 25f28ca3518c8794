import { serveFolder, type StaticServer } from '../../scripts/static-server.ts';
import { siteDir } from '../../scripts/site-build.ts';

/** What the server would answer to a visitor from the USA; the bench measures pages, not the server. */
const answers: Readonly<Record<string, unknown>> = {
  '/edge/country-check': { country_code: 'US', can_purchase: true, message: '' },
  '/config.json': {
    auth: { domain: 'http://localhost:1', client_id: 'bench', audience: 'https://api.lemma.local' },
    build_commit: 'bench',
    prices: null,
    show_discounted_prices: false,
    lifetime_spots: { total: 50, left: 50 },
  },
};

/** The built site as a plain static host would serve it, with a real 404. */
export const serveSite = async (): Promise<StaticServer> =>
  serveFolder(siteDir, { answers, notFound: '404/index.html' });
