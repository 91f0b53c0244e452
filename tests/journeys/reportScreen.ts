import { screen } from '@testing-library/react';
import { guidOf } from '../accounts';
import { patience } from '../patience';
import { type Rendered, renderApp } from '../render';

const KESSLER = 2;
const INTERNAL = 1;

/** A customer of the reference service that all tests of the report use. */
export const kessler = 'Kessler Maschinenbau GmbH';

type Booking = readonly [day: string, hours: number, customer: number, project: string | null];

/** In October 96 + 45 + 16 + 11 of 1,683.5 hours are Kessler's, in September 152. */
const example: readonly Booking[] = [
  ['2026-10-01', 96, KESSLER, 'MES'],
  ['2026-10-02', 45, KESSLER, 'Shop'],
  ['2026-10-30', 16, KESSLER, 'Wartung'],
  ['2026-10-15', 11, KESSLER, null],
  ['2026-09-30', 152, KESSLER, 'MES'],
  ['2026-10-20', 1515.5, INTERNAL, null],
  ['2026-09-10', 1418, INTERNAL, null],
];

/** Replaces all records by these, with projects of their own. */
function book({ service }: Rendered, bookings: readonly Booking[]): void {
  const { db } = service;
  const projects = new Map<string, number>();
  db.run('delete from workRecords');
  for (const [day, hours, customer, project] of bookings) {
    if (project !== null && !projects.has(project)) {
      const { insertId } = db.run(
        "insert into projects (Name, ProjectState, Customers_fk) values (?, 'active', ?)",
        project,
        customer,
      );
      projects.set(project, insertId);
    }
    db.run(
      `insert into workRecords (guid, Date, Project_fk, Customer_fk, Description, TravelTime, HoursWorked, Location)
       values (?, ?, ?, ?, ?, 0.5, ?, 'Augsburg')`,
      guidOf(service, 'member'),
      day,
      project === null ? null : (projects.get(project) ?? null),
      customer,
      `Arbeit am ${day}`,
      hours,
    );
  }
}

/** Opens the report in German, as a manager, over the hours of the example. */
export async function openReport(search = '') {
  const app = await renderApp({ signedInAs: 'manager', language: 'de' });
  book(app, example);
  await app.router.navigate(`/customers/report${search}`);
  await screen.findByRole('rowheader', { name: 'Summe' }, patience);
  // Its code comes later, and must not come after the test.
  await screen.findByLabelText('Bericht durchsuchen oder filtern', {}, patience);
  return { ...app, search: () => app.router.state.location.search };
}

/** The names of the table's rows, in order. */
export const rowNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

/** The texts of a row's cells. */
export function rowTexts(name: string): readonly string[] {
  const row = screen.getByRole('rowheader', { name }).closest('tr');
  return [...(row?.cells ?? [])].map(({ textContent }) => textContent.replaceAll('\u{A0}', ' '));
}
