import * as v from 'valibot';
import { addDays, dayOf, weekday } from '../days';
import type { Service } from '../service';

const projectRow = v.object({ Id: v.number(), Customers_fk: v.number(), Name: v.string() });

/**
 * Adds `count` records for one user, going back in time: for benches and paging.
 *
 * @param perDay how many a working day has in the mean
 * @param until the day after the newest; the oldest record of the service if it is missing
 */
export function seedWorkRecords(
  service: Service,
  guid: string,
  count: number,
  { perDay = 3, until }: { readonly perDay?: number; readonly until?: string } = {},
): void {
  const { db } = service;
  const projects = db.all(projectRow, 'select Id, Customers_fk, Name from projects order by Id');
  const last = db.one(
    v.object({ Date: v.nullable(v.string()) }),
    'select min(Date) as Date from workRecords',
  );
  let day = until ?? last?.Date ?? dayOf(new Date());
  db.inTransaction(() => {
    for (let index = 0; index < count; index += 1) {
      if (Math.floor(index / perDay) > Math.floor((index - 1) / perDay)) {
        do day = addDays(day, -1);
        while (weekday(day) > 5);
      }
      const project = projects[index % Math.max(1, projects.length)];
      db.run(
        `insert into workRecords (guid, Date, Project_fk, Customer_fk, Description, HoursWorked, Location)
         values (?, ?, ?, ?, ?, ?, ?)`,
        guid,
        day,
        project?.Id ?? null,
        project?.Customers_fk ?? null,
        `${project?.Name ?? 'Arbeit'}: Arbeitspaket ${index + 1}`,
        2 + (index % 3) / 2,
        'Augsburg',
      );
    }
  });
}
