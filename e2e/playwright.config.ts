import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, findChromium } from '@lemma/testing/chromium';

/** Every test starts its own house (see house.ts): none depends on another's learner or database. */
export default defineConfig({
  testDir: '.',
  // Apps of other people, with a configuration of their own.
  testIgnore: 'consumers/**',
  outputDir: '../test-results',
  timeout: 240_000,
  // A machine under load is several times slower: a state is waited for, however long it takes.
  expect: { timeout: 60_000 },
  // One size for both kinds of screen, whatever their density; a run never takes a picture by itself.
  snapshotPathTemplate: '../docs/pictures/{arg}{ext}',
  updateSnapshots: 'none',
  // Much of a journey is waiting: for a server's start, for a debounce, for idle time.
  workers: 2,
  fullyParallel: false,
  retries: process.env['CI'] ? 2 : 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '../.reports/journey.json' }]],
  use: {
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    // A trace of every test takes half as long again (70 s against 47 for two journeys): the second try of a failed one has it.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    // What differs between screens runs on both; the rest is tagged.
    {
      name: 'phone',
      grepInvert: /@desktop/u,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
});
