import type { Config } from '@react-router/dev/config';
import { join } from 'node:path';
import { publicPaths } from './src/seo/public-paths.ts';
import { compressTexts, readyPages } from './vite/finish-site.ts';
import { writeServiceWorker } from './vite/service-worker.ts';

export default {
  appDirectory: 'src',
  buildDirectory: process.env['SITE_BUILD_DIR'] ?? 'build',
  ssr: false,
  prerender: [
    ...publicPaths,
    '/404',
    '/sitemap.xml',
    '/robots.txt',
    '/blog/rss.xml',
    '/site.webmanifest',
  ],
  buildEnd: async ({ reactRouterConfig }) => {
    const site = join(reactRouterConfig.buildDirectory, 'client');
    readyPages(site);
    await writeServiceWorker(site);
    await compressTexts(site);
  },
} satisfies Config;
