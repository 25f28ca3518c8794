import { brand, siteUrl } from '../brand/brand.ts';
import { posts } from './posts.ts';

const escaped = (text: string) =>
  text
    .replace(/&/gu, '&amp;')
    .replace(/</gu, '&lt;')
    .replace(/>/gu, '&gt;')
    .replace(/"/gu, '&quot;');

/** /blog/rss.xml: RSS 2.0 with every post. */
export function loader(): Response {
  const items = posts.map(
    (post) => `  <item>
    <title>${escaped(post.title)}</title>
    <link>${siteUrl(`/blog/${post.slug}`)}</link>
    <guid>${siteUrl(`/blog/${post.slug}`)}</guid>
    <pubDate>${new Date(`${post.date}T00:00:00Z`).toUTCString()}</pubDate>
    <description>${escaped(post.description)}</description>
${post.tags.map((tag) => `    <category>${escaped(tag)}</category>`).join('\n')}
  </item>`,
  );
  const feed = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
  <title>The ${brand.name} knowledge base</title>
  <link>${siteUrl('/blog')}</link>
  <atom:link href="${siteUrl('/blog/rss.xml')}" rel="self" type="application/rss+xml"/>
  <description>How people learn technical subjects.</description>
  <language>en-gb</language>
${items.join('\n')}
</channel>
</rss>
`;
  return new Response(feed, { headers: { 'Content-Type': 'application/rss+xml' } });
}
