import type { PageKind } from '@lemma/api-client/contract';

const kinds: readonly (readonly [RegExp, PageKind])[] = [
  [/^\/$/u, 'landing'],
  [/^\/learn\/paths$/u, 'paths'],
  [/^\/(?:learn\/paths|courses)\/[^/]+$/u, 'path'],
  [/^\/(?:subscribe|subscription|payment)$/u, 'pricing'],
  [/^\/blog$/u, 'blog'],
  [/^\/blog\/[^/]+$/u, 'article'],
  [/^\/(?:about|how-lemma-works|changelog|status|privacy|terms)$/u, 'about'],
  [/^\/(?:signup|login)$/u, 'sign-up'],
  [/^\/learn\/diagnostic(?:\/|$)/u, 'diagnostic'],
  [/^\/learn\/try\//u, 'sample'],
  [/^\/(?:learn\/|account$)/u, 'learning'],
];

/** What a page is counted as: its kind, never its address. */
export function pageKindOf(pathname: string): PageKind {
  const path = pathname.length > 1 ? pathname.replace(/\/$/u, '') : pathname;
  return kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';
}
