import { posts } from '../../blog/posts.ts';
import { siteUrl } from '../../brand/brand.ts';
import { publicPaths } from '../public-paths.ts';

/** The day of the build, on which every page but an article may have changed. */
const built = import.meta.env?.['VITE_BUILD_DAY'] as string | undefined;

/** ISO date of the last change of a page; undefined where it is not known. */
function changed(path: string): string | undefined {
  return posts.find(({ slug }) => path === `/blog/${slug}`)?.date ?? built;
}

/** /sitemap.xml: every page that search engines should know. */
export function loader(): Response {
  const pages = publicPaths
    .map((path) => {
      const date = changed(path);
      const lastmod = date === undefined ? '' : `<lastmod>${date}</lastmod>`;
      return `  <url><loc>${siteUrl(path)}</loc>${lastmod}</url>`;
    })
    .join('\n');
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages}\n</urlset>\n`,
    { headers: { 'Content-Type': 'application/xml' } },
  );
}
