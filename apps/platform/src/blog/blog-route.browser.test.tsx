import { UiProvider } from '@lemma/ui';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import ArticleRoute from './article-route.tsx';
import BlogRoute from './blog-route.tsx';

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
