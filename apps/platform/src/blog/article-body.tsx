import { Loading } from '@lemma/ui';
import { lazy, Suspense, useState } from 'react';
import { articleSlugs } from '../seo/public-paths.ts';
import type { ArticleSlug } from './posts.ts';

/** One chunk an article: it loads when it is opened from another page. */
const files = import.meta.glob<{ readonly html: string }>('./articles/*.md');

/** The HTML is made at build from the project's own Markdown, raw HTML left out. */
function Prose({ slug, html }: { readonly slug: ArticleSlug; readonly html: string }) {
  return <div className="prose" data-article={slug} dangerouslySetInnerHTML={{ __html: html }} />;
}

const loaders = Object.fromEntries(
  articleSlugs.map((slug) => [
    slug,
    lazy(async () => {
      const load = files[`./articles/${slug}.md`];
      if (!load) throw new Error(`The article ${slug} has no file in blog/articles.`);
      const { html } = await load();
      return { default: () => <Prose slug={slug} html={html} /> };
    }),
  ]),
);

/** The text that stands in the page already, where the page was opened by its address. */
function prerendered(slug: ArticleSlug): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector(`[data-article="${slug}"]`)?.innerHTML;
}

function Body({ slug }: { readonly slug: ArticleSlug }) {
  const [html] = useState(() => prerendered(slug));
  const Load = loaders[slug];
  if (html !== undefined) return <Prose slug={slug} html={html} />;
  return Load ? <Load /> : null;
}

/** The text of an article: what the page brought with it, or else loaded. */
export function ArticleBody({ slug }: { readonly slug: ArticleSlug }) {
  return (
    <Suspense fallback={<Loading label="Loading post content..." />}>
      <Body key={slug} slug={slug} />
    </Suspense>
  );
}
