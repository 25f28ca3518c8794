import type { MetaDescriptor } from 'react-router';
import { brand, siteUrl } from '../brand/brand.ts';

export interface PageMeta {
  /** Without the product's name, which is added. */
  readonly title: string;
  /** The whole title, where the name stands elsewhere in it. */
  readonly fullTitle?: string;
  readonly description: string;
  /** Path of the page, as it is to be known. */
  readonly path: string;
  /** Name of the share picture in /og, without its ending. Default: the site's. */
  readonly picture?: string;
  readonly type?: 'website' | 'article';
  /** Kept out of search engines. */
  readonly hidden?: boolean;
  /** JSON-LD documents. */
  readonly data?: readonly Record<string, unknown>[];
}

/** Everything a page says about itself to search engines and to those it is shared with. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const title = page.fullTitle ?? `${page.title} · ${brand.name}`;
  const url = siteUrl(page.path);
  const picture = siteUrl(`/og/${page.picture ?? 'site'}.png`);
  return [
    { title },
    { name: 'description', content: page.description },
    ...(page.hidden
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link', rel: 'canonical', href: url }]),
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.data ?? []).map((document) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...document },
    })),
  ];
}
