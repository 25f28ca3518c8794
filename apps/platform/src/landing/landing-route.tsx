import { lazy, Suspense } from 'react';
import { brand, siteUrl } from '../brand/brand.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { Hero } from './hero.tsx';
import '../pricing/pricing.css';
import './landing.css';

/** Its HTML is prerendered; the code that makes it answer loads when the first view is done. */
const FurtherDown = lazy(async () => ({
  default: (await import('./further-down.tsx')).FurtherDown,
}));

/** One element for good: when the page above it changes, the prerendered part stays until its code is there. */
const furtherDown = (
  <Suspense fallback={<div style={{ minHeight: '100vh' }} />}>
    <FurtherDown />
  </Suspense>
);

export const meta = () =>
  pageMeta({
    title: brand.tagline,
    fullTitle: `${brand.name}: ${brand.tagline}`,
    description: brand.description,
    path: '/',
    data: [
      { '@type': 'Organization', name: brand.name, url: siteUrl('/'), logo: siteUrl('/icon.svg') },
    ],
  });

export default function LandingRoute() {
  return (
    <>
      <Hero />
      {furtherDown}
    </>
  );
}
