import { UiProvider } from '@lemma/ui';
import '@lemma/ui/styles.css';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import ArticleRoute from './article-route.tsx';
import { BlogList } from './blog-list.tsx';
import BlogRoute from './blog-route.tsx';
import type { ArticleSlug } from './posts.ts';

const Site = createRoutesStub([
  { path: '/blog', Component: BlogRoute },
  { path: '/blog/:slug', Component: ArticleRoute },
]);

const open = async (address: string) =>
  render(
    <UiProvider>
      <Site initialEntries={[address]} />
    </UiProvider>,
  );

const titles = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);

it('search narrows the grid by title and leaves the featured post alone', async () => {
  await open('/blog');
  expect(titles()).toHaveLength(5);
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search posts' }), 'PERFORMANCE');
  expect(titles()).toEqual([
    'New: custom learning paths and diagnostic tests',
    'Performance is not learning',
  ]);
});

it('says so when nothing matches', async () => {
  await open('/blog');
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search posts' }), 'no such title');
  await expect.element(page.getByText('No posts found matching your criteria.')).toBeVisible();
});

it('reads the tag from the address, and the same tag again clears it', async () => {
  await open('/blog?tag=Python');
  const chip = page.getByRole('button', { name: 'Python (1)' });
  await expect.element(chip).toHaveAttribute('aria-pressed', 'true');
  expect(titles()).toHaveLength(2);
  await chip.click();
  await expect.element(chip).toHaveAttribute('aria-pressed', 'false');
  expect(titles()).toHaveLength(5);
});

it('a tag of the featured post finds it', async () => {
  await open('/blog?tag=Diagnostics');
  await expect
    .element(page.getByRole('button', { name: 'Diagnostics (1)' }))
    .toHaveAttribute('aria-pressed', 'true');
  expect(page.getByRole('listitem').getByRole('heading', { level: 2 }).elements()).toHaveLength(1);
});

it('chips are chosen by keyboard', async () => {
  await open('/blog');
  const chip = page.getByRole('button', { name: 'Python (1)' });
  chip.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(chip).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard(' ');
  await expect.element(chip).toHaveAttribute('aria-pressed', 'false');
});

describe('of more posts than a page', () => {
  const many = Array.from({ length: 14 }, (_, index) => ({
    slug: `post-${index + 1}` as ArticleSlug,
    description: 'One of many.',
    image: '/blog/why-interleaving-works.svg',
    date: '2025-01-01',
    author: 'The team',
    readTime: 5,
    relatedPosts: [],
    title: `Post ${index + 1}`,
    featured: false,
    tags: ['All', ...(index % 2 === 0 ? ['Even'] : [])],
  }));
  const Many = createRoutesStub([{ path: '/blog', Component: () => <BlogList posts={many} /> }]);
  const more = () => page.getByRole('button', { name: 'Load More Posts' });

  it('six are shown, and six more at each press, until all are there', async () => {
    await render(
      <UiProvider>
        <Many initialEntries={['/blog']} />
      </UiProvider>,
    );
    expect(titles()).toHaveLength(6);
    await more().click();
    expect(titles()).toHaveLength(12);
    await more().click();
    expect(titles()).toHaveLength(14);
    await expect.element(more()).not.toBeInTheDocument();
  });

  it('a search or a tag begins with six again', async () => {
    await render(
      <UiProvider>
        <Many initialEntries={['/blog']} />
      </UiProvider>,
    );
    await more().click();
    await userEvent.fill(page.getByRole('searchbox', { name: 'Search posts' }), 'post');
    expect(titles()).toHaveLength(6);
    await more().click();
    await page.getByRole('button', { name: 'Even (7)' }).click();
    expect(titles()).toHaveLength(6);
  });
});

it('a card is the link to its article', async () => {
  await open('/blog');
  await expect
    .element(page.getByRole('link', { name: 'Why interleaving works, and why it feels wrong' }))
    .toHaveAttribute('href', '/blog/why-interleaving-works');
});

it('an article loads when it is opened', async () => {
  await open('/blog/why-interleaving-works');
  await expect
    .element(page.getByRole('heading', { name: 'What the experiments found' }))
    .toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Sources' })).toBeVisible();
});

it('an unknown slug says so and leads back', async () => {
  await open('/blog/never-written');
  await expect.element(page.getByRole('heading', { name: 'Post not found.' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Back to the blog' }))
    .toHaveAttribute('href', '/blog');
});
