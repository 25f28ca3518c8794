import { Link } from 'react-router';
import { PostLine, PostTags } from './post-line.tsx';
import type { Post } from './posts.ts';

export interface PostCardProps {
  readonly post: Post;
  readonly headingLevel?: 'h2' | 'h3';
}

/** The whole card is its title's link. */
export function PostCard({ post, headingLevel: Heading = 'h2' }: PostCardProps) {
  return (
    <article className="card post-card">
      <img src={post.image} alt="" width="800" height="420" loading="lazy" />
      <div className="post-card-text">
        <Heading>
          <Link to={`/blog/${post.slug}`} className="card-link">
            {post.title}
          </Link>
        </Heading>
        <p className="muted">{post.description}</p>
        <PostLine post={post} />
        <PostTags post={post} />
      </div>
    </article>
  );
}
