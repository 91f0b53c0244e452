import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { screens } from './budgets';
import type { Stage } from './stage';
import type { Result } from './table';

const sizeOf = (content: string | Uint8Array) => brotliCompressSync(content).length / 1024;

async function sizesOf(responses: readonly Response[]): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const response of responses) {
    const { pathname } = new URL(response.url());
    if (response.request().resourceType() === 'document') {
      const styles = /<style>([^]*?)<\/style>/u.exec(await response.text())?.[1] ?? '';
      sizes.set(`${pathname} inline.css`, sizeOf(styles));
    } else if (/\.(?:js|css)$/u.test(pathname)) {
      sizes.set(pathname, sizeOf(await response.body()));
    }
  }
  return sizes;
}

/** Runs in the page from its start: notes when the screen is shown. */
function observeScreen(selector: string): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return;
    observer.disconnect();
    performance.mark('screen');
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}

/** Runs in the page: the addresses that were requested before the screen was shown. */
function askedBefore(): string[] {
  const stood = performance.getEntriesByName('screen')[0]?.startTime ?? 0;
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime < stood)
    .map(({ name }) => name);
}

/**
 * The sizes in KiB, by path, of the files that were requested before the screen could be used.
 *
 * @param selector matches an element of the screen itself, and none of the first screen
 */
async function loadedBy(page: Page, url: string, selector: string): Promise<ReadonlyMap<string, number>> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.addInitScript(observeScreen, selector);
  await page.goto(url);
  await page.locator(selector).first().waitFor();
  await page.waitForLoadState('networkidle');
  const before = new Set(await page.evaluate(askedBefore));
  const isFirst = (response: Response) =>
    response.request().resourceType() === 'document' || before.has(response.url());
  return sizesOf(responses.filter(isFirst));
}

function sum(sizes: ReadonlyMap<string, number>, suffix: string): number {
  return [...sizes].filter(([name]) => name.endsWith(suffix)).reduce((total, [, size]) => total + size, 0);
}

function budgetOf(name: string) {
  const screen = screens.find((candidate) => candidate.name === name);
  if (!screen) throw new Error(`no budget for ${name}`);
  return screen.budget;
}

function results(name: string, sizes: ReadonlyMap<string, number>): Result[] {
  const budget = budgetOf(name);
  const size = { unit: 'KiB', decimals: 1 } as const;
  return [
    { name: `${name}, JavaScript`, value: sum(sizes, '.js'), budget: budget.javascript, ...size },
    { name: `${name}, CSS`, value: sum(sizes, '.css'), budget: budget.css, ...size },
  ];
}

/** Measures what Chromium really fetches for a screen, to check the sums of the build. */
export async function measureLoaded(stage: Stage): Promise<Result[]> {
  const out = await stage.visit();
  const signIn = await loadedBy(
    await out.newPage(),
    stage.gateway.url,
    'html:not([data-first-screen]) #root form',
  );
  await out.close();

  const inside = await stage.visit('member');
  const work = await loadedBy(await inside.newPage(), `${stage.gateway.url}/work`, 'tr[data-record]');
  await inside.close();
  return [...results('sign-in', signIn), ...results('work records', work)];
}
