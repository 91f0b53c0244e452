import * as v from 'valibot';
import { addDays, isoDate } from '@/domain/time/period';
import { type Rendered, renderApp } from '../render';
import type { Service } from '../service/service';

/** The hours of the eight full weeks before the day of the tests. */
export const steady = [19, 22, 21, 24, 17, 24, 20, 22];
const firstMonday = isoDate('2026-09-21');

interface Written {
  readonly budget?: number;
  readonly state?: string;
  readonly weeks?: readonly number[];
  /** More hours, on a day of their own. */
  readonly more?: readonly [date: string, hours: number];
}

const idRow = v.object({ id: v.number() });
const guidRow = v.object({ guid: v.string() });

function addRecord(service: Service, [customer, project]: readonly number[], date: string, hours: number) {
  service.db.run(
    `insert into workRecords (guid, Date, Project_fk, Customer_fk, Description, HoursWorked, Location)
     values (?, ?, ?, ?, 'work', ?, 'Berlin')`,
    service.db.one(guidRow, 'select guid from users limit 1')?.guid ?? '',
    date,
    project ?? 0,
    customer ?? 0,
    hours,
  );
}

/** Replaces the customers of the seed. */
function fill(
  service: Service,
  customers: Readonly<Record<string, Readonly<Record<string, Written>>>>,
): void {
  for (const table of ['workRecords', 'projects', 'customers']) service.db.run(`delete from ${table}`);
  for (const [name, projects] of Object.entries(customers)) {
    const customer = service.db.run('insert into customers (Name, Active) values (?, 1)', name).insertId;
    for (const [title, { budget, state = 'active', weeks = [], more }] of Object.entries(projects)) {
      const project = service.db.run(
        'insert into projects (Name, ProjectState, TimeBudged, Revenue, Customers_fk) values (?, ?, ?, ?, ?)',
        title,
        state,
        budget ?? 0,
        74_400,
        customer,
      ).insertId;
      const ids = [customer, project];
      for (const [at, hours] of weeks.entries())
        if (hours > 0) addRecord(service, ids, addDays(firstMonday, at * 7), hours);
      if (more) addRecord(service, ids, ...more);
    }
  }
}

/** Projects of every group, and one of each state that is not listed. */
export const everyGroup = {
  Kessler: {
    MES: { budget: 675, weeks: steady, more: ['2026-03-16', 317] },
    Shop: { budget: 180, weeks: steady },
    Wartung: { budget: 120, weeks: steady },
    Energie: { budget: 90, state: 'pending' },
    Intranet: { budget: 90, state: 'closed' },
  },
  Lindenau: {
    Schulung: { weeks: [8], more: ['2026-11-12', 4] },
    Zähler: { budget: 120, more: ['2026-07-10', 98] },
  },
} as const;

/** Opens the report of these customers in its budget tab, or only fills the service. */
export async function open(
  customers: Parameters<typeof fill>[1] = everyGroup,
  address: string | null = '?view=budget',
  language: 'de' | 'en' = 'de',
): Promise<Rendered> {
  const app = await renderApp({ signedInAs: 'manager', language });
  fill(app.service, customers);
  if (address !== null) await app.router.navigate(`/customers/report${address}`);
  return app;
}

/** The rows of the table as texts. */
export const rows = () =>
  [...document.querySelectorAll('main table tr')].map((row) =>
    [...row.querySelectorAll(':scope > :is(td, th)')].map((cell) =>
      cell.textContent.replaceAll('\u00a0', ' '),
    ),
  );
export const rowOf = (name: string) => rows().find(([first]) => first?.startsWith(name));

export function customerId(service: Service, name: string): number {
  return service.db.one(idRow, 'select Id as id from customers where Name = ?', name)?.id ?? 0;
}
