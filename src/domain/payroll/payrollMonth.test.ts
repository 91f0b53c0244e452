import { describe, expect, test } from 'vitest';
import { isoDate, monthOf } from '../time/period';
import { asideOf, halves, monthOfFiles, nothing, openOf, person, rowOf, sheet } from './payrollMonth.fixture';

test('a month of fifteen files: what is open, what is aside, and who counts (R-18.60)', () => {
  const people = [
    'Lukas',
    'Amira',
    'Sophie',
    'Paweł',
    'David',
    'Anke',
    'Tobias',
    'Miriam',
    'Jonas',
    'Mehmet',
  ];
  const kept = [
    person('Jana', '101'),
    ...people.map((name, at) => person(name, String(102 + at))),
    person('Katharina', ''),
  ];
  const jana = sheet('Jana', 181);
  const month = monthOfFiles(
    [
      jana,
      { ...sheet('Jana', 181), fingerprint: jana.fingerprint },
      sheet('David', 84, { period: halves[0] }),
      sheet('David', 88, { period: halves[1] }),
      sheet('Tobias', 8, { state: 'differs' }),
      sheet('Lukas', 164, { state: 'unsigned', signedAt: null }),
      sheet('Paweł', 0, { state: 'withoutData', fingerprint: null, days: [] }),
      sheet('Jonas', 158),
      sheet('Jonas', 150, { period: monthOf(isoDate('2026-09-01')) }),
      sheet('Rechnung', 0, { state: 'foreign', person: null, period: null, days: [] }),
      sheet('Amira', 174.5),
      sheet('Anke', 46),
      sheet('Miriam', 151.5),
      sheet('Katharina', 132),
      sheet('Mehmet', 176.5),
    ],
    kept,
  );
  expect(openOf(month)).toEqual([
    'differs Tobias',
    'unsigned Lukas',
    'withoutData Paweł',
    'missing Sophie',
    'noNumber Katharina',
  ]);
  expect(asideOf(month)).toEqual(['Jana.pdf double', 'Jonas.pdf otherMonth', 'Rechnung.pdf foreign']);
  expect(month.rows).toHaveLength(12);
  expect(month.rows.filter(({ isCounted }) => isCounted)).toHaveLength(8);
  expect(month.sums.hours).toBe(1191.5);
  expect(rowOf(month, 'David')).toMatchObject({ state: 'signed', values: { hours: 172 }, part: [] });
  expect(rowOf(month, 'Lukas')).toMatchObject({
    state: 'unsigned',
    values: { hours: 164 },
    isCounted: false,
  });
  expect(rowOf(month, 'Tobias')).toMatchObject({ values: null, isCounted: false });
});

describe('whose sheet it is', () => {
  test.each([
    ['its guid', { guid: 'u-Jana', username: '', name: 'Another', mail: '' }],
    ['its username', { guid: 'gone', username: 'JANA', name: '', mail: '' }],
    ['its mail', { guid: '', username: '', name: '', mail: 'Jana@Firma.example' }],
    ['its full name', { guid: '', username: '', name: ' jana ', mail: '' }],
  ])('is known by %s (R-18.61)', (_how, named) => {
    const kept = [person('Jana', '101', { mail: 'jana@firma.example' }), person('Bo', '2')];
    const month = monthOfFiles([sheet('Jana', 8, { person: named })], kept);
    expect(rowOf(month, 'Jana')?.values?.hours).toBe(8);
  });

  test('is not guessed if two people have the name (R-18.61)', () => {
    const twins = [
      person('Jana', '101', { guid: 'one' }),
      person('Jana', '102', { guid: 'two', username: 'j2' }),
    ];
    const named = { guid: '', username: '', name: 'Jana', mail: '' };
    const month = monthOfFiles([sheet('Jana', 8, { person: named })], twins);
    expect(month.open.map(({ kind, isUnknown }) => [kind, isUnknown])).toEqual([
      ['missing', false],
      ['missing', false],
      ['noNumber', true],
    ]);
  });

  test('stays open if the file does not say it (R-18.61)', () => {
    const month = monthOfFiles([sheet('Scan', 0, { state: 'damaged', person: null, period: null })], []);
    expect(openOf(month)).toEqual(['damaged Scan.pdf']);
    const left = [{ kind: 'leaveOut', of: month.open[0]?.files[0]?.hash ?? '' } as const];
    expect(asideOf(monthOfFiles(month.open[0]?.files ?? [], [], left))).toEqual(['Scan.pdf leftOut']);
  });
});

describe('the days of a sheet', () => {
  test('only those of the month count (R-18.62)', () => {
    const period = { from: isoDate('2026-09-16'), to: isoDate('2026-10-15') };
    const days = ['2026-09-30', '2026-10-01'].map((date) => ({
      date: isoDate(date),
      values: { ...nothing, hours: 4 },
    }));
    const row = rowOf(monthOfFiles([sheet('Jana', 0, { period, days })]), 'Jana');
    expect(row).toMatchObject({ values: { hours: 4 }, isCut: true, part: [period] });
  });

  test('sheets without common days are added, and a part of the month is named (R-18.62)', () => {
    const both = monthOfFiles(halves.map((period) => sheet('Jana', 80, { period })));
    expect(rowOf(both, 'Jana')).toMatchObject({ values: { hours: 160 }, part: [] });
    const first = monthOfFiles([sheet('Jana', 80, { period: halves[0] })]);
    expect(rowOf(first, 'Jana')).toMatchObject({ values: { hours: 80 }, part: [halves[0]], isCounted: true });
  });

  test('31 sheets of a day each are the month (R-18.62)', () => {
    const days = Array.from({ length: 31 }, (_, at) => isoDate(`2026-10-${String(at + 1).padStart(2, '0')}`));
    const month = monthOfFiles(days.map((day) => sheet('Jana', 5, { period: { from: day, to: day } })));
    expect(rowOf(month, 'Jana')).toMatchObject({ values: { hours: 155 }, part: [] });
    expect(month.open).toEqual([]);
  });
});

describe('two versions of the same days', () => {
  test('the only checked one counts, the other is replaced (R-18.63)', () => {
    const month = monthOfFiles([sheet('Jana', 9, { state: 'differs' }), sheet('Jana', 8)]);
    expect(rowOf(month, 'Jana')?.values?.hours).toBe(8);
    expect(asideOf(month)).toEqual(['Jana.pdf replaced']);
    expect(month.open).toEqual([]);
  });

  test('of two checked ones one is chosen (R-18.63)', () => {
    const versions = [sheet('Jana', 9), sheet('Jana', 8)];
    const month = monthOfFiles(versions);
    expect(openOf(month)).toEqual(['twoVersions Jana']);
    expect(rowOf(month, 'Jana')).toMatchObject({ values: null, isCounted: false });
    const chosen = monthOfFiles(versions, undefined, [
      { kind: 'choose', hash: versions[1]?.hash ?? '', others: versions.map(({ hash }) => hash) },
    ]);
    expect(rowOf(chosen, 'Jana')?.values?.hours).toBe(8);
    expect(asideOf(chosen)).toEqual(['Jana.pdf replaced']);
  });

  test('a version that comes later asks anew, whatever was decided before (R-18.63)', () => {
    const [one, other, later] = [sheet('Jana', 9), sheet('Jana', 8), sheet('Jana', 7)];
    const chosen = { kind: 'choose', hash: other.hash, others: [one.hash, other.hash] } as const;
    expect(openOf(monthOfFiles([one, other, later], undefined, [chosen]))).toEqual(['twoVersions Jana']);

    const unsigned = sheet('Jana', 5, { state: 'unsigned' });
    const counted = [{ kind: 'count', hash: unsigned.hash }] as const;
    const corrected = monthOfFiles([unsigned, one], undefined, counted);
    expect(rowOf(corrected, 'Jana')?.values?.hours).toBe(9);
    expect(asideOf(corrected)).toEqual(['Jana.pdf replaced']);
  });

  test('values typed for a scan never replace a sheet unasked (R-18.63)', () => {
    const half = sheet('Jana', 84, { period: halves[0] });
    const scan = sheet('Scan', 0, { state: 'unreadable', person: null, period: null, days: [] });
    const values = { ...nothing, hours: 88 };
    const typed = { kind: 'byHand', hash: scan.hash, guid: 'u-Jana', values } as const;
    const month = monthOfFiles([half, scan], undefined, [typed]);
    expect(openOf(month)).toEqual(['twoVersions Jana']);
    expect(month.sums.hours).toBe(0);
  });

  test('a copy of a file that is no sheet is not called a sheet (R-18.63)', () => {
    const invoice = sheet('Rechnung', 0, { state: 'foreign', person: null, period: null, days: [] });
    const month = monthOfFiles([invoice, { ...invoice, key: 'copy' }]);
    expect(asideOf(month)).toEqual(['Rechnung.pdf foreign', 'Rechnung.pdf foreign']);
  });

  test('a copy of a sheet that was altered does not take its place (R-18.63)', () => {
    const whole = sheet('Jana', 8);
    const altered = sheet('Jana', 9, { state: 'altered', fingerprint: whole.fingerprint });
    const month = monthOfFiles([altered, whole]);
    expect(rowOf(month, 'Jana')?.values?.hours).toBe(8);
    expect(asideOf(month)).toEqual(['Jana.pdf replaced']);
  });
});
