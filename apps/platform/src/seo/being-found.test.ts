import type { MetaDescriptor } from 'react-router';
import { describe, expect, it } from 'vitest';
import { meta as article } from '../blog/article-route.tsx';
import { meta as blog } from '../blog/blog-route.tsx';
import { posts } from '../blog/posts.ts';
import { loader as feed } from '../blog/rss-route.ts';
import { brand, siteUrl } from '../brand/brand.ts';
import { docsPages } from '../docs/content/outline.ts';
import { docsMeta } from '../docs/docs-meta.ts';
import { meta as diagnostic } from '../learn/diagnostic/dashboard-route.tsx';
import { meta as landing } from '../landing/landing-route.tsx';
import { meta as path } from '../paths/path-route.tsx';
import { meta as paths } from '../paths/paths-route.tsx';
import { meta as subscribe } from '../pricing/subscribe-route.tsx';
import { meta as about } from '../static-pages/about.tsx';
import { meta as changelog } from '../static-pages/changelog.tsx';
import { meta as howItWorks } from '../static-pages/how-it-works.tsx';
import { meta as privacy } from '../static-pages/privacy.tsx';
import { meta as terms } from '../static-pages/terms.tsx';
import { articleSlugs, docsPaths, howItWorksPath, pathSlugs, publicPaths } from './public-paths.ts';
import { loader as robots } from './files/robots-route.ts';
import { sharePictures } from './files/share-pictures.ts';
import { loader as sitemap } from './files/sitemap-route.ts';

const metas: Readonly<Record<string, MetaDescriptor[]>> = {
  '/': landing(),
  '/about': about(),
  '/privacy': privacy(),
  '/terms': terms(),
  '/changelog': changelog(),
  [howItWorksPath]: howItWorks(),
  '/subscribe': subscribe(),
  '/blog': blog(),
  '/learn/diagnostic': diagnostic(),
  '/learn/paths': paths(),
  ...Object.fromEntries(
    articleSlugs.map((slug) => [`/blog/${slug}`, article({ params: { slug } })]),
  ),
  ...Object.fromEntries(docsPages.map(({ path: at }, index) => [docsPaths[index], docsMeta(at)])),
  ...Object.fromEntries(
    pathSlugs.map((slug) => [`/learn/paths/${slug}`, path({ params: { slug } })]),
  ),
};

/** What the descriptor that carries this key and value says. */
function said(page: string, key: string, value: string, wanted: string): unknown {
  const found = metas[page]?.find(
    (one) => key in one && Object.entries(one).some(([k, v]) => k === key && v === value),
  );
  return found && Object.entries(found).find(([name]) => name === wanted)?.[1];
}

const kinds = (page: string) =>
  (metas[page] ?? []).flatMap((one) =>
    'script:ld+json' in one ? [JSON.stringify(one['script:ld+json'])] : [],
  );

describe.each(publicPaths)('%s', (page) => {
  it('has a title and a description of its own', () => {
    const titles = Object.values(metas).map((all) =>
      JSON.stringify(all.find((one) => 'title' in one)),
    );
    expect(metas[page]).toBeDefined();
    expect(new Set(titles).size).toBe(publicPaths.length);
    const description = String(said(page, 'name', 'description', 'content'));
    expect(description.length).toBeGreaterThan(40);
    expect(description.length).toBeLessThan(180);
  });

  it('names its own address, and a share picture that the build draws', () => {
    expect(said(page, 'rel', 'canonical', 'href')).toBe(siteUrl(page));
    const picture = String(said(page, 'property', 'og:image', 'content'));
    expect(sharePictures.map(({ name }) => siteUrl(`/og/${name}.png`))).toContain(picture);
    expect(picture === siteUrl('/og/site.png')).toBe(page === '/');
  });
});

it('articles, courses and the organisation carry JSON-LD', () => {
  for (const slug of articleSlugs)
    expect(kinds(`/blog/${slug}`).join('')).toMatch(/"BlogPosting".*"BreadcrumbList"/u);
  for (const slug of pathSlugs)
    expect(kinds(`/learn/paths/${slug}`).join('')).toMatch(
      /"Course".*"offers":\[\{"@type":"Offer".*"price":39,.*"BreadcrumbList"/u,
    );
  expect(kinds('/').join('')).toContain('"Organization"');
});

it('a path’s title is its name and “Master with” the product', () => {
  const title = metas['/learn/paths/essential-linear-algebra-for-ml']?.find(
    (one) => 'title' in one,
  );
  expect(title).toEqual({ title: `Essential Linear Algebra for ML - Master with ${brand.name}` });
});

it('the sitemap names every public page, and robots leads to it', async () => {
  const map = await sitemap().text();
  for (const page of publicPaths) expect(map).toContain(`<loc>${siteUrl(page)}</loc>`);
  for (const { slug, date } of posts)
    expect(map).toContain(`<loc>${siteUrl(`/blog/${slug}`)}</loc><lastmod>${date}</lastmod>`);
  expect(await robots().text()).toContain(`Sitemap: ${siteUrl('/sitemap.xml')}`);
});

it('the feed has every post', async () => {
  const text = await feed().text();
  for (const { slug } of posts) expect(text).toContain(`<guid>${siteUrl(`/blog/${slug}`)}</guid>`);
});
