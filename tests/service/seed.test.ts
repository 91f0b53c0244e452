import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { inflateSync } from 'node:zlib';
import Database from 'libsql';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { weekday } from './days';
import { newcomer } from './demoAccounts';
import { isHoliday } from './seed/holidays';
import { people } from './seed/people';
import { landscape, portrait } from './seed/portraits';
import { createService, type Service } from './service';
import { clientWith, fieldOf, guidOf, listOf, startTest, testDay } from './testing';

const anyRow = v.record(v.string(), v.unknown());
const tables = [
  'users',
  'identities',
  'customers',
  'customerMembers',
  'projects',
  'projectMembers',
  'workRecords',
  'expenses',
  'sheets',
  'boards',
  'boardMembers',
  'buckets',
  'tasks',
  'taskMembers',
  'comments',
];

function contentOf({ db }: Service): unknown {
  return tables.map((table) =>
    // libsql adds the duration of the query to each row.
    db.all(anyRow, `select * from ${table}`).map(({ _metadata, passwordHash: _salted, ...row }) => row),
  );
}

describe('the seed', () => {
  it('is the same for the same day, and moves with the day', () => {
    const first = contentOf(startTest().service);
    expect(contentOf(startTest().service)).toEqual(first);
    expect(contentOf(startTest({ today: '2026-11-20' }).service)).not.toEqual(first);
  });

  it('has the size of a real company', () => {
    const { db } = startTest().service;
    const count = (table: string): unknown => db.one(anyRow, `select count(*) as n from ${table}`)?.['n'];
    expect([count('users'), count('customers'), count('projects')]).toEqual([24, 12, 30]);
    const states = db
      .all(anyRow, 'select distinct ProjectState from projects')
      .map((row) => row['ProjectState']);
    expect(new Set(states)).toEqual(new Set(['active', 'closed', 'failed', 'pending', 'verified']));
    expect(count('workRecords')).toBeGreaterThan(1200);
  });

  it('records working days of the last eight weeks, with believable hours', () => {
    const { db } = startTest().service;
    const day = v.object({ Date: v.string(), guid: v.string(), hours: v.number(), parts: v.number() });
    const days = db.all(
      day,
      'select Date, guid, sum(HoursWorked) as hours, count(*) as parts from workRecords group by Date, guid',
    );
    expect(
      days.filter(
        ({ Date }) => weekday(Date) > 5 || isHoliday(Date) || Date > testDay || Date < '2026-09-25',
      ),
    ).toEqual([]);
    const strange = days.filter(({ hours, Date }) => hours > 9 || (Date < testDay && hours < 7.5));
    expect(strange.map(({ Date }) => Date.slice(0, 7))).toEqual(['2026-10', '2026-10']);
    expect(days.every(({ parts }) => parts <= 4)).toBe(true);
  });

  it('has a project of each group of budgets, and mistakes for the clean-up in the month before', () => {
    const { db } = startTest().service;
    const count = (text: string) => db.all(anyRow, text).length;
    const hours = 'select 1 from workRecords where Project_fk = projects.Id';
    expect(count("select Id from projects where ProjectState = 'active' and TimeBudged = 0")).toBe(1);
    expect(count(`select Id from projects where ProjectState = 'active' and not exists (${hours})`)).toBe(1);
    const october = "from workRecords where Date like '2026-10-%'";
    expect(count(`select Id ${october} and Project_fk is null`)).toBe(1);
    expect(count(`select guid ${october} group by guid, Date having sum(HoursWorked) > 10`)).toBeGreaterThan(
      0,
    );
    const same = 'guid, Date, Project_fk, Description, HoursWorked';
    expect(count(`select guid ${october} group by ${same} having count(*) > 1`)).toBe(1);
  });

  it('links records only to projects of their customer', () => {
    const { db } = startTest().service;
    const wrong = `join projects p on p.Id = x.Project_fk where p.Customers_fk is not x.Customer_fk`;
    expect(db.all(anyRow, `select x.Id from workRecords x ${wrong}`)).toEqual([]);
    expect(db.all(anyRow, `select x.Id from expenses x ${wrong}`)).toEqual([]);
  });

  it('gives a newcomer nothing at all', async () => {
    const { as } = startTest();
    const frieda = as(newcomer.mail.replace('@nordfeld.example', ''));
    const page = { start: 0, count: 20 };
    for (const call of ['POST /workrecords', 'POST /expenses', 'POST /sheet/time']) {
      expect((await frieda.send(call, page)).body).toEqual([]);
    }
    expect((await frieda.send('GET /kanban')).body).toEqual([]);
  });

  it('draws portraits under 2.5 KB and valid receipts', async () => {
    for (const { look, mail } of people) {
      expect(landscape(mail).length).toBeLessThan(6000);
      expect(look === null ? 0 : portrait(look, mail, 512).length).toBeLessThan(2500);
    }
    const { jana } = startTest();
    const expenses = listOf((await jana.send('POST /expenses', { start: 0, count: 100 })).body);
    const fileOf = (contentType: string): Buffer => {
      const link = expenses.find((one) => fieldOf(one, 'FileLink', 'contentType') === contentType);
      return Buffer.from(String(fieldOf(link, 'FileLink', 'path')).split(',')[1] ?? '', 'base64');
    };
    expect(fileOf('image/jpeg').subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    const png = fileOf('image/png');
    const data = png.indexOf('IDAT');
    const length = png.readUInt32BE(data - 4);
    expect(inflateSync(png.subarray(data + 4, data + 4 + length))).toHaveLength(301 * 380);
    const pdf = fileOf('application/pdf').toString('latin1');
    const table = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
    expect(pdf.slice(table, table + 4)).toBe('xref');
    for (const [index, place] of [...pdf.matchAll(/(\d{10}) 00000 n/g)].entries()) {
      expect(pdf.slice(Number(place[1])).startsWith(`${index + 1} 0 obj`)).toBe(true);
    }
  });
});

describe('the holidays', () => {
  it.each(['2026-04-03', '2026-04-06', '2026-05-14', '2026-05-25', '2027-03-29', '2026-10-03', '2026-12-25'])(
    'include %s',
    (day) => {
      expect(isHoliday(day)).toBe(true);
    },
  );
  it.each(['2026-04-05', '2026-11-19', '2026-12-24'])('do not include %s', (day) => {
    expect(isHoliday(day)).toBe(false);
  });
});

describe('an empty service', () => {
  it('has one admin and nothing else', async () => {
    const service = createService({ empty: true, today: testDay });
    const guid = guidOf(service, 'anke.petersen');
    const anke = clientWith(service, service.issueToken(guid));
    const page = { start: 0, count: 20 };
    expect(listOf((await anke.send('POST /users', page)).body)).toHaveLength(1);
    for (const call of ['POST /customers', 'POST /workrecords'])
      expect((await anke.send(call, page)).body).toEqual([]);
    for (const call of ['GET /customers', 'GET /kanban', 'GET /evaluation/me/time'])
      expect((await anke.send(call)).body).toEqual([]);
  });
});

describe('a data file', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(`${tmpdir()}/tagwerk-service-`);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('keeps data and sessions over a restart', async () => {
    const data = `${folder}/sub/kept.sqlite`;
    const { service, jana } = startTest({ data });
    const token = service.issueToken(jana.guid);
    await jana.send(`PUT /users/${jana.guid}`, { about: 'bleibt' });
    service.close();
    const again = createService({ data, today: '2026-12-24' });
    expect(again.dataState).toBe('kept');
    const { body } = await clientWith(again, token).send(`GET /users/${jana.guid}`);
    expect(body).toMatchObject([{ about: 'bleibt' }]);
    again.close();
  });

  it('of another version is recreated', () => {
    const data = `${folder}/old.sqlite`;
    const db = new Database(data);
    db.exec('create table users (guid text); pragma user_version = 999;');
    db.close();
    const service = createService({ data, today: testDay });
    expect(service.dataState).toBe('recreated');
    service.close();
  });
});

describe('the longer history of `npm start`', () => {
  const { service } = startTest({ seedDays: 245 });
  const daysOf = (table: string, day: string) =>
    service.db.all(v.object({ day: v.string() }), `select distinct ${day} as day from ${table}`);

  it('has working days, expenses and signed sheets of eight months', () => {
    const days = daysOf('workRecords', 'Date').map(({ day }) => day);
    expect(new Set(days.map((day) => day.slice(0, 7))).size).toBeGreaterThanOrEqual(8);
    expect(days.filter((day) => weekday(day) > 5 || isHoliday(day))).toEqual([]);
    const months = daysOf('expenses', 'substr(Date, 1, 7)');
    expect(months.length).toBeGreaterThanOrEqual(8);
    expect(daysOf("sheets where state = 'signed'", 'fromDay').length).toBeGreaterThanOrEqual(6);
    service.close();
  });
});
