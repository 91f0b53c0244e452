import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { installByApt } from '../aptPackages';

/**
 * Chromium loads a page of its own behind the address bar of every window (the first three), which takes as long as
 * ours. Only the last flag of this kind counts, so the features that Playwright disables are repeated here.
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

/** Root needs no sandbox, a test machine has no GPU, and the browser must not fetch anything by itself. */
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
/** Names of the same browser without windows, menus and PDF viewer. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];
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

function onPath(programs: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const files = programs.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...new Set(files)].filter(isExecutable);
}

function installed(): string[] {
  return [...onPath(names), ...wellKnown.filter(isExecutable)];
}

/** Starts the browser, because an existing file may be a stub, lack libraries, or refuse to run as this user. */
async function whyUnusable(executablePath: string): Promise<string | undefined> {
  try {
    const browser = await chromium.launch({ executablePath, args: browserFlags, timeout: 30_000 });
    await browser.close();
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? 'failed') : String(error);
  }
}

/** The first browser that starts, and the reasons why others did not. */
async function firstUsable(
  candidates: readonly string[],
): Promise<{ found: string | undefined; refusals: string[] }> {
  const refusals: string[] = [];
  for (const candidate of candidates) {
    const reason = await whyUnusable(candidate);
    if (reason === undefined) return { found: candidate, refusals };
    refusals.push(`${candidate}: ${reason}`);
  }
  return { found: undefined, refusals };
}

/**
 * Finds a whole browser, with windows and PDF viewer, in this order: `CHROMIUM_PATH`, an installed one, Playwright's
 * download, one that is installed now by apt-get. It must start before it is accepted.
 */
export async function findBrowser(): Promise<string> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined && chosen !== '') {
    const { found, refusals } = await firstUsable([chosen]);
    if (found !== undefined) return found;
    throw new Error(`CHROMIUM_PATH names a browser that does not start.\n${refusals.join('\n')}`);
  }

  const own = chromium.executablePath();
  const { found, refusals } = await firstUsable([...installed(), ...(isExecutable(own) ? [own] : [])]);
  if (found !== undefined) return found;

  const failure = installByApt('chromium');
  if (failure !== undefined) refusals.push(failure);
  else {
    const fresh = await firstUsable(installed());
    if (fresh.found !== undefined) return fresh.found;
    refusals.push(...fresh.refusals);
  }
  throw new Error(
    `No usable Chrome or Chromium. Install one, set CHROMIUM_PATH, or run "npx playwright install chromium".\n${refusals.join('\n')}`,
  );
}

/**
 * Finds the browser for most tests: the same engine without windows, which takes a third less time. Tests that look at
 * an opened PDF ask for the whole browser. In CI this one is installed; elsewhere the whole browser takes its place.
 *
 * @param whole the browser that `findBrowser` found
 */
export async function findQuickBrowser(whole: string): Promise<string> {
  if ((process.env['CHROMIUM_PATH'] ?? '') !== '') return whole;
  const there = await firstUsable(onPath(shellNames));
  if (there.found !== undefined) return there.found;
  if (process.env['CI'] === undefined || installByApt('chromium-headless-shell') !== undefined) return whole;
  return (await firstUsable(onPath(shellNames))).found ?? whole;
}
