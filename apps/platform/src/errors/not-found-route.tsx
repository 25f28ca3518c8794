import { Navigate, useLocation } from 'react-router';
import { redirectOf } from '../seo/redirects.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { NotFound } from './not-found.tsx';

export const meta = () =>
  pageMeta({
    title: 'Page not found',
    description: 'There is no page here.',
    path: '/404',
    hidden: true,
  });

/** Also what a link within the app reaches for an address that the server redirects. */
export default function NotFoundRoute() {
  const to = redirectOf(useLocation().pathname);
  return to ? <Navigate to={to} replace /> : <NotFound />;
}
