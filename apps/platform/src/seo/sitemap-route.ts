import { siteUrl } from '../brand.ts';
import { publicPaths } from './public-paths.ts';

/** /sitemap.xml: every public page. */
export function loader(): Response {
  const pages = publicPaths.map((path) => `  <url><loc>${siteUrl(path)}</loc></url>`).join('\n');
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages}\n</urlset>\n`,
    { headers: { 'Content-Type': 'application/xml' } },
  );
}
