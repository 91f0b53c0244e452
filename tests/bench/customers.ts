import type { Page } from '@playwright/test';
import { paintedMarkupOf, showMarkup } from './floor';
import { largeCustomer, memberCount, projectCount, seedLargeCustomer } from './largeCustomer';
import { type Content, awaitContent, tookUntilPaint } from './paint';
import { type Stage, slowProcessor } from './stage';
import { type Result, median } from './table';

interface RouteChange {
  readonly name: string;
  /** The start page, which is opened again each time so that the cache is empty. */
  readonly from: string;
  readonly link: (page: Page) => ReturnType<Page['getByRole']>;
  /** The content to wait for. */
  readonly content: Content;
}

const changes: readonly RouteChange[] = [
  {
    name: 'customers list',
    from: '/work',
    link: (page) => page.getByRole('link', { name: 'Customers', exact: true }),
    content: { selector: '.tw-grid:not(.is-skeleton) > li', count: 10 },
  },
  {
    name: `customer with ${projectCount} projects and ${memberCount} members`,
    from: '/customers',
    link: (page) => page.getByRole('link', { name: `Open: ${largeCustomer}` }),
    // The number that a high screen shows; the rest is below the fold and is drawn right after.
    content: { selector: 'tbody tr, [aria-labelledby="team"] li', count: 16 },
  },
];

/** Opens the start page, moves the pointer to the link and slows the processor down. */
async function begin(stage: Stage, page: Page, change: RouteChange) {
  await page.goto(`${stage.gateway.url}${change.from}`);
  const link = change.link(page);
  // Hovering fetches the screen's code.
  await link.hover();
  await page.waitForLoadState('networkidle');
  return { link, session: await slowProcessor(page, 4) };
}

/** Measures the change of route, and the same markup without the application. */
async function changeOnce(stage: Stage, page: Page, change: RouteChange) {
  const { link, session } = await begin(stage, page, change);
  await awaitContent(page, change.content);
  await link.click();
  const took = await tookUntilPaint(page);
  await session.detach();
  const markup = await paintedMarkupOf(page);
  const again = await begin(stage, page, change);
  const bare = await showMarkup(page, markup);
  await again.session.detach();
  return { took, bare };
}

/** Measures the time from a click to the painted screen of customers. */
export async function measureCustomers(stage: Stage, rounds = 5): Promise<Result[]> {
  seedLargeCustomer(stage.server.service);
  const context = await stage.visit('manager');
  const page = await context.newPage();
  const results: Result[] = [];
  for (const change of changes) {
    const times: Awaited<ReturnType<typeof changeOnce>>[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await changeOnce(stage, page, change));
    results.push({
      name: change.name,
      value: median(times.map(({ took }) => took)),
      unit: 'ms',
      floor: { of: 'its markup', value: median(times.map(({ bare }) => bare)) },
      budget: 2,
    });
  }
  await context.close();
  return results;
}
