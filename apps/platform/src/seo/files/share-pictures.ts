import { posts } from '../../blog/posts.ts';
import { brand } from '../../brand/brand.ts';
import { pathCards } from '../../paths/content/path-cards.ts';

export interface SharePicture {
  /** Of its file in /og, without the ending. */
  readonly name: string;
  readonly title: string;
  readonly line: string;
}

/** The pictures by which pages are known where they are shared. The build draws them. */
export const sharePictures: readonly SharePicture[] = [
  { name: 'site', title: brand.tagline, line: 'Python and the maths behind machine learning' },
  { name: 'blog', title: 'Knowledge base', line: 'How people learn technical subjects' },
  { name: 'paths', title: 'Learning Paths', line: 'Two paths on one knowledge graph' },
  {
    name: 'how-it-works',
    title: `How ${brand.name} works`,
    line: 'Graph, diagnostic, mastery, reviews',
  },
  {
    name: 'about',
    title: `About ${brand.name}`,
    line: 'What we believe, and how lessons are made',
  },
  {
    name: 'diagnostic',
    title: 'Free diagnostic test',
    line: 'Find out what you know, and start where it ends',
  },
  { name: 'pricing', title: 'Pricing', line: 'Every plan opens every path' },
  { name: 'privacy', title: 'Privacy policy', line: 'What is kept, why, and your rights' },
  { name: 'changelog', title: 'What is new', line: 'What changed for learners, latest first' },
  { name: 'docs', title: 'Packages', line: 'Lessons, widgets and Python on your own page' },
  { name: 'terms', title: 'Terms of service', line: 'The contract, in thirteen sections' },
  ...pathCards.map(({ slug, title, units }) => ({
    name: slug,
    title,
    line: `${units.length} units on one knowledge graph`,
  })),
  ...posts.map(({ slug, title, author }) => ({ name: slug, title, line: author })),
];
