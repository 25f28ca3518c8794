import { siteUrl } from '../brand/brand.ts';

/** JSON-LD of where a page stands in the site, from the first level down: name and path of each. */
export function breadcrumbs(
  ...places: readonly (readonly [name: string, path: string])[]
): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: places.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl(path),
    })),
  };
}
