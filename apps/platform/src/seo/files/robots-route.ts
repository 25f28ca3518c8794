import { siteUrl } from '../../brand/brand.ts';

/** /robots.txt: all may come; pages of one learner are of no use to a crawler. */
export function loader(): Response {
  const lines = [
    'User-agent: *',
    'Disallow: /account',
    'Disallow: /desk',
    'Disallow: /learn/my-learning',
    'Disallow: /payment',
    'Disallow: /subscription',
    'Disallow: /edge/',
    '',
    `Sitemap: ${siteUrl('/sitemap.xml')}`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain' } });
}
