import { describe, expect, test } from 'vitest';
import type { Expense } from '../money/expense';
import { expense, record } from '../work/monthEntries.fixture';
import { type MonthContent, monthChecks } from './monthChecks';
import { leisure, october, sheet } from './monthChecks.fixture';
import { cents } from '../money/money';
import { isoDate, weekday } from '../time/period';
import type { WorkRecord } from '../work/workRecord';

const weekdays: MonthContent['dayOf'] = (date) =>
  weekday(date) <= 5 ? { kind: 'work', target: 8 } : { kind: 'off' };

const found = (content: Partial<MonthContent>) =>
  monthChecks({ ...leisure, ...content }).map(({ kind, date }) => `${kind} ${date}`);

describe('workdays without an entry', () => {
  test('each workday without an entry is found; weekends, holidays, free days and recorded days are not', () => {
    const dayOf: MonthContent['dayOf'] = (date) => {
      if (date === '2026-10-06') return { kind: 'free' };
      if (date === '2026-10-07') return { kind: 'holiday' };
      return date === '2026-10-08' ? { kind: 'work', target: 4.5 } : weekdays(date);
    };
    const checks = monthChecks({
      ...leisure,
      month: { from: isoDate('2026-10-03'), to: isoDate('2026-10-09') },
      records: [record(1, '2026-10-05')],
      dayOf,
    });
    expect(checks).toEqual([
      { kind: 'gap', key: 'gap/2026-10-08', date: '2026-10-08', hours: 4.5 },
      { kind: 'gap', key: 'gap/2026-10-09', date: '2026-10-09', hours: 8 },
    ]);
  });

  test('today and future days are not missing yet', () => {
    expect(found({ today: isoDate('2026-10-02'), dayOf: weekdays })).toEqual([
      'notOver 2026-10-31',
      'gap 2026-10-01',
    ]);
  });
});

describe('what a record says', () => {
  test.each<[string, Partial<WorkRecord>, readonly string[]]>([
    ['complete', {}, []],
    ['without a project', { projectId: null }, ['noProject 2026-10-20']],
    ['without a customer there is no project to choose', { customerId: null, projectId: null }, []],
    ['off the step', { hours: 7.25 }, ['offStep 2026-10-20']],
    ['without hours', { hours: null }, []],
    ['ten hours', { hours: 10 }, []],
    ['over ten hours', { hours: 10.5 }, ['longDay 2026-10-20']],
    ['on a Sunday', { date: isoDate('2026-10-18') }, ['restDay 2026-10-18']],
    ['nothing on a Sunday', { date: isoDate('2026-10-18'), hours: 0 }, []],
  ])('%s', (_name, fields, expected) => {
    expect(found({ records: [record(1, '2026-10-20', fields)] })).toEqual(expected);
  });

  test('the hours of a day are added up, and a holiday is named as such', () => {
    const records = [record(1, '2026-10-20', { hours: 6 }), record(2, '2026-10-20', { hours: 4.5 })];
    expect(found({ records, dayOf: () => ({ kind: 'holiday' }) })).toEqual([
      'longDay 2026-10-20',
      'restDay 2026-10-20',
    ]);
  });

  test('a Sunday with a target is a workday', () => {
    expect(
      found({ records: [record(1, '2026-10-18')], dayOf: () => ({ kind: 'work', target: 8 }) }).filter(
        (one) => one.startsWith('restDay'),
      ),
    ).toEqual([]);
  });

  test.each<[string, Partial<WorkRecord>, boolean]>([
    ['same day, pair, text and hours', {}, true],
    ['ids as text, the text with spaces', { customerId: '1', description: ' same ' }, true],
    ['another text', { description: 'other' }, false],
    ['another project', { projectId: 3 }, false],
    ['other hours', { hours: 7.5 }, false],
    ['another day', { date: isoDate('2026-10-21') }, false],
  ])('equal records are found, and no others: %s', (_name, fields, isTwice) => {
    const first = record(9, '2026-10-20', { description: 'same', hours: 2 });
    const checks = monthChecks({ ...leisure, records: [{ ...first, ...fields, id: 10 }, first] });
    expect(checks.map(({ key }) => key)).toEqual(isTwice ? ['twice/10'] : []);
  });
});

describe('paid twice', () => {
  test('a fuel receipt and mileage on one day are found, but not with a company car or on another day (R-8.35)', () => {
    const drive = record(1, '2026-10-12', { distanceKm: 124, travelExpenses: cents(3720) });
    const fuel = expense(7, '2026-10-12');
    const [check, ...others] = monthChecks({ ...leisure, records: [drive], expenses: [fuel] });
    expect(check).toMatchObject({ kind: 'fuelAndMileage', records: [drive], expenses: [fuel] });
    expect(others).toEqual([]);
    const companyCar = { ...drive, travelExpenses: cents(0) };
    expect(found({ records: [companyCar], expenses: [fuel] })).toEqual([]);
    expect(found({ records: [drive], expenses: [expense(7, '2026-10-13')] })).toEqual([]);
    expect(
      found({ records: [drive], expenses: [expense(7, '2026-10-12', { type: 'Reisekosten' })] }),
    ).toEqual([]);
  });

  test('a food receipt and a food allowance on one day are found', () => {
    const away = record(1, '2026-10-12', { foodAllowance: cents(1600) });
    const food = expense(7, '2026-10-12', { type: 'Verpflegung' });
    expect(found({ records: [away], expenses: [food] })).toEqual(['foodTwice 2026-10-12']);
    expect(found({ records: [away], expenses: [expense(8, '2026-10-12')] })).toEqual([]);
  });

  const picture = { filename: 'a.png', contentType: 'image/png', path: 'data:image/png;base64,AA==' };
  test.each<[string, Partial<Expense>, Partial<Expense>, boolean]>([
    ['same number and amount', { voucherNumber: 2140 }, { voucherNumber: 2140 }, true],
    ['same number, another amount', { voucherNumber: 2140 }, { voucherNumber: 2140, cost: cents(1) }, false],
    ['another number', { voucherNumber: 2140 }, { voucherNumber: 2141 }, false],
    ['no numbers, same day and kind', { voucherNumber: null }, { voucherNumber: null }, true],
    ['no numbers, another kind', { voucherNumber: null }, { voucherNumber: null, type: 'Sonstiges' }, false],
    [
      'the same file, whatever its number',
      { receipt: picture, voucherNumber: 1 },
      { receipt: picture, voucherNumber: 2 },
      true,
    ],
    [
      'one file with two amounts is a receipt that was split',
      { receipt: picture, voucherNumber: null },
      { receipt: picture, voucherNumber: null, cost: cents(99) },
      false,
    ],
  ])('equal receipts are found, and no others: %s (R-8.35)', (_name, one, other, isTwice) => {
    const cost = cents(5840);
    const expenses = [
      expense(3, '2026-10-05', { cost, ...one }),
      expense(4, '2026-10-05', { cost, ...other }),
    ];
    expect(monthChecks({ ...leisure, expenses }).map(({ key }) => key)).toEqual(
      isTwice ? ['receiptTwice/4'] : [],
    );
  });

  test('a receipt that is listed twice names the earlier one, whatever the order of the list (R-8.36)', () => {
    const [first, second, third] = [3, 4, 5].map((id) =>
      expense(id, `2026-10-0${id}`, { cost: cents(5840), voucherNumber: 2140 }),
    );
    const expenses = [third, first, second].flatMap((one) => one ?? []);
    expect(monthChecks({ ...leisure, expenses })).toMatchObject([
      { key: 'receiptTwice/4', twin: { id: 3 } },
      { key: 'receiptTwice/5', twin: { id: 3 } },
    ]);
  });
});

describe('a month and its sheets', () => {
  test.each<[string, Partial<MonthContent>, readonly string[]]>([
    ['the month is not over on its last day', { today: october.to }, ['notOver 2026-10-31']],
    ['its own sheet', { sheets: [sheet(1, october.from, october.to)] }, []],
    [
      'older than the last change',
      { sheets: [sheet(1, october.from, october.to)], changedRows: 2 },
      ['outdated 2026-10-31'],
    ],
    [
      'a signed one is not made again without asking: the list says so',
      { sheets: [sheet(1, october.from, october.to, 'signed')], changedRows: 2 },
      [],
    ],
    ['a part of it', { sheets: [sheet(2, '2026-09-20', '2026-10-01')] }, ['overlap 2026-09-20']],
    [
      'a second one',
      { sheets: [sheet(2, october.from, october.to), sheet(1, october.from, october.to)] },
      ['overlap 2026-10-01'],
    ],
    [
      'its neighbours',
      { sheets: [sheet(2, '2026-09-01', '2026-09-30'), sheet(3, '2026-11-01', '2026-11-30')] },
      [],
    ],
  ])('%s', (_name, content, expected) => {
    expect(found(content)).toEqual(expected);
  });
});
