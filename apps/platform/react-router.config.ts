import type { Config } from '@react-router/dev/config';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from './src/brand/brand.ts';
import { notFoundPaths, publicPaths } from './src/seo/public-paths.ts';
import { redirects } from './src/seo/redirects.ts';
import { sharePictures } from './src/seo/files/share-pictures.ts';
import { compressTexts, readyPages } from './vite/finish-site.ts';
import { writeImmutableFiles } from './vite/immutable-files.ts';
import { drawSharePictures } from './vite/share-pictures.ts';
import { writeServiceWorker } from './vite/service-worker.ts';
import { trimRouteManifest } from './vite/trim-route-manifest.ts';

export default {
  appDirectory: 'src',
  buildDirectory: process.env['SITE_BUILD_DIR'] ?? 'build',
  ssr: false,
  prerender: [
    ...publicPaths,
    ...notFoundPaths,
    '/sitemap.xml',
    '/robots.txt',
    '/status',
    '/.well-known/security.txt',
    '/blog/rss.xml',
    '/site.webmanifest',
  ],
  buildEnd: async ({ reactRouterConfig }) => {
    const site = join(reactRouterConfig.buildDirectory, 'client');
    trimRouteManifest(site);
    readyPages(site);
    await drawSharePictures(site, { name: brand.name, pictures: sharePictures });
    writeImmutableFiles(site);
    writeFileSync(join(site, 'redirects.json'), JSON.stringify(redirects));
    await writeServiceWorker(site);
    await compressTexts(site);
  },
} satisfies Config;
