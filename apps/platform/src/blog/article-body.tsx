import { type ComponentType, lazy } from 'react';
import { articleSlugs } from '../seo/public-paths.ts';
import type { ArticleSlug } from './posts.ts';

/** One chunk an article: it loads when it is opened. */
const files = import.meta.glob<{ readonly html: string }>('./articles/*.md');

function bodyOf(slug: ArticleSlug): ComponentType {
  return lazy(async () => {
    const load = files[`./articles/${slug}.md`];
    if (!load) throw new Error(`The article ${slug} has no file in blog/articles.`);
    const { html } = await load();
    // The HTML is made at build from the project's own Markdown, raw HTML left out.
    return { default: () => <div className="prose" dangerouslySetInnerHTML={{ __html: html }} /> };
  });
}

/** The text of each article, as a component that loads it. */
export const articleBodies = Object.fromEntries(
  articleSlugs.map((slug) => [slug, bodyOf(slug)]),
) as Readonly<Record<ArticleSlug, ComponentType>>;
