import { formatPostDate, type Post } from './posts.ts';

/** Date, reading time, and the author where asked. */
export function PostLine({
  post,
  author = false,
}: {
  readonly post: Post;
  readonly author?: boolean;
}) {
  return (
    <p className="post-line">
      {author && <>{post.author} · </>}
      <time dateTime={post.date}>{formatPostDate(post.date)}</time> · {post.readTime} min read
    </p>
  );
}

export function PostTags({ post }: { readonly post: Post }) {
  return (
    <ul className="post-tags" aria-label="Tags">
      {post.tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
