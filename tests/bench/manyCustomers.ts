import * as v from 'valibot';
import type { Service } from '../service/service';

const customerCount = 40;
const projectsEach = 6;
export const reportRowCount = 50_000;
/** The days of the rows: all of them are kept on the device, because the test's today is in November. */
export const reportDays = { from: '2026-01-01', to: '2026-09-30' };

/** Creates customers whose projects have hours of all people within months that the report keeps on the device. */
export function seedManyCustomers({ db }: Service): void {
  const people = db.all(v.object({ guid: v.string() }), 'select guid from users');
  const two = (value: number) => String(value).padStart(2, '0');
  db.inTransaction(() => {
    for (let customer = 0; customer < customerCount; customer += 1) {
      const { insertId } = db.run(
        'insert into customers (Name, Active) values (?, 1)',
        `Kundschaft ${two(customer)} GmbH`,
      );
      const projects = Array.from(
        { length: projectsEach },
        (_, at) =>
          db.run(
            `insert into projects (Name, ProjectState, TimeBudged, Revenue, Customers_fk)
             values (?, 'active', 400, 40000, ?)`,
            `Projekt ${at + 1}`,
            insertId,
          ).insertId,
      );
      for (let at = customer; at < reportRowCount; at += customerCount) {
        db.run(
          `insert into workRecords (guid, Date, Project_fk, Customer_fk, Description, HoursWorked, Location)
           values (?, ?, ?, ?, ?, ?, 'Augsburg')`,
          people[at % people.length]?.guid ?? '',
          `2026-${two(1 + (at % 9))}-${two(1 + (at % 28))}`,
          projects[at % projectsEach] ?? null,
          insertId,
          `Arbeitspaket ${at}: Abstimmung, Umsetzung und Übergabe`,
          1 + (at % 7) / 4,
        );
      }
    }
  });
}
