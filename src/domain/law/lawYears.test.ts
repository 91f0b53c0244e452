import { expect, test } from 'vitest';
import { isoDate } from '../time/period';
import { lawHits, lawOfYear } from './law';
import { accountDaysOf, lawInput, tripOn, weeksOf } from './law.fixture';
import { LAW_RULES, LAW_RULE_IDS, versionOn } from './lawRules';

test('a year has its own Sundays and holidays, although days before and after it were read (R-17.42)', () => {
  const worked = ['2025-12-25', '2025-12-28', '2026-01-04', '2026-01-06', '2027-01-03', '2027-01-06'];
  const days = accountDaysOf('2025-12-22', '2027-01-10', Object.fromEntries(worked.map((date) => [date, 8])));
  const isHoliday = (date: string) => date.endsWith('-12-25') || date.endsWith('-01-06');
  const { sunday, holiday, period, longDay } = lawOfYear(lawInput(days, { isHoliday }), 2026);
  expect(sunday.findings.map(({ date }) => date)).toEqual(['2026-01-04']);
  expect(sunday).toMatchObject({ all: 52, worked: 1, free: 51 });
  expect(holiday.findings.map(({ date }) => date)).toEqual(['2026-01-06']);
  expect(holiday).toMatchObject({ all: 2, worked: 1 });
  expect(period).toEqual({ from: '2026-01-01', to: '2026-12-31' });
  expect(longDay.workedDays).toBe(2);
});

test('the first and the last day of a year can be its Sundays (R-17.42)', () => {
  const days = accountDaysOf('2022-12-25', '2024-01-07', {
    '2023-01-01': 1,
    '2023-12-31': 1,
    '2024-01-07': 1,
  });
  expect(lawOfYear(lawInput(days), 2023).sunday).toMatchObject({ all: 53, worked: 2, free: 51 });
});

test('hits are those of the days asked for, the first and the last included (R-17.45)', () => {
  const own = { '2026-06-01': 11, '2026-06-02': 11, '2026-06-03': 11 };
  const input = lawInput(accountDaysOf('2026-06-01', '2026-06-05', own));
  const hits = (from: string, to: string) =>
    lawHits(input, { from: isoDate(from), to: isoDate(to) }).map(({ date }) => date);
  expect(hits('2026-06-02', '2026-06-02')).toEqual(['2026-06-02']);
  expect(hits('2026-06-01', '2026-06-03')).toEqual(['2026-06-03', '2026-06-02', '2026-06-01']);
  expect(hits('2026-06-04', '2026-06-05')).toEqual([]);
});

test('a Sunday and a holiday are told apart, and what is switched off needs no replacement day (R-17.47)', () => {
  const hours = {
    ...weeksOf('2026-04-01', '2026-08-31', [8, 8, 8, 8, 8, 8]),
    '2026-06-14': 1,
    '2026-06-15': 0,
  };
  const input = lawInput(accountDaysOf('2026-04-01', '2026-08-31', hours), {
    isHoliday: (date) => date === '2026-06-16',
  });
  const both = lawOfYear(input, 2026);
  expect(both.sunday.findings.map(({ date }) => date)).toEqual(['2026-06-14']);
  expect(both.holiday.findings).toMatchObject([{ date: '2026-06-16', outcome: 'hit' }]);
  const { holiday } = lawOfYear({ ...input, off: new Set(['sunday']) }, 2026);
  expect(holiday.findings).toMatchObject([{ outcome: 'kept', replacement: '2026-06-15' }]);
});

test('a version of a rule holds from its first to its last day, and the present one names its text (R-17.48)', () => {
  const [present] = LAW_RULES.longDay;
  if (!present) throw new Error('there is a rule');
  expect(present).toMatchObject({
    from: '1994-07-01',
    source: 'https://www.gesetze-im-internet.de/arbzg/__3.html',
    checkedOn: '2026-11-01',
  });
  const past = { ...present, until: isoDate('2026-10-31') };
  const next = { ...present, from: isoDate('2026-11-01') };
  const on = (date: string) => versionOn([past, next], isoDate(date));
  expect([on('1994-06-30'), on('1994-07-01'), on('2026-10-31'), on('2026-11-01')]).toEqual([
    undefined,
    past,
    past,
    next,
  ]);
});

test('before its first version a rule finds nothing, and names no text (R-17.48)', () => {
  const own = { ...weeksOf('2026-01-05', '2026-06-21', [12, 12, 12, 12, 12, 12, 12]) };
  const input = lawInput(accountDaysOf('2026-01-05', '2026-06-21', own), {
    isHoliday: (date) => date === '2026-06-04',
    trips: [tripOn('2026-06-01', '08:00', '23:00'), tripOn('2026-06-02', '06:00', null)],
  });
  const kinds = (law: ReturnType<typeof lawOfYear>) =>
    LAW_RULE_IDS.map((id) => [...new Set(law[id].findings.map(({ kind }) => kind))].join());
  expect(kinds(lawOfYear(input, 2026))).toEqual(['longDay', 'mean', 'rest', 'sunday', 'holiday', 'sixDays']);
  const rules = { longDay: [], mean: [], rest: [], sunday: [], holiday: [], sixDays: [] };
  const law = lawOfYear(input, 2026, rules);
  expect(kinds(law)).toEqual(['', '', '', '', '', '']);
  expect(law).toMatchObject({ count: 0, checkedOn: null, mean: { mean: null, weeksNeeded: 0 } });
});
