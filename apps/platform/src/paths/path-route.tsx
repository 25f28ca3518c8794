import { Loading } from '@lemma/ui';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { brand, siteUrl } from '../brand/brand.ts';
import { regularPrices } from '@lemma/api-client/contract';
import { plansFor } from '../pricing/plans.ts';
import { breadcrumbs } from '../seo/breadcrumbs.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { useHydrated } from '../shell/use-hydrated.ts';
import { findPath } from './content/find-path.ts';
import { PathNotFound } from './path-not-found.tsx';
import { PathPage } from './path-page.tsx';

export function meta({ params }: { readonly params: { readonly slug?: string } }) {
  const content = findPath(params.slug);
  const path = `/learn/paths/${params.slug ?? ''}`;
  if (!content)
    return pageMeta({
      title: 'Learning Path Not Found',
      description: 'Learning Path Not Found',
      path,
      hidden: true,
    });
  return pageMeta({
    title: content.title,
    fullTitle: `${content.title} - Master with ${brand.name}`,
    description: content.heroSubheadline,
    path,
    picture: content.slug,
    data: [
      {
        '@type': 'Course',
        name: content.title,
        description: content.heroSubheadline,
        url: siteUrl(path),
        provider: { '@type': 'Organization', name: brand.name, url: siteUrl('/') },
        offers: plansFor('USD', false).map(({ key, title, planType }) => ({
          '@type': 'Offer',
          name: title,
          category: planType === 'subscription' ? 'Subscription' : 'Paid',
          price: regularPrices.USD[key],
          priceCurrency: 'USD',
          url: siteUrl('/#pricing'),
        })),
        hasCourseInstance: {
          '@type': 'CourseInstance',
          courseMode: 'online',
          courseWorkload: 'PT30M',
        },
      },
      breadcrumbs(['Learning Paths', '/learn/paths'], [content.title, path]),
    ],
  });
}

const MadePath = lazy(() => import('./made-path.tsx'));

export default function PathRoute() {
  const { slug = '' } = useParams();
  const content = findPath(slug);
  // A page that the server sent as "not found" is none of a path that was made since: only a move within the site asks.
  const [isNew] = useState(useHydrated());
  if (content) return <PathPage path={content} />;
  if (!isNew) return <PathNotFound />;
  return (
    <Suspense fallback={<Loading size="page" label="Loading the path…" />}>
      <MadePath key={slug} slug={slug} missing={<PathNotFound />} />
    </Suspense>
  );
}
