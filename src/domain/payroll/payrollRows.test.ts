import { describe, expect, test } from 'vitest';
import { isoDate, monthOf } from '../time/period';
import { asideOf, halves, monthOfFiles, nothing, openOf, person, rowOf, sheet } from './payrollMonth.fixture';
import { valuesWithin } from './payrollMonth';
import type { Decision } from './sheetFile';

const [first, second] = halves;
const period = (from: string, to: string) => ({ from: isoDate(from), to: isoDate(to) });

test('the days of a month count, the first and the last included (R-18.62)', () => {
  const days = ['2026-09-30', '2026-10-01', '2026-10-31', '2026-11-01'].map((date, at) => ({
    date: isoDate(date),
    values: { ...nothing, hours: 10 ** at },
  }));
  expect(valuesWithin(monthOf(isoDate('2026-10-15')), days)).toEqual({ ...nothing, hours: 110 });
});

describe('the row of a person', () => {
  test('has the days of the sheets, if they are not the whole month (R-18.62)', () => {
    const partOf = (...periods: readonly ReturnType<typeof period>[]) =>
      rowOf(monthOfFiles(periods.map((one, at) => sheet('Jana', at, { period: one }))), 'Jana')?.part;
    expect(partOf(first)).toEqual([first]);
    expect(partOf(first, second)).toEqual([]);
    expect(partOf(period('2026-10-01', '2026-10-30'))).toHaveLength(1);
    expect(partOf(period('2026-10-02', '2026-10-31'))).toHaveLength(1);
    expect(partOf(period('2026-09-20', '2026-11-02'))).toEqual([]);
    expect(partOf(first, period('2026-10-17', '2026-10-31'))).toHaveLength(2);
  });

  test('says if a sheet has days of other months (R-18.62)', () => {
    const isCut = (...periods: readonly ReturnType<typeof period>[]) =>
      rowOf(monthOfFiles(periods.map((one, at) => sheet('Jana', at, { period: one }))), 'Jana')?.isCut;
    expect(isCut(first, second)).toBe(false);
    expect(isCut(period('2026-10-01', '2026-10-31'))).toBe(false);
    expect(isCut(period('2026-09-30', '2026-10-15'), second)).toBe(true);
    expect(isCut(first, period('2026-10-16', '2026-11-01'))).toBe(true);
  });

  test('has the signatures, all files, and the fingerprints of those that count (R-18.63)', () => {
    const [one, two] = [
      sheet('Jana', 1, { period: first }),
      sheet('Jana', 2, { period: second, signedAt: null }),
    ];
    const old = sheet('Jana', 3, { period: first, state: 'unsigned' });
    const row = rowOf(monthOfFiles([one, two, old]), 'Jana');
    expect(row).toMatchObject({ signedAt: [one.signedAt], hashes: [one, two, old].map(({ hash }) => hash) });
    expect(row?.fingerprints.toSorted()).toEqual([one.fingerprint, two.fingerprint]);
    expect(asideOf(monthOfFiles([one, two, old]))).toEqual(['Jana.pdf replaced']);
    const fingerprints = (decisions: readonly Decision[], file = one) =>
      rowOf(monthOfFiles([file, two], undefined, decisions), 'Jana')?.fingerprints;
    expect(fingerprints([{ kind: 'leaveOut', of: 'u-Jana' }])).toEqual([]);
    const byHand = { kind: 'byHand', hash: one.hash, guid: 'u-Jana', values: nothing } as const;
    expect(fingerprints([byHand])).toEqual([two.fingerprint]);
    expect(fingerprints([], { ...one, fingerprint: null })).toEqual([two.fingerprint]);
  });

  test('is as its weakest sheet: typed by hand, counted anyway, or signed (R-18.64)', () => {
    const [one, unsigned] = [
      sheet('Jana', 1, { period: first }),
      sheet('Jana', 2, { period: second, state: 'unsigned' }),
    ];
    const state = (decisions: readonly Decision[]) =>
      rowOf(monthOfFiles([one, unsigned], undefined, decisions), 'Jana')?.state;
    expect(state([])).toBe('unsigned');
    expect(state([{ kind: 'count', hash: unsigned.hash }])).toBe('countedAnyway');
    expect(state([{ kind: 'byHand', hash: unsigned.hash, guid: 'u-Jana', values: nothing }])).toBe('byHand');
    expect(rowOf(monthOfFiles([one]), 'Jana')?.state).toBe('signed');
  });

  test('has grey values only if nothing but signatures is missing (R-18.64)', () => {
    const [unsigned, altered] = [
      sheet('Jana', 1, { period: first, state: 'unsigned' }),
      sheet('Jana', 2, { period: second, state: 'altered' }),
    ];
    const values = (...files: readonly ReturnType<typeof sheet>[]) =>
      rowOf(monthOfFiles(files), 'Jana')?.values;
    expect(values(unsigned)).toMatchObject({ hours: 1 });
    expect(values(unsigned, sheet('Jana', 4, { period: second }))).toMatchObject({ hours: 5 });
    expect(values(unsigned, altered)).toBeNull();
    expect(rowOf(monthOfFiles([unsigned, sheet('Jana', 4, { period: second })]), 'Jana')).toMatchObject({
      isCounted: false,
      signedAt: [unsigned.signedAt],
    });
  });

  test('of somebody without a sheet is empty (R-18.65)', () => {
    const jana = person('Jana', '101');
    expect(monthOfFiles([], [jana]).rows).toEqual([
      {
        person: jana,
        state: 'missing',
        values: null,
        isCounted: false,
        signedAt: [],
        part: [],
        isCut: false,
        hashes: [],
        isAsPrinted: true,
        fingerprints: [],
      },
    ]);
    const left: Decision = { kind: 'leaveOut', of: 'u-Jana' };
    expect(rowOf(monthOfFiles([], [jana], [left]), 'Jana')?.state).toBe('leftOut');
  });
});

test('people are listed by surname, then by the whole name', () => {
  const names = ['Cem Vogt', 'Bo Albrecht', 'Ärne Albrecht', 'Zoe', 'Anna Öder'];
  const month = monthOfFiles(
    [],
    names.map((name, at) => person(name, String(at + 1))),
  );
  expect(month.rows.map((row) => row.person.name)).toEqual([
    'Ärne Albrecht',
    'Bo Albrecht',
    'Anna Öder',
    'Cem Vogt',
    'Zoe',
  ]);
});

test('what is open is listed by kind, then by name; a file of nobody by its own', () => {
  const nobody = { person: null, period: null, days: [], state: 'withoutData' } as const;
  const month = monthOfFiles(
    [
      sheet('Scan', 0, nobody),
      sheet('Alt', 0, nobody),
      sheet('Cem', 1),
      sheet('Bo', 1, { state: 'differs' }),
      sheet('Ada', 1, { state: 'unsigned' }),
    ],
    [person('Cem', ' '), person('Bo', '2'), person('Ada', '3'), person('Mia', '4'), person('Eve', ' ')],
  );
  expect(openOf(month)).toEqual([
    'differs Bo',
    'unsigned Ada',
    'withoutData Alt.pdf',
    'withoutData Scan.pdf',
    'missing Mia',
    'noNumber Cem',
  ]);
  expect(month.open.map(({ isUnknown, files }) => [isUnknown, files.length])).toEqual([
    [false, 1],
    [false, 1],
    [true, 1],
    [true, 1],
    [false, 0],
    [false, 1],
  ]);
  expect(month.without.map(({ name }) => name)).toEqual(['Eve']);
});

test('files that are no sheets of the month are aside, each with its reason', () => {
  const month = monthOfFiles([
    sheet('A', 0, { state: 'unreadable', person: null, period: null }),
    sheet('B', 0, { state: 'foreign', person: null, period: null }),
    sheet('C', 0, { state: 'otherCompany' }),
    sheet('Jana', 0, { period: period('2026-11-01', '2026-11-30') }),
  ]);
  expect(asideOf(month)).toEqual([
    'A.pdf unreadable',
    'B.pdf foreign',
    'C.pdf otherCompany',
    'Jana.pdf otherMonth',
  ]);
});
