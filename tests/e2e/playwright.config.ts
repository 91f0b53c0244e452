import { defineConfig } from '@playwright/test';
import { isLargeSuite } from '../suite';
import { browserFlags, findBrowser, findQuickBrowser } from './browser';
import type { Options } from './fixtures';

// Workers read this file too; only the first process searches.
process.env['TAGWERK_WHOLE_BROWSER'] ??= await findBrowser();
process.env['TAGWERK_BROWSER'] ??= await findQuickBrowser(process.env['TAGWERK_WHOLE_BROWSER']);

/**
 * Which device a test runs on in `npm test`, by its tag: none for the desktop, `@phone` for the phone, `@both` where both
 * layouts are the subject, `@all` for neither. `npm run test:all` runs every test on both devices.
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
  // Measured on two cores: one worker leaves half the machine idle, three make each other late.
  workers: 2,
  fullyParallel: true,
  // A test that passes at the second attempt has found something, and it is not allowed to keep it.
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  // For what hangs only: with three others on the machine the longest stories take half of it.
  timeout: 60_000,
  // Two cores that serve, draw and test at once; what is there at once does not wait for it.
  expect: { timeout: 10_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] === undefined ? [['list']] : [['list'], ['json']],
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    contextOptions: { reducedMotion: 'reduce' },
    // Fetching the whole app once more for each test takes a fifth of its time: offline.spec.ts allows it.
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
