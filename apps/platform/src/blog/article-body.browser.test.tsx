import { UiProvider } from '@lemma/ui';
import '@lemma/ui/styles.css';
import { renderToString } from 'react-dom/server.browser';
import { expect, it } from 'vitest';
import { ArticleBody } from './article-body.tsx';

it('an article whose code is on its way says that it loads', () => {
  const html = renderToString(
    <UiProvider>
      <ArticleBody slug="why-interleaving-works" />
    </UiProvider>,
  );
  expect(html).toContain('Loading post content...');
});
