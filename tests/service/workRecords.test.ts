import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { seedWorkRecords } from './seed/manyRecords';
import { fieldOf, listOf, numberOf, startTest, testDay, textOf } from './testing';

const record = {
  Employee: 'jalbrecht',
  Date: testDay,
  Project_fk: null,
  Customer_fk: null,
  Description: 'Angebot geschrieben',
  TravelTime: null,
  Departure: '07:30',
  Arrival: '16:05',
  DistanceKM: 34,
  FoodAllowance: 16,
  TravelExpenses: 10.2,
  HoursWorked: 7.5,
  Location: 'Augsburg',
};

describe('work records', () => {
  it('are listed for their owner, by day and id descending, with the names of customer and project', async () => {
    const { jana } = startTest();
    const all = listOf((await jana.send('POST /workrecords', { start: 0, count: 1000 })).body);
    const keys = all.map((one) => [textOf(fieldOf(one, 'Date')), numberOf(fieldOf(one, 'Id'))] as const);
    const sorted = keys.toSorted(([dayA, a], [dayB, b]) => dayB.localeCompare(dayA) || b - a);
    expect(keys).toEqual(sorted);
    expect(new Set(all.map((one) => fieldOf(one, 'Employee')))).toEqual(new Set(['jalbrecht']));
    expect(typeof fieldOf(all[0], 'Customer_Name')).toBe('string');
    expect((await jana.send('POST /workrecords', { start: 20, count: 20 })).body).toEqual(all.slice(20, 40));
    expect((await jana.send('POST /workrecords', { start: 5000, count: 20 })).body).toEqual([]);
  });

  it('are created, read with seconds, changed and deleted', async () => {
    const { jana } = startTest();
    const { body } = await jana.send('PUT /workrecords', { ...record, Customer_fk: 2, Project_fk: 5 });
    const id = numberOf(fieldOf(body, 'insertId'));
    const [first] = listOf((await jana.send('POST /workrecords', { start: 0, count: 1 })).body);
    expect(first).toEqual({
      ...record,
      Id: id,
      Customer_fk: 2,
      Project_fk: 5,
      Customer_Name: 'Kessler Maschinenbau GmbH',
      Project_Name: 'MES-Einführung Werk 2',
      Departure: '07:30:00',
      Arrival: '16:05:00',
    });
    const change = { Id: id, ...record, HoursWorked: 8 };
    expect((await jana.send(`PATCH /workrecords/${id}`, change)).body).toEqual({
      affectedRows: 1,
      changedRows: 1,
    });
    expect((await jana.send(`PATCH /workrecords/${id}`, change)).body).toEqual({
      affectedRows: 1,
      changedRows: 0,
    });
    expect((await jana.send(`DELETE /workrecords/${id}`)).body).toEqual({ affectedRows: 1 });
    expect((await jana.send(`DELETE /workrecords/${id}`)).status).toBe(404);
  });

  it.each(Object.keys(record))('need %s, which may not be an empty text', async (field) => {
    const { jana } = startTest();
    const { [field]: _, ...missing } = v.parse(v.record(v.string(), v.unknown()), record);
    expect(await jana.send('PUT /workrecords', missing)).toEqual({
      status: 400,
      body: { message: `${field}: is required` },
    });
    expect(await jana.send('PUT /workrecords', { ...record, [field]: '' })).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(`^${field}: `) },
    });
  });

  it.each(['Employee', 'Date', 'Description', 'HoursWorked', 'Location'])(
    'do not take null for %s',
    async (field) => {
      const { jana } = startTest();
      expect((await jana.send('PUT /workrecords', { ...record, [field]: null })).status).toBe(400);
    },
  );

  it.each([
    [{ HoursWorked: '7.5' }, 'HoursWorked: a number is expected'],
    [{ HoursWorked: -1 }, 'HoursWorked: must not be negative'],
    [{ Date: '2026-02-29' }, 'Date: a date yyyy-mm-dd is expected'],
    [{ Date: '2026-11-19T00:00:00Z' }, 'Date: a date yyyy-mm-dd is expected'],
    [{ Departure: '7:30' }, 'Departure: a time HH:mm is expected'],
    [{ Arrival: '24:00' }, 'Arrival: a time HH:mm is expected'],
    [{ Arrival: '16:00:00' }, 'Arrival: a time HH:mm is expected'],
    [{ Customer_fk: '2' }, 'Customer_fk: an id is expected'],
    [{ Customer_fk: 999 }, 'Customer_fk: no such customer'],
    [{ Customer_fk: 3, Project_fk: 5 }, 'Project_fk: not a project of this customer'],
    [{ Project_fk: 999 }, 'Project_fk: no such project'],
    [{ Id: 7 }, 'Id: is not known to this call'],
    [{ Customer_Name: 'x' }, 'Customer_Name: is not known to this call'],
    [{ Project_Name: null }, 'Project_Name: is not known to this call'],
  ])('refuse %j', async (change, message) => {
    const { jana } = startTest();
    expect(await jana.send('PUT /workrecords', { ...record, ...change })).toEqual({
      status: 400,
      body: { message },
    });
  });

  it('are saved under the user’s own name, and those of others do not exist', async () => {
    const { jana, tobias } = startTest();
    expect((await jana.send('PUT /workrecords', { ...record, Employee: 'treimann' })).status).toBe(403);
    const [first] = listOf((await jana.send('POST /workrecords', { start: 0, count: 1 })).body);
    const route = `/workrecords/${numberOf(fieldOf(first, 'Id'))}`;
    expect((await tobias.send(`PATCH ${route}`, { HoursWorked: 1 })).status).toBe(404);
    expect((await tobias.send(`DELETE ${route}`)).status).toBe(404);
  });

  it('can be changed by single fields, at least one, with the id of the address', async () => {
    const { jana } = startTest();
    const [first] = listOf((await jana.send('POST /workrecords', { start: 0, count: 1 })).body);
    const route = `PATCH /workrecords/${numberOf(fieldOf(first, 'Id'))}`;
    expect((await jana.send(route, { Departure: '08:00' })).body).toEqual({
      affectedRows: 1,
      changedRows: 1,
    });
    expect((await jana.send(route, {})).body).toEqual({ message: 'body: at least one field is expected' });
    expect((await jana.send(route, { Id: 1 })).body).toEqual({ message: 'Id: is not the id of the address' });
    // The stored project must belong to a new customer, too.
    const other = Number(fieldOf(first, 'Customer_fk')) === 3 ? 4 : 3;
    expect((await jana.send(route, { Customer_fk: other })).body).toEqual({
      message: 'Project_fk: not a project of this customer',
    });
    expect((await jana.send(route, { Customer_fk: other, Project_fk: null })).status).toBe(200);
  });

  it('are added by the thousand for benches', async () => {
    const { service, as } = startTest();
    const frieda = as('frieda.wolff');
    expect((await frieda.send('POST /workrecords', { start: 0, count: 20 })).body).toEqual([]);
    seedWorkRecords(service, frieda.guid, 2000);
    expect(listOf((await frieda.send('POST /workrecords', { start: 1980, count: 50 })).body)).toHaveLength(
      20,
    );
  });
});

describe('the user’s last four weeks', () => {
  const day = async (Date: string, HoursWorked: number, more = {}) => ({
    ...record,
    Date,
    HoursWorked,
    ...more,
  });

  it('are summed up by week, customer and project', async () => {
    const { as } = startTest({ today: '2027-01-06' });
    const frieda = as('frieda.wolff');
    const kessler = { Employee: 'fwolff', Customer_fk: 2, Project_fk: 5 };
    for (const one of [
      day('2026-12-09', 99, kessler),
      day('2026-12-10', 0.1, kessler),
      day('2026-12-11', 0.2, kessler),
      day('2026-12-28', 8, { Employee: 'fwolff' }),
      day('2027-01-05', 7, { Employee: 'fwolff', Customer_fk: 3 }),
      day('2027-01-07', 99, kessler),
    ]) {
      expect((await frieda.send('PUT /workrecords', await one)).status).toBe(200);
    }
    expect((await frieda.send('GET /evaluation/me/time')).body).toEqual([
      { calendarWeek: 1, workHours: 7 },
      { calendarWeek: 50, workHours: 0.3 },
      { calendarWeek: 53, workHours: 8 },
    ]);
    expect((await frieda.send('GET /evaluation/me/customer')).body).toEqual([
      { customer: 'Stadtwerke Lindenau', hours: 7 },
      { customer: 'Kessler Maschinenbau GmbH', hours: 0.3 },
    ]);
    expect((await frieda.send('GET /evaluation/me/project')).body).toEqual([
      { project: 'MES-Einführung Werk 2', hours: 0.3 },
    ]);
  });
});
