import type { Config } from '@react-router/dev/config';
import { publicPaths } from './src/seo/public-paths.ts';

export default {
  appDirectory: 'src',
  ssr: false,
  prerender: [
    ...publicPaths,
    '/404',
    '/sitemap.xml',
    '/robots.txt',
    '/blog/rss.xml',
    '/site.webmanifest',
  ],
} satisfies Config;
