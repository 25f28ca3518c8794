import { lazy, memo, Suspense } from 'react';
import '../landing/landing.css';
import '../pricing/pricing.css';
import type { PathContent } from './content/path-content.ts';
import { PathHero } from './path-hero.tsx';
import './paths.css';

/** Its HTML is prerendered; the code that makes it answer loads when the first view is done. */
const PathFurtherDown = lazy(async () => ({
  default: (await import('./path-further-down.tsx')).PathFurtherDown,
}));

/** Drawn once a path: when the page around it changes, the prerendered part stays until its code is there. */
const FurtherDown = memo(function FurtherDown({ path }: { readonly path: PathContent }) {
  return (
    <Suspense fallback={<div style={{ minHeight: '100vh' }} />}>
      <PathFurtherDown path={path} />
    </Suspense>
  );
});

/** The page of one learning path, in the order of the specification. */
export function PathPage({ path }: { readonly path: PathContent }) {
  return (
    <>
      <PathHero path={path} />
      <FurtherDown path={path} />
    </>
  );
}
