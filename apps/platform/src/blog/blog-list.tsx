import { Button } from '@lemma/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { brand } from '../brand/brand.ts';
import { useHydrated } from '../shell/use-hydrated.ts';
import { FeaturedPost } from './featured-post.tsx';
import { countTags, filterPosts, PAGE_SIZE } from './filter-posts.ts';
import { PostCard } from './post-card.tsx';
import type { Post } from './posts.ts';
import { TagChips } from './tag-chips.tsx';

/** All posts of the blog: the featured one, then those that tag and search leave, a page at a time. */
export function BlogList({ posts }: { readonly posts: readonly Post[] }) {
  const [query, setQuery] = useSearchParams();
  const [search, setSearch] = useState('');
  const [visible, setVisible] = useState(PAGE_SIZE);
  const tag = useHydrated() ? query.get('tag') : null;
  const featured = posts.find((post) => post.featured);
  const matching = filterPosts(posts, { search, tag });

  const chooseTag = (next: string | null) => {
    setVisible(PAGE_SIZE);
    setQuery(next === null || next === tag ? {} : { tag: next }, {
      replace: true,
      preventScrollReset: true,
    });
  };

  return (
    <div className="page">
      <h1 className="page-title">The {brand.name} knowledge base</h1>
      <p className="lead">
        How people learn technical subjects, what the research says, and what we make of it.
      </p>
      {featured && <FeaturedPost post={featured} />}
      <div className="blog-tools">
        <TagChips
          tags={countTags(posts)}
          total={posts.length}
          selected={tag}
          onSelect={chooseTag}
        />
        <input
          type="search"
          className="blog-search"
          placeholder="Search posts..."
          aria-label="Search posts"
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            setVisible(PAGE_SIZE);
          }}
        />
      </div>
      <output className="visually-hidden">
        {matching.length} {matching.length === 1 ? 'post matches' : 'posts match'}
      </output>
      {matching.length === 0 ? (
        <p className="blog-empty">No posts found matching your criteria.</p>
      ) : (
        <ul className="post-grid">
          {matching.slice(0, visible).map((post) => (
            <li key={post.slug}>
              <PostCard post={post} />
            </li>
          ))}
        </ul>
      )}
      {matching.length > visible && (
        <p className="centred">
          <Button variant="outline" onClick={() => setVisible(visible + PAGE_SIZE)}>
            Load More Posts
          </Button>
        </p>
      )}
    </div>
  );
}
