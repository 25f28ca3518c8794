import { brand } from '../brand/brand.ts';
import { articleSlugs } from '../seo/public-paths.ts';

export type ArticleSlug = (typeof articleSlugs)[number];

export interface Post {
  readonly slug: ArticleSlug;
  readonly title: string;
  readonly description: string;
  /** Path of a picture of 800 × 420. */
  readonly image: string;
  readonly tags: readonly string[];
  /** ISO date. */
  readonly date: string;
  readonly author: string;
  /** Minutes, 3 to 7. */
  readonly readTime: number;
  readonly featured: boolean;
  readonly relatedPosts: readonly ArticleSlug[];
}

function post(details: Omit<Post, 'image' | 'author' | 'featured'> & { featured?: boolean }): Post {
  return {
    featured: false,
    ...details,
    image: `/blog/${details.slug}.svg`,
    author: brand.name,
  };
}

const unsorted: readonly Post[] = [
  post({
    slug: 'custom-learning-paths-and-diagnostic-tests',
    title: 'New: custom learning paths and diagnostic tests',
    description:
      'Make a path to a goal of your own, and find out in one sitting how much of it you have behind you already.',
    tags: ['Product', 'Diagnostics', 'Knowledge graph'],
    date: '2025-05-19',
    readTime: 5,
    featured: true,
    relatedPosts: ['technical-learning-as-a-knowledge-graph', 'performance-is-not-learning'],
  }),
  post({
    slug: 'technical-learning-as-a-knowledge-graph',
    title: 'Technical learning as a knowledge graph',
    description:
      'A subject is not a line of lessons but a net. Drawn as one, getting stuck has a place, and the next step a name.',
    tags: ['Knowledge graph', 'Mastery learning'],
    date: '2025-04-08',
    readTime: 6,
    relatedPosts: ['custom-learning-paths-and-diagnostic-tests', 'why-interleaving-works'],
  }),
  post({
    slug: 'coding-in-the-browser',
    title: 'Coding in the browser: why the lesson runs your Python',
    description:
      'Every course has a page called Setup that loses readers. What changes when the code runs where you read.',
    tags: ['Product', 'Python', 'Active learning'],
    date: '2025-02-24',
    readTime: 5,
    relatedPosts: ['performance-is-not-learning', 'custom-learning-paths-and-diagnostic-tests'],
  }),
  post({
    slug: 'performance-is-not-learning',
    title: 'Performance is not learning',
    description:
      'Nine of ten right at the end of the chapter: what that tells you, what it does not, and what to measure in its place.',
    tags: ['Learning science', 'Retrieval practice'],
    date: '2025-01-13',
    readTime: 6,
    relatedPosts: ['why-interleaving-works', 'coding-in-the-browser'],
  }),
  post({
    slug: 'why-interleaving-works',
    title: 'Why interleaving works, and why it feels wrong',
    description:
      'Mixed practice looks worse for an hour and is better for months. What the experiments found, and where it stops.',
    tags: ['Learning science', 'Interleaving'],
    date: '2024-12-02',
    readTime: 5,
    relatedPosts: ['performance-is-not-learning', 'technical-learning-as-a-knowledge-graph'],
  }),
];

/** All posts, newest first. */
export const posts: readonly Post[] = unsorted.toSorted((a, b) => b.date.localeCompare(a.date));

export function findPost(slug: string | undefined): Post | undefined {
  return posts.find((candidate) => candidate.slug === slug);
}

const dateFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `2025-05-19` → `19 May 2025`. */
export function formatPostDate(date: string): string {
  return dateFormat.format(new Date(`${date}T00:00:00Z`));
}
