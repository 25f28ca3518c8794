import { pageMeta } from '../seo/page-meta.ts';
import { BlogList } from './blog-list.tsx';
import { posts } from './posts.ts';
import './blog.css';

export const meta = () =>
  pageMeta({
    title: 'Knowledge base',
    description:
      'How people learn technical subjects, what the research says, and what we make of it.',
    path: '/blog',
    picture: 'blog',
  });

export default function BlogRoute() {
  return <BlogList posts={posts} />;
}
