import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { screens } from './budgets';
import type { Stage } from './stage';
import type { Result } from './table';

interface Loaded {
  /** Until the screen could be used, KiB by path. */
  readonly first: ReadonlyMap<string, number>;
  /** Afterwards, while nobody waits. */
  readonly ahead: ReadonlyMap<string, number>;
}

async function sizesOf(responses: readonly Response[]): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const response of responses) {
    const { pathname } = new URL(response.url());
    if (!/\.(?:js|css)$/u.test(pathname)) continue;
    sizes.set(pathname, brotliCompressSync(await response.body()).length / 1024);
  }
  return sizes;
}

async function loadedBy(page: Page, open: () => Promise<void>): Promise<Loaded> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await open();
  const first = responses.slice();
  await page.waitForLoadState('networkidle');
  return { first: await sizesOf(first), ahead: await sizesOf(responses.slice(first.length)) };
}

function sum(sizes: ReadonlyMap<string, number>, suffix: string): number {
  return [...sizes].filter(([name]) => name.endsWith(suffix)).reduce((total, [, size]) => total + size, 0);
}

function budgetOf(name: string) {
  const screen = screens.find((candidate) => candidate.name === name);
  if (!screen) throw new Error(`no budget for ${name}`);
  return screen.budget;
}

function results(name: string, { first, ahead }: Loaded): Result[] {
  const budget = budgetOf(name);
  const size = { unit: 'KiB', decimals: 1 };
  return [
    { name: `${name}, JavaScript`, value: sum(first, '.js'), budget: budget.javascript, ...size },
    { name: `${name}, CSS`, value: sum(first, '.css'), budget: budget.css, ...size },
    { name: `${name}, fetched ahead afterwards`, value: sum(ahead, ''), ...size },
  ];
}

/** What Chromium really fetches for a screen: the build's own sums must not be wishful. */
export async function measureLoaded(stage: Stage): Promise<Result[]> {
  const out = await stage.visit();
  const signIn = await out.newPage();
  const signInLoaded = await loadedBy(signIn, async () => {
    await signIn.goto(stage.gateway.url);
    await signIn.getByRole('textbox').first().waitFor();
  });
  await out.close();

  const inside = await stage.visit('member');
  const work = await inside.newPage();
  const workLoaded = await loadedBy(work, async () => {
    await work.goto(`${stage.gateway.url}/work`);
    await work.getByRole('row').nth(5).waitFor();
  });
  await inside.close();
  return [...results('sign-in', signInLoaded), ...results('work records', workLoaded)];
}
