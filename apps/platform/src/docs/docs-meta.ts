import { breadcrumbs } from '../seo/breadcrumbs.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { docsAddress, findDocsPage } from './content/outline.ts';

/** What the page of the documentation at this path says about itself. */
export function docsMeta(path: string) {
  const page = findDocsPage(path);
  if (!page)
    return pageMeta({
      title: 'No such page of the documentation',
      description: 'There is no page of the documentation here.',
      path: docsAddress(path),
      hidden: true,
    });
  const address = docsAddress(path);
  return pageMeta({
    title: `${page.title} · Packages`,
    description: page.lead.replaceAll('`', ''),
    path: address,
    picture: 'docs',
    data: [
      breadcrumbs(
        ['Packages', docsAddress('')],
        ...(path === '' ? [] : [[page.title, address] as const]),
      ),
    ],
  });
}
