import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/**
 * Chromium loads a page of its own behind the address bar of every window (the first three), which takes as long as
 * ours and runs beside it. Of several such flags the last one counts, so that what Playwright switches off follows.
 */
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Root needs no sandbox, a test machine has no GPU, and nothing may be fetched that a test did not ask for. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${withoutFeatures.join(',')}`,
];

const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
const wellKnown = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installed(): string[] {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...new Set([...onPath, ...wellKnown])].filter(isExecutable);
}

/** A file being there says little: it may be a stub, lack libraries, or refuse to run as this user. */
async function whyUnusable(executablePath: string): Promise<string | undefined> {
  try {
    const browser = await chromium.launch({ executablePath, args: browserFlags, timeout: 30_000 });
    await browser.close();
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? 'failed') : String(error);
  }
}

/** Debian and Ubuntu bring Chromium as a package; only root may install it. */
function installByApt(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'apt-get: not root on Linux';
  console.log('No browser found: installing Chromium by apt-get, which takes a minute.');
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  // An update that could not reach every source may still know the package.
  apt('update');
  const { status, stderr, error } = apt('install', '-y', 'chromium');
  return status === 0 ? undefined : `apt-get install chromium: ${(error?.message ?? stderr).trim()}`;
}

/**
 * The browser for the tests, in this order: `CHROMIUM_PATH`, one that is installed, Playwright's own download, one
 * installed now by apt-get. Each is started once before it is accepted.
 */
export async function findBrowser(): Promise<string> {
  const refusals: string[] = [];
  const firstUsable = async (candidates: readonly string[]) => {
    for (const candidate of candidates) {
      const reason = await whyUnusable(candidate);
      if (reason === undefined) return candidate;
      refusals.push(`${candidate}: ${reason}`);
    }
    return undefined;
  };

  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined && chosen !== '') {
    const usable = await firstUsable([chosen]);
    if (usable !== undefined) return usable;
    throw new Error(`CHROMIUM_PATH names a browser that does not start.\n${refusals.join('\n')}`);
  }

  const own = chromium.executablePath();
  const found = await firstUsable([...installed(), ...(isExecutable(own) ? [own] : [])]);
  if (found !== undefined) return found;

  const failure = installByApt();
  const fresh = failure === undefined ? await firstUsable(installed()) : undefined;
  if (fresh !== undefined) return fresh;
  if (failure !== undefined) refusals.push(failure);
  throw new Error(
    `No usable Chrome or Chromium. Install one, set CHROMIUM_PATH, or run "npx playwright install chromium".\n${refusals.join('\n')}`,
  );
}
