import { Loading } from '@lemma/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { load } from 'virtual:docs-pages';
import { logError } from '../logging/log.ts';
import { copyFrom } from './copy-code.ts';

interface ProseProps {
  readonly path: string;
  readonly html: string;
  /** Its reader came by a link of another page, and has done something. */
  readonly isFollowed?: boolean;
}

/** The HTML is made at build from the repository's own Markdown, raw HTML left out. */
function Prose({ path, html, isFollowed = false }: ProseProps) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    const sleep = wakeExamples(element, path, isFollowed);
    // The buttons stand in the HTML.
    const copy = ({ target }: MouseEvent) => copyFrom(target);
    element.addEventListener('click', copy);
    return () => {
      element.removeEventListener('click', copy);
      sleep();
    };
  }, [path, isFollowed]);
  return (
    <div
      ref={body}
      className="docs-body lemma-lesson"
      data-docs={path}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

const loaders = Object.fromEntries(
  Object.entries(load).map(([path, page]) => [
    path,
    lazy(async () => {
      const { html } = await page();
      return { default: () => <Prose path={path} html={html} isFollowed /> };
    }),
  ]),
);

/** The text that stands in the page already, where the page was opened by its address. */
function prerendered(path: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector(`[data-docs="${path}"]`)?.innerHTML;
}

function Body({ path }: { readonly path: string }) {
  const [html] = useState(() => prerendered(path));
  const Load = loaders[path];
  if (html !== undefined) return <Prose path={path} html={html} />;
  return Load ? <Load /> : null;
}

/** The text of a page: what the page brought with it, or else loaded. Examples work as soon as they are near. */
export function DocsBody({ path }: { readonly path: string }) {
  return (
    <Suspense fallback={<Loading label="Loading the page…" />}>
      <Body key={path} path={path} />
    </Suspense>
  );
}

/** Whoever does none of this only reads, and is spared the code of what moves. */
const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Lets each example work once its reader does something and it is about to be seen; until then its drawing stands there. */
function wakeExamples(body: HTMLElement, path: string, isFollowed: boolean): () => void {
  const ends: (() => void)[] = [];
  let isGone = false;
  const wake = async (element: Element) => {
    const uid = element.getAttribute('data-example');
    const [page, { showLive }] = await Promise.all([load[path]?.(), import('./live-example.tsx')]);
    const example = page?.examples.find((one) => one.uid === uid);
    if (!example || isGone) return;
    const end = await showLive(element, example);
    if (isGone) end();
    else ends.push(end);
  };
  const watch = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) {
        if (!isIntersecting) continue;
        watch.unobserve(target);
        wake(target).catch((error: unknown) => logError('An example could not be loaded', error));
      }
    },
    { rootMargin: '200px' },
  );
  const begin = (event?: Event) => {
    // A page that begins at its top is scrolled there, by nobody.
    if (event?.type === 'scroll' && window.scrollY === 0) return;
    for (const name of signsOfLife) window.removeEventListener(name, begin);
    for (const element of body.querySelectorAll('[data-example]')) watch.observe(element);
  };
  if (isFollowed) begin();
  else for (const name of signsOfLife) window.addEventListener(name, begin, { passive: true });
  return () => {
    isGone = true;
    for (const name of signsOfLife) window.removeEventListener(name, begin);
    watch.disconnect();
    // Not while React is still taking this page away.
    queueMicrotask(() => ends.forEach((end) => end()));
  };
}
