import { Link } from 'react-router';
import { PostLine, PostTags } from './post-line.tsx';
import type { Post } from './posts.ts';

export function FeaturedPost({ post }: { readonly post: Post }) {
  return (
    <article className="card featured-post">
      <div className="featured-text">
        <span className="featured-badge">Featured</span>
        <h2>
          <Link to={`/blog/${post.slug}`} className="card-link">
            {post.title}
          </Link>
        </h2>
        <p>{post.description}</p>
        <PostLine post={post} author />
        <PostTags post={post} />
      </div>
      <img src={post.image} alt="" width="800" height="420" />
    </article>
  );
}
