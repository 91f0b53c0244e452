import { expect, test } from 'vitest';
import { isoDate } from '../time/period';
import { lawOfYear } from './law';
import { accountDaysOf, lawInput, tripOn, weeksOf } from './law.fixture';

const day = isoDate;
const six = [8, 8, 8, 8, 8, 8];

test.each([
  ['exactly eight hours', '2026-01-05', six, {}, 'kept', 144],
  ['a minute more', '2026-01-05', six, { '2026-06-19': 8.01 }, 'hit', 144],
  ['a week is missing', '2026-01-12', six, {}, 'open', undefined],
  ['leave makes up for nothing', '2026-01-05', six, { '2026-06-19': 'vacation' }, 'kept', 143],
  ['nor does sickness', '2026-01-05', six, { '2026-06-19': 'sick', '2026-06-18': 9 }, 'hit', 143],
  ['compensation does', '2026-01-05', six, { '2026-06-19': 'compensation', '2026-06-18': 9 }, 'kept', 144],
  ['training is work', '2026-01-05', six, { '2026-06-19': 'training', '2026-06-18': 9 }, 'hit', 144],
] as const)('the mean at its limits (%s) (R-17.50)', (_, from, hours, own, state, days) => {
  const all = accountDaysOf(from, '2026-06-21', { ...weeksOf(from, '2026-06-21', hours), ...own });
  const { mean } = lawOfYear(lawInput(all), 2026);
  expect([mean.state, mean.mean?.days]).toEqual([state, days]);
  expect(mean.findings).toHaveLength(state === 'hit' ? 1 : 0);
});

test('the mean ends with the last Sunday that is over, also in a year with week 53 (R-17.51)', () => {
  const own = weeksOf('2026-06-01', '2027-01-03', six);
  const days = accountDaysOf('2026-06-01', '2027-01-09', own);
  const weeks = (year: number, yesterday: string) =>
    lawOfYear(lawInput(days, { yesterday: day(yesterday) }), year).mean.mean?.weeks.at(-1)?.week;
  expect([weeks(2026, '2027-01-09'), weeks(2027, '2027-01-09'), weeks(2027, '2027-01-02')]).toEqual([
    52, 53, 52,
  ]);
});

test.each([
  ['10:59', '2026-06-02', '08:00', '20:01', '07:00', 'hit', 659],
  ['11:00', '2026-06-02', '08:00', '20:00', '07:00', 'open', 660],
  ['after midnight', '2026-06-02', '18:00', '01:00', '09:00', 'hit', 480],
  ['a night that summer time shortens', '2026-03-28', '08:00', '19:30', '07:00', 'hit', 630],
  ['a night that the end of summer time lengthens', '2026-10-24', '08:00', '20:30', '07:00', 'open', 690],
  ['the hour that comes twice', '2026-10-24', '20:00', '02:30', '06:00', 'hit', 270],
  ['the turn of the year', '2026-12-31', '08:00', '22:00', '06:00', 'hit', 480],
] as const)(
  'rest at its limits, in real time (%s) (R-17.52)',
  (_, date, leaves, arrives, departs, state, minutes) => {
    const days = accountDaysOf(date, '2027-01-01', {});
    const next = days[1]?.date ?? date;
    const trips = [
      tripOn(date, leaves, arrives),
      tripOn(next, '15:00', null),
      tripOn(next, departs, '12:00'),
    ];
    const { rest } = lawOfYear(lawInput(days, { trips }), 2026);
    expect([rest.state, rest.nights]).toEqual([state, 1]);
    expect(rest.findings.map((finding) => finding.minutes)).toEqual(state === 'hit' ? [minutes] : []);
  },
);

test('nights without an arrival or a departure are unknown, and so are those in the wrong order (R-17.53)', () => {
  const days = accountDaysOf('2026-06-01', '2026-06-03', {});
  const restOf = (...trips: ReturnType<typeof tripOn>[]) => lawOfYear(lawInput(days, { trips }), 2026).rest;
  expect(restOf(tripOn('2026-06-01', '08:00', null)).state).toBe('unknown');
  expect(restOf(tripOn('2026-06-01', '08:00', '07:00'), tripOn('2026-06-02', '06:00', null)).nights).toBe(0);
  expect(restOf(tripOn('2026-06-03', '08:00', '23:00'), tripOn('2026-06-04', '06:00', null)).nights).toBe(0);
  const evening = tripOn('2026-06-01', '08:00', '23:00');
  expect(restOf(evening, tripOn('2026-06-02', null, '12:00')).state).toBe('unknown');
  // Who leaves when they arrive had no rest at all.
  const onTheRoad = restOf(tripOn('2026-06-01', '20:00', '06:00'), tripOn('2026-06-02', '06:00', null));
  expect(onTheRoad.findings).toMatchObject([{ kind: 'rest', minutes: 0 }]);
});

const full = [8, 8, 8, 8, 8, 8];

test.each([
  ['until the deadline', '2026-06-26', {}, 'open', null],
  ['after the deadline', '2026-06-27', {}, 'hit', null],
  ['the last day replaces', '2026-06-27', { '2026-06-27': 0 }, 'kept', '2026-06-27'],
  ['the first day replaces', '2026-06-27', { '2026-06-01': 0 }, 'kept', '2026-06-01'],
  ['neither leave', '2026-06-27', { '2026-06-09': 'sick' }, 'hit', null],
  ['nor training', '2026-06-27', { '2026-06-09': 'training' }, 'hit', null],
  ['nor a holiday', '2026-06-27', { '2026-06-04': 0 }, 'hit', null],
  ['but compensation', '2026-06-27', { '2026-06-09': 'compensation' }, 'kept', '2026-06-09'],
] as const)('a Sunday and its replacement day (%s) (R-17.54)', (_, to, own, outcome, replacement) => {
  const hours = { ...weeksOf('2026-05-25', to, full), '2026-06-14': 1, ...own };
  const input = lawInput(accountDaysOf('2026-05-25', to, hours), {
    isHoliday: (date) => date === '2026-06-04',
  });
  // On the holiday itself there is no work.
  const days = input.days.map((one) => (one.date === '2026-06-04' ? { ...one, worked: 0 } : one));
  const { sunday } = lawOfYear({ ...input, days }, 2026);
  expect(sunday.findings).toMatchObject([
    { date: '2026-06-14', outcome, replacement, deadline: '2026-06-27' },
  ]);
  expect([sunday.state, sunday.openUntil]).toEqual([outcome, outcome === 'open' ? '2026-06-27' : null]);
});

test('a day replaces one Sunday or holiday only, and as many of them as possible are replaced (R-17.55)', () => {
  const hours = { ...weeksOf('2026-05-25', '2026-07-11', full), '2026-06-14': 1, '2026-06-21': 1 };
  const sundayOf = (free: Readonly<Record<string, number>>) =>
    lawOfYear(lawInput(accountDaysOf('2026-05-25', '2026-07-11', { ...hours, ...free })), 2026).sunday
      .findings;
  expect(sundayOf({ '2026-06-15': 0 })).toMatchObject([
    { date: '2026-06-21', outcome: 'hit' },
    { date: '2026-06-14', replacement: '2026-06-15' },
  ]);
  // The nearest day of the first Sunday is the only one of the second.
  expect(sundayOf({ '2026-06-15': 0, '2026-06-03': 0 })).toMatchObject([
    { date: '2026-06-21', replacement: '2026-06-15' },
    { date: '2026-06-14', replacement: '2026-06-03' },
  ]);
});

test('a day before the first one that was read can replace, because nothing was worked on it (R-17.54)', () => {
  const days = accountDaysOf('2026-06-10', '2026-07-11', {
    ...weeksOf('2026-06-10', '2026-07-11', full),
    '2026-06-14': 1,
  });
  expect(lawOfYear(lawInput(days), 2026).sunday.findings).toMatchObject([{ replacement: '2026-06-09' }]);
});

test('the only free day goes to the Sunday or holiday whose deadline comes first (R-17.55)', () => {
  const hours = { ...weeksOf('2026-02-01', '2026-06-30', full), '2026-05-24': 1, '2026-05-15': 0 };
  const isHoliday = (date: string) => date === '2026-04-06';
  const { sunday, holiday } = lawOfYear(
    lawInput(accountDaysOf('2026-02-01', '2026-06-30', hours), { isHoliday }),
    2026,
  );
  expect(holiday.findings).toMatchObject([{ deadline: '2026-05-31', replacement: '2026-05-15' }]);
  expect(sunday.findings).toMatchObject([{ deadline: '2026-06-06', outcome: 'hit' }]);
});

test('fewer than 15 free Sundays in a year are one finding, on the Sunday with which they became too few (R-17.56)', () => {
  const sundays = weeksOf('2026-01-01', '2026-12-31', [0, 0, 0, 0, 0, 0, 1]);
  const findings = (to: string) =>
    lawOfYear(lawInput(accountDaysOf('2026-01-01', to, sundays)), 2026).sunday.findings.filter(
      ({ kind }) => kind === 'fewSundays',
    );
  expect(findings('2026-09-13')).toEqual([]);
  expect(findings('2026-09-20')).toMatchObject([{ date: '2026-09-20', free: 14, least: 15 }]);
  expect(findings('2026-12-31')).toMatchObject([{ date: '2026-09-20', free: 0, least: 15, outcome: 'hit' }]);
  const all = lawOfYear(lawInput(accountDaysOf('2026-01-01', '2026-12-31', sundays)), 2026).sunday.findings;
  const dates = all.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test.each([
  ['until the deadline', '2026-07-28', {}, 'open', null],
  ['after the deadline', '2026-07-29', {}, 'hit', null],
  ['a day eight weeks around it', '2026-07-29', { '2026-07-29': 0 }, 'kept', '2026-07-29'],
] as const)('a holiday and its replacement day (%s) (R-17.57)', (_, to, own, outcome, replacement) => {
  const hours = { ...weeksOf('2026-04-01', to, full), ...own };
  const isHoliday = (date: string) => date === '2026-06-04' || date === '2026-06-07';
  const { holiday } = lawOfYear(lawInput(accountDaysOf('2026-04-01', to, hours), { isHoliday }), 2026);
  expect(holiday.findings).toMatchObject([
    { date: '2026-06-04', outcome, replacement, deadline: '2026-07-29' },
  ]);
  expect([holiday.all, holiday.worked]).toEqual([1, 1]);
});

test('a full week belongs to its year by ISO 8601 (R-17.58)', () => {
  const days = accountDaysOf('2026-12-28', '2027-01-03', weeksOf('2026-12-28', '2027-01-02', full));
  expect(lawOfYear(lawInput(days), 2026).sixDays.findings).toHaveLength(1);
  expect(lawOfYear(lawInput(days), 2027).sixDays.findings).toHaveLength(0);
});
