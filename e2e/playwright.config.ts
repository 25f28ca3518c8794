import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, findChromium } from '../scripts/chromium.ts';

/** Every test starts its own house (see house.ts): none depends on another's learner or database. */
export default defineConfig({
  testDir: '.',
  // Apps of other people, with a configuration of their own.
  testIgnore: 'consumers/**',
  outputDir: '../test-results',
  timeout: 240_000,
  // A machine under load is several times slower: a state is waited for, however long it takes.
  expect: { timeout: 60_000 },
  workers: 1,
  fullyParallel: false,
  retries: process.env['CI'] ? 2 : 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    ['list'],
    [
      'json',
      { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? '../test-results/report.json' },
    ],
  ],
  use: {
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    trace: 'retain-on-failure',
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
