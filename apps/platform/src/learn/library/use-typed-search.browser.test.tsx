import { createRoutesStub, Link, useSearchParams } from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useTypedSearch } from './use-typed-search.ts';

function Search() {
  const [query, setQuery] = useSearchParams();
  const [typed, setTyped] = useTypedSearch(query.get('q') ?? '');
  const set = (text: string) => {
    setTyped(text);
    setQuery(text ? { q: text } : {}, { replace: true });
  };
  return (
    <>
      <Link to="/">All</Link>
      <input aria-label="Search" value={typed} onChange={(event) => set(event.target.value)} />
      <output>{query.toString()}</output>
    </>
  );
}

const Site = createRoutesStub([{ path: '/', Component: Search }]);
const field = page.getByRole('textbox', { name: 'Search' });
const address = page.getByRole('status');

async function open(at = '/') {
  await render(<Site initialEntries={[at]} />);
  await expect.element(field).toBeVisible();
}

/** Letters that come faster than the address can follow. */
function typeAtOnce(text: string) {
  const input = field.element();
  if (!(input instanceof HTMLElement)) throw new Error('The field is no element of HTML.');
  input.focus();
  for (const letter of text) document.execCommand('insertText', false, letter);
}

it('loses no letter of fast typing, and writes it to the address', async () => {
  await open();
  typeAtOnce('dot');
  await expect.element(field).toHaveValue('dot');
  await expect.element(address).toHaveTextContent('q=dot');
  await expect.element(field).toHaveValue('dot');
});

it('begins with the search of its address, and follows a link that changes it', async () => {
  await open('/?q=nothing+has+this');
  await expect.element(field).toHaveValue('nothing has this');
  await page.getByRole('link', { name: 'All' }).click();
  await expect.element(field).toHaveValue('');
});
