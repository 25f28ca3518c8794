import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { articles } from './apps/platform/vite/articles.ts';
import { pythonRuntime } from './packages/python-runtime/src/vite/index.ts';
import { chromiumArgs, findChromium } from '@lemma/testing/chromium';
import { lessonsInNode } from './scripts/vitest/lessons-in-node.ts';
import { probes } from '@lemma/testing/probes';

const conditions = ['@lemma/source'];

/** A loaded machine may lose a race once; a test that needs its second try says so in the report. */
const retry = process.env['CI'] ? 1 : 0;

/** A browser object for each project: a shared one mislabels the storybook project. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { executablePath: findChromium(), args: chromiumArgs } }),
  instances: [{ browser: 'chromium' as const }],
  commands: { lessonsInNode },
});

export default defineConfig({
  // Found late by the pre-bundler, these would reload the page under a running test.
  optimizeDeps: {
    include: [
      'react-dom/client',
      'react-dom/server.browser',
      '@lemma/api-client > @tanstack/react-query',
      '@lemma/api-client > idb',
      '@lemma/api-client > ky',
      '@lemma/python-runtime > pyodide',
      '@lemma/lesson-renderer > katex/contrib/mhchem',
      'zod',
    ],
  },
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    // All processors: by itself it leaves one idle, which is half of a small machine.
    maxWorkers: '100%',
    coverage: { provider: 'v8', include: ['packages/*/src/**', 'apps/*/src/**'] },
    projects: [
      {
        extends: true,
        plugins: [articles()],
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            '{packages,apps}/*/{src,testing}/**/*.test.ts',
            '{content,scripts,benchmarks}/**/*.test.ts',
          ],
          exclude: ['**/*.browser.test.*', '**/node_modules/**', '**/dist/**'],
          globalSetup: ['./scripts/vitest/python-files.ts'],
          setupFiles: ['@lemma/testing/fail-on-console'],
          testTimeout: 60_000,
          // A hook starts a browser or a server: ten seconds, its own measure, are too few beside other work.
          hookTimeout: 60_000,
          retry,
        },
      },
      {
        extends: true,
        plugins: [react(), pythonRuntime(), articles(), probes()],
        test: {
          name: 'browser',
          include: ['{packages,apps}/*/src/**/*.browser.test.{ts,tsx}'],
          globalSetup: ['./scripts/vitest/python-files.ts'],
          setupFiles: ['@lemma/testing/fail-on-console'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          retry,
          browser: browser(),
        },
      },
      {
        extends: true,
        plugins: [
          storybookTest({
            configDir: '.storybook',
            // What looks the same at both widths is tested at one.
            tags: { exclude: process.env['STORYBOOK_VIEWPORT'] === 'phone' ? ['one-width'] : [] },
          }),
        ],
        test: {
          name: 'storybook',
          globalSetup: ['./scripts/vitest/python-files.ts'],
          setupFiles: ['@lemma/testing/fail-on-console'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          retry,
          browser: browser(),
        },
      },
    ],
  },
});
