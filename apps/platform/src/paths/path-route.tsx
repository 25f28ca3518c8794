import { useParams } from 'react-router';
import { brand, siteUrl } from '../brand/brand.ts';
import { regularPrices } from '@lemma/api-client/contract';
import { plansFor } from '../pricing/plans.ts';
import { breadcrumbs } from '../seo/breadcrumbs.ts';
import { pageMeta } from '../seo/page-meta.ts';
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

export default function PathRoute() {
  const content = findPath(useParams().slug);
  return content ? <PathPage path={content} /> : <PathNotFound />;
}
