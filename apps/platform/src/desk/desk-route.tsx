import { Loading } from '@lemma/ui';
import { lazy, Suspense } from 'react';
import { brand } from '../brand/brand.ts';

/** It brings its own bar, and its pages share what stands around them. */
export const handle = { bare: true, area: true };

export const meta = () => [
  { title: `Desk · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

const DeskArea = lazy(async () => ({ default: (await import('./desk-area.tsx')).DeskArea }));

/** /desk and all below it: for staff alone, and so is its code. */
export default function DeskRoute() {
  return (
    <Suspense fallback={<Loading size="page" label="Opening the desk…" />}>
      <DeskArea />
    </Suspense>
  );
}
