import { pageMeta } from '../seo/page-meta.ts';
import { NotFound } from './not-found.tsx';

export const meta = () =>
  pageMeta({
    title: 'Page not found',
    description: 'There is no page here.',
    path: '/404',
    hidden: true,
  });

export default function NotFoundRoute() {
  return <NotFound />;
}
