import { dirname } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { articles } from '../apps/platform/vite/articles.ts';
import { pythonRuntime } from '../packages/python-runtime/src/vite/index.ts';
import { lessonIndexer } from './lessons/indexer.ts';
import { lessonStories } from './lessons/vite-plugin.ts';
import { lessonPackages, storyWheels } from './python/story-wheels.ts';

const root = dirname(import.meta.dirname);
// Lessons are proved by `pnpm content:check`, by running them; the story tests leave them out.
const lessons = process.env['VITEST'] ? [] : ['./lessons/content.lessons'];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../docs/storybook/**/*.mdx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/platform/src/**/*.stories.tsx',
    './lessons/*.stories.tsx',
    ...lessons,
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  // Pictures and recordings that stories of the site show.
  staticDirs: ['../apps/platform/public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  experimental_indexers: (existing) => [...(existing ?? []), lessonIndexer(root)],
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [lessonStories(root), pythonRuntime(), storyWheels(), lessonPackages(), articles()],
      // Dark stories declare their color-scheme in the markup, where lowered light-dark() cannot see it.
      build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
      resolve: { conditions: ['@lemma/source', 'module', 'browser', 'development|production'] },
    }),
};

export default config;
