import { describe, expect, test } from 'vitest';
import { isoDate } from '../time/period';
import { type CleanUpContent, type FindingKind, cleanUp } from './cleanUp';
import { personOf, reportRow } from './report.fixture';
import type { ReportRow } from './reportRow';

const open = { customerId: 12, name: 'MES', state: 'active' };
const closed = { customerId: 12, name: 'Alt', state: 'closed' };

const check = (rows: readonly ReportRow[], fields: Partial<CleanUpContent> = {}) =>
  cleanUp({
    rows,
    period: { from: isoDate('2026-10-01'), to: isoDate('2026-10-31') },
    projects: [open, closed],
    personOf,
    state: 'BY',
    everyone: null,
    ...fields,
  });

describe('findings of the clean-up', () => {
  const monday = '2026-10-12';
  const kinds: readonly [string, readonly ReportRow[], Partial<CleanUpContent>, readonly FindingKind[]][] = [
    ['nothing', [reportRow(monday, 8)], {}, []],
    ['outside of the period', [reportRow('2026-11-01', 12, { project: null })], {}, []],
    ['the day before the period', [reportRow('2026-09-30', 12)], {}, []],
    ['the first day of the period', [reportRow('2026-10-01', 12)], {}, ['longDay']],
    ['no project', [reportRow(monday, 1, { project: null })], {}, ['noProject']],
    [
      'no project, and the customer has no open one',
      [reportRow(monday, 1, { project: null })],
      { projects: [closed] },
      [],
    ],
    ['project is unknown', [reportRow(monday, 1, { project: undefined })], {}, []],
    ['10 h', [reportRow(monday, 4), reportRow(monday, 6)], {}, []],
    ['10.01 h', [reportRow(monday, 4), reportRow(monday, 6.01)], {}, ['longDay']],
    ['long day of two people', [reportRow(monday, 6), reportRow(monday, 7, { person: 'lukas' })], {}, []],
    ['Sunday', [reportRow('2026-10-18', 1)], {}, ['restDay']],
    ['Sunday with travel alone', [reportRow('2026-10-18', 0, { travel: 300 })], {}, []],
    ['holiday of all', [reportRow('2026-10-03', 1)], { state: null }, ['restDay']],
    ['no holiday here', [reportRow('2026-10-31', 1)], {}, []],
    ['holiday there', [reportRow('2026-10-31', 1)], { state: 'SN' }, ['restDay']],
    [
      'twice',
      [
        reportRow(monday, 4, { description: 'Plan A' }),
        reportRow(monday, 4, { description: ' plan  a (Copy)' }),
      ],
      {},
      ['twice'],
    ],
    [
      'other description',
      [reportRow(monday, 4, { description: 'Plan A' }), reportRow(monday, 4, { description: 'Plan B' })],
      {},
      [],
    ],
    [
      'projects are unknown',
      [reportRow(monday, 4, { project: undefined }), reportRow(monday, 4, { project: undefined })],
      {},
      [],
    ],
    ['other hours', [reportRow(monday, 4), reportRow(monday, 4.5)], {}, []],
    ['other project', [reportRow(monday, 4), reportRow(monday, 4, { project: 'Shop' })], {}, []],
    ['other person', [reportRow(monday, 4), reportRow(monday, 4, { person: 'lukas' })], {}, []],
    [
      'descriptions are unknown',
      [reportRow(monday, 4, { description: undefined }), reportRow(monday, 4, { description: undefined })],
      {},
      [],
    ],
    ['completed', [reportRow(monday, 4, { project: 'Alt' })], {}, ['completed']],
    ['completed, with travel alone', [reportRow(monday, 0, { project: 'Alt' })], {}, []],
    [
      'one of two of that name is completed',
      [reportRow(monday, 4, { project: 'Alt' })],
      { projects: [closed, { ...closed, state: 'active' }] },
      [],
    ],
    ['person is unknown', [reportRow('2026-10-18', 12, { person: undefined })], {}, []],
  ];
  test.each(kinds)('%s (R-16.65)', (_name, rows, fields, expected) => {
    expect(check(rows, fields).map(({ kind }) => kind)).toEqual(expected);
  });

  test('people without hours are found only when all customers were read', () => {
    const everyone = ['jana', 'sophie'].map((id) => ({
      id,
      username: id,
      mail: '',
      givenName: id,
      surname: '',
    }));
    const rows = [reportRow(monday, 8)];
    expect(check(rows)).toEqual([]);
    expect(check(rows, { everyone })).toEqual([
      {
        kind: 'noHours',
        key: '["noHours","sophie","2026-10-01","2026-10-31"]',
        person: { key: 'sophie', name: 'sophie' },
        date: null,
        hours: 0,
        entries: [],
        holiday: null,
      },
    ]);
    // An entry may contain the person’s full name or the person’s key.
    const named = everyone.map((one, at) => Object.assign({}, one, { givenName: ['Jana', 'Sophie'][at] }));
    const both = [reportRow(monday, 8), reportRow(monday, 8, { person: 'Sophie' })];
    expect(check(both, { everyone: named })).toEqual([]);
  });

  test('findings have a person, a day, hours and a holiday', () => {
    const rows = [reportRow('2026-10-03', 6), reportRow('2026-10-03', 6.5)];
    expect(
      check(rows).map(({ kind, date, hours, holiday, entries }) => [
        kind,
        date,
        hours,
        holiday,
        entries.length,
      ]),
    ).toEqual([
      ['longDay', '2026-10-03', 1250, null, 2],
      ['restDay', '2026-10-03', 1250, 'unity', 2],
    ]);
    const old = ['2026-10-30', '2026-10-05', '2026-10-06'].map((date) =>
      reportRow(date, 3, { project: 'Alt' }),
    );
    expect(check(old)).toEqual([
      expect.objectContaining({ kind: 'completed', date: '2026-10-30', hours: 900 }),
    ]);
  });

  test('each finding has a key of its own, which stays until an entry changes', () => {
    const row = reportRow(monday, 1, { project: null });
    const keys = (rows: readonly ReportRow[]) => check(rows).map(({ key }) => key);
    const [key] = keys([row]);
    expect(keys([row, reportRow(monday, 2)])).toEqual([key]);
    expect(keys([{ ...row, description: 'other' }])).not.toEqual([key]);
    expect(keys([{ ...row, hours: 200 }])).not.toEqual([key]);
    const both = keys([row, row]);
    expect(new Set(both).size).toBe(both.length);
  });

  test('a finding of a completed project has another key when its last entry is of another day', () => {
    const of = (...dates: readonly string[]) =>
      check(dates.map((date) => reportRow(date, 3, { project: 'Alt' }))).map(({ key }) => key);
    const key = of('2026-10-05', '2026-10-06', '2026-10-07');
    expect(of('2026-10-05', '2026-10-06', '2026-10-08')).not.toEqual(key);
    expect(of('2026-10-05', '2026-10-06', '2026-10-07')).toEqual(key);
  });

  test('findings come by kind, then by day, then by name (R-16.65)', () => {
    const rows = [
      reportRow('2026-10-14', 11),
      reportRow('2026-10-13', 11, { person: 'lukas' }),
      reportRow('2026-10-13', 11),
      reportRow('2026-10-30', 1, { project: null }),
      reportRow('2026-10-18', 1, { project: 'Alt' }),
    ];
    const everyone = ['sophie', 'ben'].map((id) => ({
      id,
      username: id,
      mail: '',
      givenName: id,
      surname: '',
    }));
    const order = [
      'noProject 2026-10-30 jana',
      'longDay 2026-10-13 jana',
      'longDay 2026-10-13 lukas',
      'longDay 2026-10-14 jana',
      'restDay 2026-10-18 jana',
      'completed 2026-10-18 jana',
      'noHours null ben',
      'noHours null sophie',
    ];
    for (const some of [rows, rows.toReversed()]) {
      const found = check(some, { everyone });
      expect(found.map(({ kind, date, person }) => `${kind} ${date} ${person.name}`)).toEqual(order);
    }
    // What is alike in all of them is in the order of its keys, whatever that of the rows is.
    const alike = ['B', 'A', 'C'].map((description) => reportRow(monday, 1, { project: null, description }));
    const keys = check(alike).map(({ key }) => key);
    expect(keys).toEqual(keys.toSorted());
    expect(check(alike.toReversed()).map(({ key }) => key)).toEqual(keys);
  });
});
