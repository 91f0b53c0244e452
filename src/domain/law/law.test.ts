import { describe, expect, test } from 'vitest';
import { accountDays } from '../account/accountDays';
import { oracleInputs, oracleRecordsSoFar, oracleWorkDays } from '../account/oracle.fixture';
import { signOf } from '../hiddenFindings';
import { holidayOn } from '../time/holidays';
import { isoDate } from '../time/period';
import { type LawInput, lawHits, lawOfYear } from './law';
import { accountDaysOf, lawInput, tripOn, weeksOf } from './law.fixture';
import { LAW_RULES } from './lawRules';

const day = isoDate;

/** The year of the design, as of 20 November. */
const oracle = lawInput(
  accountDays(
    { from: day('2026-01-01'), to: day('2026-11-20') },
    { ...oracleInputs, records: oracleRecordsSoFar },
  ),
  {
    yesterday: day('2026-11-19'),
    isHoliday: (date) => holidayOn(date, oracleWorkDays.state) !== null,
    trips: [tripOn('2026-09-29', '14:00', '22:10'), tripOn('2026-09-30', '07:00', null)],
  },
);

describe('the year of the design', () => {
  const law = lawOfYear(oracle, 2026);

  test('a day over 10 hours is a finding, with its hours, the excess, and the number of its entries (R-17.40)', () => {
    expect(law.longDay).toMatchObject({ state: 'hit', count: 2 });
    expect(law.longDay.findings).toMatchObject([
      { date: '2026-11-19', hours: 1050, over: 50, records: 1 },
      { date: '2026-10-12', hours: 1050, over: 50, records: 1 },
    ]);
    const input = lawInput(
      accountDaysOf('2026-10-05', '2026-10-06', { '2026-10-05': 10, '2026-10-06': 10.01 }),
    );
    expect(lawOfYear(input, 2026).longDay).toMatchObject({
      count: 1,
      workedDays: 2,
      findings: [{ over: 1 }],
    });
  });

  test('the mean divides the hours of 24 weeks by the workdays without holidays and leave (R-17.41)', () => {
    const { mean, state, findings } = law.mean;
    expect(state).toBe('kept');
    expect(findings).toEqual([]);
    expect(mean).toMatchObject({
      hours: 85_800,
      workdays: 144,
      holidays: 4,
      leaveDays: 14,
      days: 126,
      perDay: 681,
    });
    expect(mean?.weeks.map(({ hours }) => hours / 100)).toEqual([
      0, 0, 40, 40, 41.5, 43, 41.5, 33, 41, 40, 32, 32, 40, 40, 41, 24, 41, 41, 39.5, 43, 40.5, 42, 40, 42,
    ]);
    expect([mean?.weeks[0]?.week, mean?.weeks.at(-1)?.week]).toEqual([23, 46]);
  });

  test('a year has its days, its entries and the totals of each rule (R-17.42)', () => {
    expect(law).toMatchObject({
      count: 3,
      checkedOn: '2026-11-01',
      period: { from: '2026-01-01', to: '2026-11-19' },
      records: 190,
      longDay: { workedDays: 190 },
      rest: { state: 'hit', nights: 1, count: 1 },
      sunday: { state: 'kept', all: 52, free: 51, worked: 1 },
      holiday: { state: 'kept', all: 11, worked: 0 },
      sixDays: { state: 'note', most: 6, count: 0 },
    });
    expect(law.rest.findings).toMatchObject([{ arrival: '22:10', departure: '07:00', minutes: 530 }]);
    const empty = lawOfYear(oracle, 2025);
    expect([empty.period, empty.longDay.state, empty.rest.state]).toEqual([null, 'unknown', 'unknown']);
  });

  test('a worked Sunday has the nearest free workday as its replacement (R-17.43)', () => {
    expect(law.sunday.findings).toMatchObject([
      { date: '2026-11-15', hours: 200, outcome: 'kept', replacement: '2026-11-14', deadline: '2026-11-28' },
    ]);
  });

  test('a week with work on six days is noted with its days and hours, and never counted (R-17.44)', () => {
    expect(law.sixDays.findings).toMatchObject([{ date: '2026-11-09', outcome: 'note', hours: 4200 }]);
    expect(law.sixDays.findings[0]?.days.map((date) => date.slice(8))).toEqual([
      '09',
      '10',
      '11',
      '12',
      '13',
      '15',
    ]);
    const five = lawInput(
      accountDaysOf('2026-11-09', '2026-11-15', weeksOf('2026-11-09', '2026-11-13', [8, 8, 8, 8, 8])),
    );
    expect(lawOfYear(five, 2026).sixDays).toMatchObject({ state: 'kept', findings: [] });
  });

  test('the hits of a week or a month can be asked for, also across the turn of the year (R-17.45)', () => {
    const dates = (from: string, to: string, input = oracle) =>
      lawHits(input, { from: day(from), to: day(to) }).map(({ date }) => date);
    expect(dates('2026-11-16', '2026-11-22')).toEqual(['2026-11-19']);
    expect(dates('2026-11-09', '2026-11-15')).toEqual([]);
    expect(dates('2026-10-01', '2026-10-31')).toEqual(['2026-10-12']);
    const turn = accountDaysOf('2026-12-28', '2027-01-03', { '2026-12-30': 11, '2027-01-02': 12 });
    expect(dates('2026-12-28', '2027-01-03', lawInput(turn))).toEqual(['2027-01-02', '2026-12-30']);
  });

  test('a hidden finding is not counted until one of its figures changes (R-17.46)', () => {
    const [first] = law.longDay.findings;
    const hidden = new Set([signOf(first?.key ?? '')]);
    const quiet = lawOfYear({ ...oracle, hidden }, 2026);
    expect(quiet).toMatchObject({ count: 2, longDay: { state: 'hit', count: 1 } });
    expect(quiet.longDay.findings.map(({ isHidden }) => isHidden)).toEqual([true, false]);
    const days = oracle.days.map((one) => (one.date === '2026-11-19' ? { ...one, worked: 1100 } : one));
    expect(lawOfYear({ ...oracle, days, hidden }, 2026).longDay.count).toBe(2);
  });

  test('a rule that is switched off has no findings (R-17.47)', () => {
    const off = new Set(['longDay', 'sunday'] as const);
    expect(lawOfYear({ ...oracle, off }, 2026)).toMatchObject({
      count: 1,
      longDay: { state: 'off', findings: [] },
      sunday: { state: 'off', findings: [] },
    });
  });
});

test('a day is judged by the rules that held on it (R-17.48)', () => {
  const [old] = LAW_RULES.longDay;
  const until = day('2026-10-31');
  const rules = {
    ...LAW_RULES,
    longDay:
      old === undefined
        ? []
        : [
            { ...old, until },
            { ...old, from: day('2026-11-01'), limits: { hours: 900 } },
          ],
  };
  const input = lawInput(accountDaysOf('2026-10-31', '2026-11-01', { '2026-10-31': 9.5, '2026-11-01': 9.5 }));
  const { longDay } = lawOfYear(input, 2026, rules);
  expect(longDay.findings).toMatchObject([{ date: '2026-11-01', over: 50 }]);
  expect(longDay.version?.limits).toEqual({ hours: 900 });
});

test.each([
  ['eight hours', [8, 8, 8, 8, 8]],
  ['nothing', []],
  ['ten hours on four days', [10, 10, 10, 10]],
  ['half days', [4, 4, 4, 4, 4]],
  ['Tuesday to Saturday', [0, 8, 8, 8, 8, 8]],
  ['a long Monday', [10, 8, 8, 7, 7]],
  ['three days', [8, 0, 8, 0, 8]],
  ['quarters of an hour', [7.75, 8.25, 7.75, 8.25, 8]],
  ['a weekend shift each Saturday', [0, 0, 9, 9, 9, 9]],
  ['eight hours and a half', [8.5, 8.5, 8.5, 8.5, 6]],
])('sixty days without a breach raise nothing (%s) (R-17.49)', (_, hours) => {
  const days = accountDaysOf('2026-08-24', '2026-10-22', weeksOf('2026-08-24', '2026-10-22', hours));
  const law = lawOfYear(lawInput(days), 2026);
  const findings = [law.longDay, law.mean, law.rest, law.sunday, law.holiday, law.sixDays].flatMap(
    (rule): LawInput['days'] | readonly unknown[] => rule.findings,
  );
  expect(findings).toEqual([]);
  expect(law).toMatchObject({ count: 0, mean: { state: 'open', weeksRead: 8, weeksNeeded: 24 } });
});
