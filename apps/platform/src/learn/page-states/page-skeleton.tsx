import { Skeleton } from '@chakra-ui/react/skeleton';
import type { ReactNode } from 'react';

/** Grey shapes in the place of what comes, and one sentence for those who cannot see them. */
export function SkeletonScreen({
  what,
  children,
}: {
  readonly what: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="learn-page" aria-busy>
      <output className="visually-hidden">Loading {what}…</output>
      <div aria-hidden>{children}</div>
    </div>
  );
}

/** The skeleton of a page with a heading and rows. */
export function PageSkeleton({
  what,
  rows = 5,
}: {
  readonly what: string;
  readonly rows?: number;
}) {
  return (
    <SkeletonScreen what={what}>
      <Skeleton height="44px" width="min(360px, 80%)" mb="8" />
      {Array.from({ length: rows }, (_row, index) => (
        <Skeleton key={index} height="64px" mb="3" />
      ))}
    </SkeletonScreen>
  );
}
