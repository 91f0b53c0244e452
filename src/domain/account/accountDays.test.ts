import { describe, expect, test } from 'vitest';
import { isoDate } from '../time/period';
import { DEFAULT_WORK_DAYS } from '../time/targets';
import type { Absence, AbsenceKind, DayShare } from './absence';
import { type AccountInputs, type AccountRecord, absentShare, accountDays, dayRemarks } from './accountDays';

const record = (date: string, hours: number | null, more: Partial<AccountRecord> = {}): AccountRecord => ({
  date: isoDate(date),
  hours,
  travelHours: null,
  customerId: 1,
  projectId: 2,
  ...more,
});
const absence = (
  kind: AbsenceKind,
  from: string,
  to = from,
  share: DayShare = 1,
  changedAt = 1,
): Absence => ({
  id: `${kind}${from}`,
  kind,
  from: isoDate(from),
  to: isoDate(to),
  share,
  note: '',
  changedAt,
});
const mapped = (kind: AbsenceKind, projectId: string) => ({ customerId: '9', projectId, kind, changedAt: 1 });
const nothing: AccountInputs = {
  workDays: { ...DEFAULT_WORK_DAYS, state: 'BY' },
  travelShare: 0,
  records: [],
  absences: [],
  mapped: [],
};
const daysOf = (from: string, to: string, part: Partial<AccountInputs>) =>
  accountDays({ from: isoDate(from), to: isoDate(to) }, { ...nothing, ...part });
/** A Tuesday with a target of 8 hours, unless the model says otherwise. */
const TUESDAY = '2026-11-17';
const tuesday = (part: Partial<AccountInputs>) => daysOf(TUESDAY, TUESDAY, part)[0] ?? expect.fail();

describe('work of a day', () => {
  test('the records of a day are added in any order, with parts of hundredths (R-17.6)', () => {
    const records = [
      record(TUESDAY, 1.005),
      record('2026-11-16', 9),
      record(TUESDAY, 2.5),
      record(TUESDAY, null),
    ];
    expect(tuesday({ records })).toMatchObject({ target: 800, worked: 350.5, records: 3 });
    expect(tuesday({ records: records.toReversed() })).toEqual(tuesday({ records }));
  });

  test.each([
    [0, 800],
    [0.5, 862.5],
    [1, 925],
  ] as const)('travel time counts by its share %d (R-17.7)', (travelShare, worked) =>
    expect(tuesday({ travelShare, records: [record(TUESDAY, 8, { travelHours: 1.25 })] }).worked).toBe(
      worked,
    ),
  );

  test.each([
    ['1999-12-31', '2000-01-01'],
    ['2099-12-31', '2100-01-01'],
    ['2026-03-28', '2026-03-30'],
    ['2026-10-24', '2026-10-26'],
  ])('each day from %s to %s is there once, with its records (R-17.6)', (from, to) => {
    const days = daysOf(from, to, { records: [record(from, 3), record(to, 4)] });
    expect(days.map(({ date }) => date)).toEqual([...new Set(days.map(({ date }) => date))]);
    expect([days[0], days.at(-1)]).toMatchObject([
      { date: from, worked: 300 },
      { date: to, worked: 400 },
    ]);
  });

  test('ten years with 4,000 records take a moment (R-17.6)', () => {
    const dates = daysOf('2017-01-01', '2026-12-31', {}).map(({ date }) => date);
    const records = Array.from({ length: 4000 }, (_, at) => record(dates[at % dates.length] ?? '', 2));
    const before = performance.now();
    expect(daysOf('2017-01-01', '2026-12-31', { records })).toHaveLength(3652);
    // A few milliseconds when the machine is idle; work that grows with days times records would take seconds.
    expect(performance.now() - before).toBeLessThan(1000);
  });
});

describe('absence of a day', () => {
  test('an absence is credited with its share of the target, compensation with nothing (R-17.8)', () => {
    const credit = (kind: AbsenceKind, share: DayShare) =>
      tuesday({ absences: [absence(kind, TUESDAY, TUESDAY, share)] }).credit;
    expect([credit('vacation', 1), credit('childSick', 0.5), credit('compensation', 1)]).toEqual([
      800, 400, 0,
    ]);
  });

  test('two halves are credited with the whole target, also where it has an odd number of hundredths (R-17.8)', () => {
    const rows = [{ from: isoDate('2026-01-01'), targets: [7.75, 7.75, 7.75, 7.75, 7.75, 0, 0] as const }];
    const absences = [absence('vacation', TUESDAY, TUESDAY, 0.5), absence('training', TUESDAY, TUESDAY, 0.5)];
    const day = tuesday({ absences, workDays: { ...nothing.workDays, rows } });
    expect(day).toMatchObject({ target: 775, credit: 775, absences: [{ credit: 387.5 }, { credit: 387.5 }] });
  });

  test('an absence counts nothing without a target, and counts again when the model changes (R-17.9)', () => {
    const absences = [absence('vacation', '2026-12-24', '2026-12-28')];
    const credits = (part: Partial<AccountInputs>) =>
      daysOf('2026-12-24', '2026-12-28', { absences, ...part }).map(({ credit }) => credit);
    expect(credits({})).toEqual([800, 0, 0, 0, 800]);
    expect(credits({ workDays: { ...nothing.workDays, christmasEve: 'half' } })).toEqual([400, 0, 0, 0, 800]);
    expect(daysOf('2026-12-25', '2026-12-25', { absences })[0]?.absences).toEqual([]);
  });

  test('overlapping entries are a whole day at most, the newer ones first (R-17.8)', () => {
    const absences = [absence('vacation', TUESDAY), absence('sick', TUESDAY, TUESDAY, 0.5, 2)];
    expect(tuesday({ absences }).absences).toMatchObject([
      { kind: 'sick', share: 0.5, isMapped: false },
      { kind: 'vacation', share: 0.5, isMapped: false },
    ]);
  });
});

describe('records of mapped projects', () => {
  const leave = (hours: number, projectId = 'leave') => record(TUESDAY, hours, { customerId: 9, projectId });
  const kinds = [mapped('vacation', 'leave'), mapped('sick', 'ill'), mapped('compensation', 'less')];

  test.each<[number, number, number]>([
    [1, 0.5, 100],
    [4, 0.5, 400],
    [5.75, 0.5, 575],
    [6, 1, 600],
    [8, 1, 800],
    [10, 1, 800],
  ])('%d h are an absence of the nearest half day, and not work (R-17.10)', (hours, share, credit) =>
    expect(tuesday({ records: [leave(hours)], mapped: kinds })).toMatchObject({
      worked: 0,
      records: 0,
      credit,
      absences: [{ kind: 'vacation', share, credit, isMapped: true }],
    }),
  );

  test('records of two mapped kinds are half a day each; compensation is credited with nothing (R-17.10)', () => {
    const day = tuesday({ records: [leave(6, 'less'), leave(4)], mapped: kinds });
    expect(day.absences).toMatchObject([
      { kind: 'vacation', share: 0.5, credit: 400 },
      { kind: 'compensation', share: 0.5, credit: 0 },
    ]);
    expect(absentShare(day)).toBe(1);
  });

  test('an entry on a day with a record of a mapped project is ignored, and the day is named (R-17.11)', () => {
    const inputs = { records: [leave(4)], mapped: kinds, absences: [absence('sick', TUESDAY)] };
    expect(tuesday(inputs).absences).toMatchObject([{ kind: 'vacation', share: 0.5 }]);
    const day = isoDate(TUESDAY);
    expect(dayRemarks({ from: day, to: day }, { ...nothing, ...inputs })).toEqual([
      { date: day, kind: 'both' },
    ]);
  });

  test('a mapped record without hours is no absence (R-17.10)', () => {
    const day = tuesday({ records: [leave(0), leave(8, 'unknown')], mapped: kinds });
    expect(day).toMatchObject({ absences: [], credit: 0, worked: 800, records: 1 });
  });

  test('two kinds share the target, and a third one does not count (R-17.10)', () => {
    const day = tuesday({ records: [leave(6, 'ill'), leave(7), leave(3, 'less')], mapped: kinds });
    expect(day.absences).toMatchObject([
      { kind: 'vacation', share: 0.5, credit: 700 },
      { kind: 'sick', share: 0.5, credit: 100 },
    ]);
    expect(day.absences).toHaveLength(2);
  });

  test('a day is named for nothing that it has alone (R-17.11)', () => {
    const day = isoDate(TUESDAY);
    const remarks = (part: Partial<AccountInputs>) =>
      dayRemarks({ from: day, to: day }, { ...nothing, mapped: kinds, ...part });
    expect(remarks({ records: [leave(8)] })).toEqual([]);
    expect(remarks({ absences: [absence('sick', TUESDAY)] })).toEqual([]);
    const half = absence('sick', TUESDAY, TUESDAY, 0.5);
    expect(remarks({ absences: [half], records: [record(TUESDAY, 4)] })).toEqual([]);
  });

  test('a mapped record without a target counts for nothing, work on a day of absence counts; both are named (R-17.11)', () => {
    const sunday = '2026-11-15';
    const inputs = {
      ...nothing,
      mapped: kinds,
      records: [record(sunday, 8, { customerId: 9, projectId: 'leave' }), record(TUESDAY, 2)],
      absences: [absence('vacation', '2026-11-14', TUESDAY)],
    };
    const period = { from: isoDate('2026-11-14'), to: isoDate(TUESDAY) };
    expect(dayRemarks(period, inputs)).toEqual([
      { date: sunday, kind: 'mappedOff' },
      { date: TUESDAY, kind: 'worked' },
    ]);
    const days = accountDays(period, inputs);
    expect(days[1]).toMatchObject({ worked: 0, credit: 0, absences: [] });
    expect(days[3]).toMatchObject({ worked: 200, credit: 800 });
  });
});
