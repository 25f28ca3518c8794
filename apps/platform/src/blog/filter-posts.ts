import type { Post } from './posts.ts';

/** Posts shown at first, and added by each 'Load More Posts'. */
export const PAGE_SIZE = 6;

export interface PostFilter {
  readonly search: string;
  readonly tag: string | null;
}

/**
 * Posts of the grid. The featured one stands apart above it, whatever is searched for; with a tag of its own it is one
 * of the posts that were counted, and stands among them too.
 */
export function filterPosts(posts: readonly Post[], { search, tag }: PostFilter): readonly Post[] {
  const wanted = search.trim().toLowerCase();
  return posts.filter(
    (post) =>
      post.title.toLowerCase().includes(wanted) &&
      (tag === null ? !post.featured : post.tags.includes(tag)),
  );
}

/** Tags with the number of posts that carry them, most used first, then by name. */
export function countTags(posts: readonly Post[]): readonly { tag: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { tags } of posts) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .toSorted((a, b) => b.count - a.count || a.tag.localeCompare(b.tag));
}
