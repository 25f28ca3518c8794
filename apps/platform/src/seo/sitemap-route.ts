import { siteUrl } from '../brand.ts';
import { publicPaths } from './public-paths.ts';

/** Open to everybody and not prerendered: the browser draws it, a search engine's too. */
const drawnPaths: readonly string[] = ['/learn/diagnostic'];

/** /sitemap.xml: every page that search engines should know. */
export function loader(): Response {
  const pages = [...publicPaths, ...drawnPaths]
    .map((path) => `  <url><loc>${siteUrl(path)}</loc></url>`)
    .join('\n');
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages}\n</urlset>\n`,
    { headers: { 'Content-Type': 'application/xml' } },
  );
}
