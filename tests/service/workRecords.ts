import * as v from 'valibot';
import { changeRow, type Store } from './database';
import { checkEmployee } from './owner';
import type { Parts } from './parts';
import { checkProject, pageOf } from './projectOf';
import { broken, notFound } from './refusal';
import type { Router } from './router';
import { amount, body, day, id, nothing, orNull, page, someField, text, time } from './validate';

// A create request contains every field, null for empty ones.
const fields = {
  Employee: text,
  Date: day,
  Project_fk: orNull(id),
  Customer_fk: orNull(id),
  Description: text,
  TravelTime: orNull(amount),
  Departure: orNull(time),
  Arrival: orNull(time),
  DistanceKM: orNull(amount),
  FoodAllowance: orNull(amount),
  TravelExpenses: orNull(amount),
  HoursWorked: amount,
  Location: text,
};
const newRecord = v.strictObject(fields);
const changedRecord = v.pipe(v.partial(v.strictObject({ Id: id, ...fields })), someField());

const number = v.nullable(v.number());
const string = v.nullable(v.string());
const recordRow = v.object({
  Id: v.number(),
  Employee: v.string(),
  Date: v.string(),
  Project_fk: number,
  Customer_fk: number,
  Description: v.string(),
  TravelTime: number,
  Departure: string,
  Arrival: string,
  DistanceKM: number,
  FoodAllowance: number,
  TravelExpenses: number,
  HoursWorked: v.number(),
  Location: v.string(),
  Customer_Name: string,
  Project_Name: string,
});

const selectRecords = `
  select w.*, u.username as Employee, c.Name as Customer_Name, p.Name as Project_Name
  from workRecords w join users u on u.guid = w.guid
  left join customers c on c.Id = w.Customer_fk left join projects p on p.Id = w.Project_fk`;

/** The time as a column of type TIME would store it. */
const withSeconds = (value: string | null | undefined): string | null | undefined =>
  typeof value === 'string' ? `${value}:00` : value;

const linksRow = v.object({ Customer_fk: number, Project_fk: number });

function ownLinks(store: Store, recordId: number, guid: string): v.InferOutput<typeof linksRow> {
  const found = store.one(
    linksRow,
    'select Customer_fk, Project_fk from workRecords where Id = ? and guid = ?',
    recordId,
    guid,
  );
  if (!found) throw notFound('work record');
  return found;
}

export function addWorkRecords({ call }: Router, { store }: Parts): void {
  call('POST /workrecords', body(page), ({ me, body: { start, count } }) =>
    store.all(
      recordRow,
      `${selectRecords} where w.guid = ? order by w.Date desc, w.Id desc ${pageOf}`,
      me.guid,
      count,
      start,
    ),
  );

  call('PUT /workrecords', body(newRecord), ({ me, body: asked }) => {
    checkEmployee(asked.Employee, me);
    checkProject(store, asked);
    const { Employee: _, ...rest } = asked;
    const row = { ...rest, Departure: withSeconds(asked.Departure), Arrival: withSeconds(asked.Arrival) };
    const { insertId } = store.run(
      `insert into workRecords (guid, ${Object.keys(row).join(', ')})
       values (?${', ?'.repeat(Object.keys(row).length)})`,
      me.guid,
      ...Object.values(row).map((value) => value ?? null),
    );
    return { insertId };
  });

  call('PATCH /workrecords/:id', body(changedRecord), (asked) => {
    const { Id, Employee, ...changes } = asked.body;
    const recordId = asked.id();
    const before = ownLinks(store, recordId, asked.me.guid);
    if (Id !== undefined && Id !== recordId) throw broken('Id', 'is not the id of the address');
    checkEmployee(Employee, asked.me);
    const { Customer_fk = before.Customer_fk, Project_fk = before.Project_fk } = changes;
    checkProject(store, { Customer_fk, Project_fk });
    return changeRow(
      store,
      'workRecords',
      { column: 'Id', value: recordId },
      { ...changes, Departure: withSeconds(changes.Departure), Arrival: withSeconds(changes.Arrival) },
    );
  });

  call('DELETE /workrecords/:id', nothing, ({ me, id: idOf }) => {
    const { changes } = store.run('delete from workRecords where Id = ? and guid = ?', idOf(), me.guid);
    if (changes === 0) throw notFound('work record');
    return { affectedRows: 1 };
  });
}
