import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '@lemma/testing/chromium';

/** The packed packages in apps of other people: installed and built once, then opened. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/consumers',
  globalSetup: './prepare.ts',
  globalTimeout: 900_000,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    ['list'],
    [
      'json',
      {
        outputFile:
          process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? '../../test-results/consumers.json',
      },
    ],
  ],
  use: {
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    trace: 'retain-on-failure',
  },
});
