import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openSite } from '../../testing/open-site.tsx';
import { ApiScope } from '../api/api-scope.tsx';
import { exampleIndex } from './example-index.ts';
import { SearchButton } from './search-button.tsx';
import { SearchEntry } from './search-entry.tsx';

function Site() {
  return (
    <ApiScope>
      <SearchButton />
      <input aria-label="Elsewhere" />
      <SearchEntry />
    </ApiScope>
  );
}

beforeEach(async () => {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const { pathname } = new URL(new Request(input).url);
    return pathname === '/search-index.json'
      ? Response.json(exampleIndex)
      : Response.json({}, { status: 503 });
  });
  await openSite([{ path: '*', Component: Site }]);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const field = () => page.getByRole('searchbox', { name: 'Search lessons, facts and terms' });

it('the button opens the search with the focus in its field, and Escape gives the focus back', async () => {
  const button = page.getByRole('button', { name: 'Search' });
  await button.click();
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('gaussian');
  await expect.element(page.getByRole('link', { name: /Gaussian elimination/u })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(field()).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

it.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
  '%s opens it, and not while one types',
  async (key) => {
    await page.getByRole('textbox', { name: 'Elsewhere' }).click();
    await userEvent.keyboard(key);
    // Time for a dialog to come if one were asked for: its code is loaded by then.
    await import('./search-dialog.tsx');
    expect(document.querySelector('[role="dialog"]')).toBeNull();
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard(key);
    await expect.element(field()).toHaveFocus();
  },
);
