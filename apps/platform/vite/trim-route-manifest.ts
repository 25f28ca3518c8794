import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const route = z.looseObject({
  id: z.string(),
  parentId: z.string().optional(),
  module: z.string(),
  imports: z.array(z.string()).optional(),
  hasLoader: z.boolean(),
  hasDefaultExport: z.boolean(),
});
const routeManifest = z.looseObject({
  entry: z.looseObject({ module: z.string(), imports: z.array(z.string()) }),
  routes: z.record(z.string(), route),
});

export type RouteManifest = z.output<typeof routeManifest>;

/**
 * React Router's list of routes, which every page loads, without what no browser needs: routes that are files
 * (robots.txt), and of each route's imports those that the page's start or a surrounding route has loaded already.
 */
export function trimmed(manifest: RouteManifest): RouteManifest {
  const { entry, routes } = manifest;
  const pages = Object.entries(routes).filter(
    ([, { hasDefaultExport, hasLoader }]) => hasDefaultExport || !hasLoader,
  );
  return {
    ...manifest,
    routes: Object.fromEntries(
      pages.map(([id, page]) => {
        const { imports } = page;
        if (!imports || id === 'root') return [id, page];
        const loaded = new Set([entry.module, ...entry.imports, ...loadedAround(page, routes)]);
        return [id, { ...page, imports: imports.filter((path) => !loaded.has(path)) }];
      }),
    ),
  };
}

function loadedAround(
  { parentId }: RouteManifest['routes'][string],
  routes: RouteManifest['routes'],
): string[] {
  const parent = parentId === undefined ? undefined : routes[parentId];
  return parent ? [parent.module, ...(parent.imports ?? []), ...loadedAround(parent, routes)] : [];
}

/** Trims the list in a finished build. Throws if it is not where, or not what, this version of React Router writes. */
export function trimRouteManifest(siteDir: string): void {
  // Eight characters of a digest: the web manifest's own route is `manifest-route-….js`.
  const [file, ...others] = globSync('assets/manifest-????????.js', { cwd: siteDir });
  if (file === undefined || others.length > 0)
    throw new Error(
      `${siteDir}/assets holds ${others.length + (file ? 1 : 0)} lists of routes, not one.`,
    );
  const path = join(siteDir, file);
  const script = readFileSync(path, 'utf8');
  const [, before = '', json = '', after = ''] =
    /^(window\.__reactRouterManifest=)(\{.*\})(;?\s*)$/su.exec(script) ?? [];
  const manifest = routeManifest.parse(JSON.parse(json || 'null'));
  writeFileSync(path, `${before}${JSON.stringify(trimmed(manifest))}${after}`);
}
