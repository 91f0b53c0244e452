import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { guidOf } from '../accounts';
import type { Service } from '../service/service';
import { type Content, awaitContent, timeContent } from './content';
import { markupOf, showMarkup } from './floor';
import { type Stage, slowProcessor } from './stage';
import { type Result, median } from './table';

declare global {
  interface Window {
    stalls: number[];
  }
}

const projectCount = 200;
const memberCount = 60;
const rowCount = 100_000;
const name = 'Groß & Umfangreich AG';

/** A customer with many projects, members and hours; answers its id. */
function seedLargeCustomer(service: Service): number {
  const { db } = service;
  let customer = 0;
  db.inTransaction(() => {
    customer = db.run(
      'insert into customers (Name, Active, CustomerNumber) values (?, 1, ?)',
      name,
      'K-1',
    ).insertId;
    const projects: number[] = [];
    for (let at = 1; at <= projectCount; at += 1) {
      const { insertId } = db.run(
        `insert into projects (Name, ProjectState, TimeBudged, Revenue, Customers_fk) values (?, 'active', 100, 1000, ?)`,
        `Vorhaben ${String(at).padStart(3, '0')}`,
        customer,
      );
      projects.push(insertId);
    }
    const people = db.all(v.object({ guid: v.string() }), 'select guid from users');
    for (let at = 0; at < memberCount; at += 1) {
      const guid = people[at]?.guid ?? addPerson(service, at);
      db.run('insert into customerMembers (customerId, guid) values (?, ?)', customer, guid);
    }
    const employee = guidOf(service, 'manager');
    for (let at = 0; at < rowCount; at += 1) {
      db.run(
        `insert into workRecords (guid, Date, Project_fk, Customer_fk, Description, HoursWorked, Location)
         values (?, ?, ?, ?, ?, 1.5, 'Augsburg')`,
        employee,
        `20${String(10 + (at % 16))}-${String(1 + (at % 12)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`,
        projects[at % projectCount] ?? null,
        customer,
        `Arbeitspaket ${at}: Abstimmung, Umsetzung und Übergabe`,
      );
    }
  });
  return customer;
}

function addPerson({ db }: Service, at: number): string {
  const guid = `bench-${at}`;
  db.run(
    `insert into users (guid, username, mail, givenname, surname, role, verificationState)
     values (?, ?, ?, ?, ?, 'member', 'verified')`,
    guid,
    guid,
    `${guid}@nordfeld.example`,
    'Person',
    `Nummer ${at}`,
  );
  return guid;
}

interface RouteChange {
  readonly name: string;
  /** Where it starts; the page is opened there each time, so that no answer is in the cache. */
  readonly from: string;
  readonly link: (page: Page) => ReturnType<Page['getByRole']>;
  /** What has to stand there, and how often. */
  readonly content: Content;
  /** Printed, but nobody waits for it. */
  readonly isBelowTheFold?: boolean;
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
    link: (page) => page.getByRole('link', { name: `Open: ${name}` }),
    // What a high screen shows of them; the rest is below the fold and comes right after.
    content: { selector: 'tbody tr, .tw-memb', count: 16 },
  },
  {
    name: 'the same, to its last project and member',
    from: '/customers',
    link: (page) => page.getByRole('link', { name: `Open: ${name}` }),
    content: { selector: 'tbody tr, .tw-memb', count: projectCount + memberCount },
    isBelowTheFold: true,
  },
];

/** Where the change begins, on the slower processor, with the pointer on the link. */
async function begin(stage: Stage, page: Page, change: RouteChange, factor: number) {
  await page.goto(`${stage.gateway.url}${change.from}`);
  const link = change.link(page);
  // The pointer is there before it is pressed, which fetches the screen's code.
  await link.hover();
  await page.waitForLoadState('networkidle');
  return { link, session: await slowProcessor(page, factor) };
}

/** What the change takes, and what the same finished markup takes without the application. */
async function changeOnce(stage: Stage, page: Page, change: RouteChange, factor: number) {
  const { link, session } = await begin(stage, page, change, factor);
  await page.evaluate(awaitContent, change.content);
  await link.click();
  const took = await timeContent(page);
  await session.detach();
  if (change.isBelowTheFold) return { took, bare: 0 };
  const markup = await markupOf(page);
  const again = await begin(stage, page, change, factor);
  const bare = await showMarkup(page, markup);
  await again.session.detach();
  return { took, bare };
}

/** Runs in the page: notes every task that kept the page from answering for 50 ms or more. */
function observeStalls(): void {
  window.stalls = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.stalls.push(duration);
  }).observe({ type: 'longtask' });
}

async function exportOnce(page: Page, address: string): Promise<{ took: number; longest: number }> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Range' }).click();
  await dialog.getByLabel('From').fill('2000-01-01');
  await page.waitForLoadState('networkidle');
  await page.evaluate(observeStalls);
  const since = performance.now();
  const file = page.waitForEvent('download', { timeout: 60_000 });
  await dialog.getByRole('button', { name: 'Export' }).click();
  await file;
  const took = performance.now() - since;
  return { took, longest: Math.max(0, ...(await page.evaluate(() => window.stalls))) };
}

/** From a click to the painted screen of customers, and the export of everything. */
export async function measureCustomers(stage: Stage, rounds = 5): Promise<Result[]> {
  const results: Result[] = [];
  const customer = seedLargeCustomer(stage.server.service);
  const context = await stage.visit('manager');
  const page = await context.newPage();
  for (const { factor, budget, label } of [
    { factor: 1, budget: 100, label: '' },
    { factor: 4, budget: 300, label: ', 4x slower' },
  ]) {
    for (const change of changes) {
      const times: Awaited<ReturnType<typeof changeOnce>>[] = [];
      for (let round = 0; round < rounds; round += 1)
        times.push(await changeOnce(stage, page, change, factor));
      const value = median(times.map(({ took }) => took));
      const title = change.name + label;
      if (change.isBelowTheFold) {
        results.push({ name: title, value, unit: 'ms' });
        continue;
      }
      const bare = median(times.map((time) => time.bare));
      results.push({ name: title, value, budget, unit: 'ms' });
      results.push({ name: `${title}: its finished markup alone`, value: bare, unit: 'ms' });
    }
  }
  const seen: { took: number; longest: number }[] = [];
  for (let round = 0; round < 3; round += 1)
    seen.push(await exportOnce(page, `${stage.gateway.url}/customer/${customer}`));
  await context.close();
  return [
    ...results,
    {
      name: `export of ${rowCount.toLocaleString('en')} rows`,
      value: median(seen.map(({ took }) => took)),
      budget: 6000,
      unit: 'ms',
    },
    {
      name: 'longest task of the page meanwhile, 0: none above 50 ms',
      value: Math.max(...seen.map(({ longest }) => longest)),
      budget: 50,
      unit: 'ms',
    },
  ];
}
