import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { getStoryInput } from '@lemma/testing/story-input';
import { siteStory } from '../shell/site-story.tsx';
import { findDocsPage } from './content/outline.ts';
import { DocsArticle } from './docs-article.tsx';
import { DocsFrame } from './docs-frame.tsx';
import type { DocsFinder } from './docs-search.tsx';

const meta: Meta = { title: 'Site/Documentation', parameters: { layout: 'fullscreen' } };
export default meta;

const finder: DocsFinder = {
  find: (query) =>
    query.startsWith('call')
      ? [
          {
            to: '/docs/format/callouts',
            page: 'Callouts',
            heading: 'Callouts',
            text: 'Set apart.',
          },
          { to: '/docs/format/text#figures', page: 'Text', heading: 'Figures', text: 'A caption.' },
        ]
      : [],
};

const at = (path: string, load = async () => finder) => {
  const page = findDocsPage(path);
  return siteStory(
    <DocsFrame page={page} version="0.1.0" load={load}>
      {page && (
        <DocsArticle
          page={page}
          sizes={[
            { name: 'lesson-renderer', kilobytes: 11.4 },
            { name: 'styles', kilobytes: 12 },
          ]}
          headings={[
            { id: 'first', text: 'A first part' },
            { id: 'second', text: 'A second part' },
          ]}
        >
          <div className="docs-body lemma-lesson">
            <h2 id="first">A first part</h2>
            <p>Text, as lessons set it.</p>
            <h2 id="second">A second part</h2>
            <p>More of it.</p>
          </div>
        </DocsArticle>
      )}
    </DocsFrame>,
    { at: path === '' ? '/docs' : `/docs/${path}` },
  );
};

/** The first page: its frameworks stand in tabs that are links. */
export const Start: StoryObj = at('');

/** A page of a section, with the pages before and after it. */
export const Page: StoryObj = at('format/callouts');

/** What is found stands under the field; arrow keys lead through it, and Escape ends it. */
export const Search: StoryObj = {
  ...at('format/callouts'),
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    const field = canvas.getByRole('searchbox', { name: 'Search the documentation' });
    await hand.fill(field, 'callout');
    const first = await canvas.findByRole('link', { name: /^Callouts Set apart/u });
    await expect(canvas.getByText('2 results')).toBeInTheDocument();
    field.focus();
    await hand.press('{ArrowDown}');
    await expect(first).toHaveFocus();
    await hand.press('{Escape}');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('');
  },
};

/** Nothing fits. */
export const NothingFound: StoryObj = {
  ...at(''),
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    await hand.fill(canvas.getByRole('searchbox'), 'zzyzx');
    await expect(await canvas.findByText('Nothing found for “zzyzx”.')).toBeVisible();
  },
};

/** The index does not come. */
export const SearchFails: StoryObj = {
  ...at('', async () => Promise.reject(new Error('offline'))),
  // It is logged.
  beforeEach: () => {
    spyOn(console, 'error').mockReturnValue(undefined);
  },
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    await hand.fill(canvas.getByRole('searchbox'), 'callout');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be loaded');
  },
};
