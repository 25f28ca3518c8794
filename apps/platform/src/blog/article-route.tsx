import { Link, useParams } from 'react-router';
import { brand, siteUrl } from '../brand/brand.ts';
import { breadcrumbs } from '../seo/breadcrumbs.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { ArticleBody } from './article-body.tsx';
import { PostCard } from './post-card.tsx';
import { PostLine, PostTags } from './post-line.tsx';
import { findPost, type Post } from './posts.ts';
import './blog.css';

export function meta({ params }: { readonly params: { readonly slug?: string } }) {
  const post = findPost(params.slug);
  const path = `/blog/${params.slug ?? ''}`;
  if (!post)
    return pageMeta({
      title: 'Post not found',
      description: 'Post not found.',
      path,
      hidden: true,
    });
  return pageMeta({
    title: post.title,
    description: post.description,
    path,
    picture: post.slug,
    type: 'article',
    data: [
      {
        '@type': 'BlogPosting',
        headline: post.title,
        description: post.description,
        datePublished: post.date,
        author: { '@type': 'Organization', name: post.author },
        publisher: { '@type': 'Organization', name: brand.name },
        image: siteUrl(`/og/${post.slug}.png`),
        mainEntityOfPage: siteUrl(path),
        keywords: post.tags.join(', '),
      },
      breadcrumbs(['Blog', '/blog'], [post.title, path]),
    ],
  });
}

export default function ArticleRoute() {
  const post = findPost(useParams().slug);
  return post ? <Article post={post} /> : <PostNotFound />;
}

function PostNotFound() {
  return (
    <section className="page-narrow centred">
      <h1 className="page-title">Post not found.</h1>
      <p className="lead">
        <Link className="text-link" to="/blog">
          Back to the blog
        </Link>
      </p>
    </section>
  );
}

function Article({ post }: { readonly post: Post }) {
  const related = post.relatedPosts.map(findPost).filter((found) => found !== undefined);
  return (
    <>
      <article className="page-narrow article">
        <p>
          <Link className="text-link" to="/blog">
            Blog
          </Link>
        </p>
        <h1 className="page-title">{post.title}</h1>
        <p className="lead">{post.description}</p>
        <PostLine post={post} author />
        <PostTags post={post} />
        <img className="article-image" src={post.image} alt="" width="800" height="420" />
        <ArticleBody slug={post.slug} />
      </article>
      <section className="section section-ground" aria-labelledby="related-title">
        <div className="section-inner">
          <h2 id="related-title" className="section-title">
            Read next
          </h2>
          <ul className="post-grid">
            {related.map((next) => (
              <li key={next.slug}>
                <PostCard post={next} headingLevel="h3" />
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
