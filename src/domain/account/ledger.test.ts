import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hundredthsOf } from '../hundredths';
import { addDays, isoDate, monthOf, monthOfDay } from '../time/period';
import { DEFAULT_WORK_DAYS, targetRowsOf } from '../time/targets';
import { ABSENCE_KINDS, type Absence, type DayShare } from './absence';
import { withAbsence } from './absenceEntries';
import { type AccountInputs, accountDays } from './accountDays';
import { accountMonths, accountYear, weekBalances } from './accountMonths';
import { accountLedger, balanceNow, balanceOn } from './ledger';
import type { TimeAccount } from './timeAccount';

const h = hundredthsOf;
const nothing: AccountInputs = {
  workDays: { ...DEFAULT_WORK_DAYS, state: 'BY' },
  travelShare: 0,
  records: [],
  absences: [],
  mapped: [],
};
const account: TimeAccount = {
  start: isoDate('2026-10-01'),
  opening: 0,
  cap: null,
  travelShare: 0,
  bookings: [],
  entitlements: [],
  changedAt: 0,
};
const october = monthOfDay(isoDate('2026-10-01'));
const from = isoDate('2026-09-01');
const to = isoDate('2026-12-31');
const record = (date: string, hours: number) => ({
  date: isoDate(date),
  hours,
  travelHours: null,
  customerId: 1,
  projectId: 2,
});
const booking = (date: string, hours: number) => ({
  id: date,
  date: isoDate(date),
  hours: h(hours),
  reason: 'paid out',
  changedAt: 0,
});
const ledgerOf = (part: Partial<AccountInputs>, own: Partial<TimeAccount> = {}, today = '2026-11-20') =>
  accountLedger(accountDays({ from, to }, { ...nothing, ...part }), { ...account, ...own }, isoDate(today));

describe('the cap', () => {
  test.each<[string, number, number, number]>([
    ['below the cap', 39.99, 0, 39.99],
    ['exactly the cap', 40, 0, 40],
    ['a hundredth above', 40.01, 0.01, 40],
    ['below zero, which has no limit', -200, 0, -200],
  ])('%s: a balance of %s (R-17.26)', (_, balance, lapsed, left) => {
    // The 31st is a Saturday, so the only day of the month changes nothing.
    const own = {
      start: isoDate('2026-10-31'),
      opening: h(balance),
      cap: { limit: h(40), since: october },
    };
    const [month] = accountMonths(ledgerOf({}, own));
    expect(month).toMatchObject({ figures: { lapsed: h(lapsed) }, balance: h(left) });
  });

  test('the cap counts only from its month on, and only at the end of a month (R-17.26)', () => {
    const own = {
      opening: h(300),
      cap: { limit: h(40), since: monthOfDay(isoDate('2026-11-01')) },
    };
    const months = accountMonths(ledgerOf({}, own, '2026-12-01'));
    expect(months.map(({ figures }) => figures.lapsed > 0)).toEqual([false, false, false]);
    const rich = { ...own, opening: h(600) };
    const [first, second] = accountMonths(ledgerOf({}, rich, '2026-12-01'));
    expect(first?.figures.lapsed).toBe(0);
    expect(second).toMatchObject({ balance: h(40), state: 'over' });
    expect(accountMonths(ledgerOf({}, rich, '2026-11-30'))[1]).toMatchObject({
      state: 'running',
      figures: { lapsed: 0 },
      expected: { balance: h(40) },
    });
  });
});

describe('the account', () => {
  test('the account begins on its first day, also in the middle of a month; earlier days do not count (R-17.28)', () => {
    const records = [record('2026-10-13', 100), record('2026-10-14', 9)];
    const own = { start: isoDate('2026-10-14'), opening: h(5), bookings: [booking('2026-10-13', 50)] };
    const [month] = accountMonths(ledgerOf({ records }, own, '2026-10-15'));
    expect(month).toMatchObject({
      from: '2026-10-14',
      to: '2026-10-14',
      before: h(5),
      balance: h(6),
      figures: { target: h(8), worked: h(9), booked: 0 },
    });
    expect(balanceNow(ledgerOf({ records }, own, '2026-10-14'), own)).toBe(h(5));
  });

  test('on the first of a month no day of it is over (R-17.22)', () => {
    const months = accountMonths(ledgerOf({}, {}, '2026-11-01'));
    expect(months.map(({ state }) => state)).toEqual(['over', 'ahead', 'ahead']);
  });

  test('bookings count on their days, from today on only in the forecast (R-17.29)', () => {
    const own = { opening: h(400), bookings: [booking('2026-11-19', -20), booking('2026-11-20', -3)] };
    const months = accountMonths(ledgerOf({}, own));
    expect(months[1]?.figures.booked).toBe(h(-20));
    const without = accountMonths(ledgerOf({}, { opening: h(400) }));
    const difference = (at: 'balance' | 'expected') => {
      const of = (month: (typeof months)[number] | undefined) =>
        at === 'balance' ? (month?.balance ?? 0) : (month?.expected.balance ?? 0);
      return of(months[1]) - of(without[1]);
    };
    expect([difference('balance'), difference('expected')]).toEqual([h(-20), h(-23)]);
  });

  test('the target beside absences is expected, or the recorded work if that is more (R-17.24)', () => {
    const half: Absence = {
      id: '1',
      kind: 'vacation',
      from: isoDate('2026-11-24'),
      to: isoDate('2026-11-24'),
      share: 0.5,
      note: '',
      changedAt: 1,
    };
    const rows = [{ from, targets: [7.75, 7.75, 7.75, 7.75, 7.75, 0, 0] as const }];
    const ledger = ledgerOf({
      records: [record('2026-11-20', 5), record('2026-11-23', 9), record('2026-11-22', 1)],
      absences: [half],
      workDays: { ...nothing.workDays, rows },
    });
    const changes = ['20', '21', '22', '23', '24'].map(
      (day) => ledger.find(({ day: { date } }) => date === `2026-11-${day}`)?.change,
    );
    expect(changes).toEqual([0, 0, h(1), h(1.25), 0]);
  });

  test('a year before the account has no sums, and weeks are there only as far as it has days (R-17.25)', () => {
    const ledger = ledgerOf({});
    expect(accountYear(ledger, 2025)).toBeUndefined();
    expect(weekBalances(ledger, 2025)).toEqual([]);
    expect(weekBalances(ledger, 2026)[0]).toMatchObject({ week: { week: 40 }, isExpected: false });
    expect(weekBalances(ledger, 2026).at(-1)?.week.week).toBe(53);
    expect(balanceOn(ledger, isoDate('2027-01-01'))).toBeUndefined();
  });
});

describe('whatever is recorded', () => {
  const anyDay = fc.integer({ min: 0, max: 121 }).map((at) => addDays(from, at));
  const hours = fc.constantFrom(0, 1.005, 2.25, 8, 11);
  const records = fc.array(fc.tuple(anyDay, hours), { maxLength: 40 });
  const recordsOf = (all: readonly (readonly [string, number])[]) => all.map((one) => record(...one));

  test('a record that moves within a month that is over changes no month (R-17.30)', () => {
    fc.assert(
      fc.property(records, fc.nat(29), fc.nat(29), hours, (others, one, other, moved) => {
        const { from: first } = monthOf(isoDate('2026-10-01'));
        const months = (at: number) =>
          accountMonths(ledgerOf({ records: recordsOf([...others, [addDays(first, at), moved]]) }));
        expect(months(other)).toEqual(months(one));
      }),
    );
  });

  test('the order of records does not matter (R-17.30)', () => {
    fc.assert(
      fc.property(records, (all) => {
        const ordered = recordsOf(all);
        expect(ledgerOf({ records: ordered.toReversed() })).toEqual(ledgerOf({ records: ordered }));
      }),
    );
  });

  test('a model that changes on a day changes nothing before it (R-17.31)', () => {
    fc.assert(
      fc.property(records, anyDay, fc.integer({ min: 0, max: 12 }), (all, day, target) => {
        const { workDays } = nothing;
        const row = { from: day, targets: [target, target, target, target, target, 0, 0] as const };
        const changed = { ...workDays, rows: targetRowsOf([...workDays.rows, row]) };
        const [before, after] = [workDays, changed].map((model) =>
          ledgerOf({ records: recordsOf(all), workDays: model }).filter((entry) => entry.day.date < day),
        );
        expect(after).toEqual(before);
      }),
    );
  });

  test('an absence lowers no balance, unless it is compensation or a half in place of a whole day (R-17.32)', () => {
    const kinds = ABSENCE_KINDS.filter((kind) => kind !== 'compensation');
    const entry = (shares: readonly DayShare[]) =>
      fc.record({
        kind: fc.constantFrom(...kinds),
        from: anyDay,
        length: fc.nat(9),
        share: fc.constantFrom(...shares),
      });
    const absenceOf = (
      id: string,
      { length, ...rest }: { kind: Absence['kind']; from: Absence['from']; length: number; share: DayShare },
    ): Absence => ({ ...rest, id, to: addDays(rest.from, length), note: '', changedAt: Number(id) });
    const cap = { limit: h(10), since: october };
    fc.assert(
      fc.property(records, fc.array(entry([0.5, 1])), entry([0.5, 1]), (all, others, added) => {
        const next = absenceOf('99', added);
        const older = others.map((one, at) => absenceOf(String(at), one));
        // Halves are only added to days without an absence.
        const free =
          added.share === 1 ? older : older.filter((one) => one.to < next.from || one.from > next.to);
        const before = free.reduce<readonly Absence[]>(withAbsence, []);
        const balances = (absences: readonly Absence[]) =>
          ledgerOf({ records: recordsOf(all), absences }, { cap }).map(({ balance }) => balance);
        const old = balances(before);
        expect(balances(withAbsence(before, next)).every((balance, at) => balance >= (old[at] ?? 0))).toBe(
          true,
        );
      }),
    );
  });
});
