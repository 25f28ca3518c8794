import { Loading } from '@lemma/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router';
import { expect, waitFor } from 'storybook/test';
import { getStoryInput } from '@lemma/testing/story-input';
import { siteStory } from '../shell/site-story.tsx';
import ArticleRoute from './article-route.tsx';
import BlogRoute from './blog-route.tsx';

const meta: Meta = { title: 'Site/Blog', parameters: { layout: 'fullscreen' } };
export default meta;

const blog = (at: string) =>
  siteStory(
    <Routes>
      <Route path="/blog" Component={BlogRoute} />
      <Route path="/blog/:slug" Component={ArticleRoute} />
    </Routes>,
    { at },
  );

export const List = blog('/blog');

/** A tag chosen by Enter, a word typed, and both together leave nothing. */
export const NothingMatches: StoryObj = {
  ...blog('/blog'),
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    const chip = canvas.getByRole('button', { name: 'Python (1)' });
    chip.focus();
    await hand.press('{Enter}');
    await waitFor(() => expect(chip).toHaveAttribute('aria-pressed', 'true'));
    await hand.fill(canvas.getByRole('searchbox', { name: 'Search posts' }), 'no such title');
    await expect(await canvas.findByText('No posts found matching your criteria.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('0 posts match'));
  },
};

export const Article: StoryObj = {
  ...blog('/blog/why-interleaving-works'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sources' })).toBeVisible();
  },
};

/** The frame of an article while its text is on its way. */
export const ArticleLoading = siteStory(
  <article className="page-narrow article">
    <h1 className="page-title">Why interleaving works, and why it feels wrong</h1>
    <Loading label="Loading post content..." />
  </article>,
);

export const PostNotFound = blog('/blog/never-written');
