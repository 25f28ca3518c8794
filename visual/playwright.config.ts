import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '@lemma/testing/chromium';
import { isBase, picturesDir } from './drawn-tree.ts';

/** Pictures of every story and page, compared with those of the merge base. See scripts/visual.ts. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/visual',
  snapshotPathTemplate: `${picturesDir}/{projectName}/{arg}{ext}`,
  updateSnapshots: isBase ? 'all' : 'none',
  timeout: 60_000,
  workers: 2,
  fullyParallel: true,
  reporter: isBase
    ? 'line'
    : [['list'], ['html', { outputFolder: '../playwright-report/visual', open: 'never' }]],
  expect: {
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixelRatio: 0.002 },
  },
  use: {
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    colorScheme: 'light',
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 } } },
  ],
});
