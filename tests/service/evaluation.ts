import * as v from 'valibot';
import type { Store } from './database';
import { addDays, isoWeek, round } from './days';
import type { Parts } from './parts';
import type { Router } from './router';
import { nothing } from './validate';

const exportRow = v.object({
  Date: v.string(),
  Employee: v.string(),
  Customer: v.nullable(v.string()),
  Project: v.nullable(v.string()),
  Description: v.string(),
  Location: v.nullable(v.string()),
  HoursWorked: v.number(),
  TravelTime: v.nullable(v.number()),
});
const monthRow = v.object({ Month: v.string(), Hours: v.number() });
type Link = 'Customer_fk' | 'Project_fk';
type Period = { startDate: string; endDate: string };

/** Flat rows for the spreadsheet of a customer or project; both days are included, and an inverted range is empty. */
export function exportOf(store: Store, link: Link, linkId: number, { startDate, endDate }: Period): unknown {
  return store.all(
    exportRow,
    `select w.Date, u.givenname || ' ' || u.surname as Employee, c.Name as Customer, p.Name as Project,
       w.Description, w.Location, w.HoursWorked, w.TravelTime
     from workRecords w join users u on u.guid = w.guid left join customers c on c.Id = w.Customer_fk
     left join projects p on p.Id = w.Project_fk
     where w.${link} = ? and w.Date between ? and ? order by w.Date, Employee, w.Id`,
    linkId,
    startDate,
    endDate,
  );
}

/** Hours per month, in ascending order; months without hours are left out. */
export function monthsOf(store: Store, link: Link, linkId: number, { startDate, endDate }: Period): unknown {
  return store
    .all(
      monthRow,
      `select substr(Date, 1, 7) as Month, sum(HoursWorked) as Hours from workRecords
       where ${link} = ? and Date between ? and ? group by Month having Hours > 0 order by Month`,
      linkId,
      startDate,
      endDate,
    )
    .map(({ Month, Hours }) => ({ Month, Hours: round(Hours) }));
}

const dayRow = v.object({ Date: v.string(), hours: v.number() });
const namedRow = v.object({ name: v.string(), hours: v.number() });

/** The user's own last four weeks. */
export function addEvaluation({ call }: Router, { store, today }: Parts): void {
  const firstDay = (): string => addDays(today(), -27);
  const byName = (
    guid: string,
    table: 'customers' | 'projects',
    link: Link,
  ): v.InferOutput<typeof namedRow>[] =>
    store.all(
      namedRow,
      `select t.Name as name, sum(w.HoursWorked) as hours from workRecords w join ${table} t on t.Id = w.${link}
       where w.guid = ? and w.Date between ? and ? group by t.Id order by hours desc, t.Name`,
      guid,
      firstDay(),
      today(),
    );

  call('GET /evaluation/me/time', nothing, ({ me }) => {
    const days = store.all(
      dayRow,
      'select Date, sum(HoursWorked) as hours from workRecords where guid = ? and Date between ? and ? group by Date',
      me.guid,
      firstDay(),
      today(),
    );
    const weeks = new Map<number, number>();
    for (const { Date, hours } of days) weeks.set(isoWeek(Date), (weeks.get(isoWeek(Date)) ?? 0) + hours);
    return [...weeks]
      .sort(([a], [b]) => a - b)
      .map(([calendarWeek, hours]) => ({ calendarWeek, workHours: round(hours) }));
  });

  call('GET /evaluation/me/project', nothing, ({ me }) =>
    byName(me.guid, 'projects', 'Project_fk').map(({ name, hours }) => ({
      project: name,
      hours: round(hours),
    })),
  );

  call('GET /evaluation/me/customer', nothing, ({ me }) =>
    byName(me.guid, 'customers', 'Customer_fk').map(({ name, hours }) => ({
      customer: name,
      hours: round(hours),
    })),
  );
}
