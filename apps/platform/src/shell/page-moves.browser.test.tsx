import { type ReactNode, useLayoutEffect, useState } from 'react';
import {
  createRoutesStub,
  Link,
  Outlet,
  UNSAFE_useScrollRestoration as useScrollRestoration,
  useNavigate,
  useSearchParams,
} from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PageMoves } from './page-moves.tsx';

/** A page of many screens; what there is to press stands in the middle. */
function Long({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <main>
      <h1>{title}</h1>
      <div style={{ paddingBlock: '3000px' }}>{children}</div>
    </main>
  );
}

/** Called when the answer of the server is there, which the posts wait for. */
let answer: () => void = () => undefined;

function Posts() {
  const [answered, setAnswered] = useState(false);
  // With the page itself, not after it: the test answers as soon as it sees the page.
  useLayoutEffect(() => {
    answer = () => setAnswered(true);
  }, []);
  return answered && <ShownPosts />;
}

function ShownPosts() {
  const [query, setQuery] = useSearchParams();
  const filter = () => setQuery({ tag: 'new' }, { replace: true, preventScrollReset: true });
  return (
    <Long title={`Posts: ${query.get('tag') ?? 'all'}`}>
      <Link to="/post">Read on</Link>
      <button type="button" onClick={filter}>
        Only new ones
      </button>
    </Long>
  );
}

function Post() {
  const navigate = useNavigate();
  return (
    <Long title="A post">
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </Long>
  );
}

/** Scrolls as the site's root does; ScrollRestoration is this hook and a script. */
function Root() {
  useScrollRestoration();
  return (
    <>
      <PageMoves />
      <Outlet />
    </>
  );
}

const Site = createRoutesStub([
  {
    Component: Root,
    children: [
      { path: '/', Component: Posts },
      { path: '/post', Component: Post },
    ],
  },
]);

/** Pixels from the top at which a reader stands. */
const place = 2500;

const twoFrames = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });

async function goDown(to: string): Promise<void> {
  await expect.element(page.getByText(to)).toBeInTheDocument();
  // What brings a page to where it stood looks at each frame, and has come to its end.
  await twoFrames();
  window.scrollTo({ top: place });
  expect(window.scrollY).toBe(place);
}

/** By keyboard: a pointer scrolls to what it presses. */
async function press(name: string): Promise<void> {
  const target = page.getByText(name).element();
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  await userEvent.keyboard('{Enter}');
}

beforeEach(async () => {
  window.scrollTo({ top: 0 });
  await render(<Site />);
  answer();
});

/** From far down the posts to a post, and back to where they are asked for again. */
async function goAndComeBack(): Promise<void> {
  await goDown('Read on');
  await press('Read on');
  await expect.element(page.getByRole('heading', { name: 'A post' })).toBeInTheDocument();
  expect(window.scrollY).toBe(0);
  await goDown('Back');
  await press('Back');
  await expect.element(page.getByText('Back')).not.toBeInTheDocument();
  expect(window.scrollY).toBe(0);
}

it('a new page begins at its top, and one that is gone back to stands where it was once it has loaded', async () => {
  await goAndComeBack();
  answer();
  await expect.poll(() => window.scrollY).toBe(place);
});

it('whoever scrolls before it has loaded is left where they are', async () => {
  await goAndComeBack();
  await twoFrames();
  window.dispatchEvent(new WheelEvent('wheel'));
  answer();
  await expect.element(page.getByRole('heading', { name: 'Posts: all' })).toBeInTheDocument();
  // A page is seen to have grown between two frames.
  await twoFrames();
  expect(window.scrollY).toBe(0);
});

it('a filter leaves the page where it is', async () => {
  await goDown('Only new ones');
  await press('Only new ones');
  await expect.element(page.getByRole('heading', { name: 'Posts: new' })).toBeInTheDocument();
  expect(window.scrollY).toBe(place);
});
