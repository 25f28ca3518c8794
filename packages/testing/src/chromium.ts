/**
 * Where the browser is, decided in one place for Vitest, Playwright and the scripts.
 * CHROMIUM_PATH wins, then a system Chromium or Chrome, then Playwright's own download.
 */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of a Chromium that exists, or an Error that says how to get one. */
export function findChromium(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(
      `CHROMIUM_PATH is ${named}, and there is no file there. Unset it or correct it.`,
    );
  }
  const found = [...systemPaths, chromium.executablePath()].find((path) => existsSync(path));
  if (found) return found;
  throw new Error(
    'No Chromium found. Install one ("apt-get install chromium", or "npx playwright install chromium"), ' +
      'or set CHROMIUM_PATH to the browser you have.',
  );
}

/** Options that hold for every launch: quiet, without Chromium's own background traffic. */
export const chromiumArgs = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
];
