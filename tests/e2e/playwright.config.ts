import { defineConfig } from '@playwright/test';
import { isLargeSuite } from '../suite';
import { browserFlags, findBrowser, findQuickBrowser } from './browser';
import type { Options } from './fixtures';

// Workers read this file, too, but only the first process searches for the browsers.
process.env['TAGWERK_WHOLE_BROWSER'] ??= await findBrowser();
process.env['TAGWERK_BROWSER'] ??= await findQuickBrowser(process.env['TAGWERK_WHOLE_BROWSER']);

/**
 * The device on which a test runs in `npm test`, by its tag: the desktop without one, the phone with `@phone`, both
 * with `@both` if both layouts are the subject, and none with `@all`. `npm run test:all` runs every test on both
 * devices.
 */
const chosen = isLargeSuite
  ? { desktop: {}, phone: {} }
  : {
      desktop: { grepInvert: /@(?:phone|all)(?!\S)/u },
      phone: { grep: /@(?:phone|both)(?!\S)/u, grepInvert: /@all(?!\S)/u },
    };

export default defineConfig<Options>({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './globalSetup.ts',
  // Measured on two cores: one worker leaves half of the machine idle, and three slow each other down.
  workers: 2,
  fullyParallel: true,
  // A test that only passes at the second attempt has found a bug, which a retry would hide.
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  // Only for tests that hang: on a busy machine the longest ones take half of it.
  timeout: 60_000,
  // Two cores serve, render and test at once, so some expectations take long; others do not wait for it.
  expect: { timeout: 10_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] === undefined ? [['list']] : [['list'], ['json']],
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    contextOptions: { reducedMotion: 'reduce' },
    // Without this, each test would fetch the whole app once more, which takes a fifth of its time. offline.spec.ts
    // allows it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env['TAGWERK_BROWSER'], args: browserFlags },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', ...chosen.desktop, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      ...chosen.phone,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
  ],
});
