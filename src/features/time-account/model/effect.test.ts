import { expect, test } from 'vitest';
import { accountDays } from '@/domain/account/accountDays';
import { accountLedger, balanceNow } from '@/domain/account/ledger';
import { oracleAccount, oracleInputs, oracleRecordsSoFar } from '@/domain/account/oracle.fixture';
import { isoDate } from '@/domain/time/period';
import { bookingEffect, settingsEffect } from './effect';

const year = { from: isoDate('2026-01-01'), to: isoDate('2026-12-31') };
const inputs = { ...oracleInputs, records: oracleRecordsSoFar };

/** The account on 20 November, with records that were read on a day. */
function ownAsOf(asOf: string) {
  const { workDays, absences, mapped } = inputs;
  const days = accountDays(year, inputs);
  const ledger = accountLedger(days, oracleAccount, isoDate(asOf));
  return { account: oracleAccount, workDays, absences, mapped, inputs, days, ledger, asOf: isoDate(asOf) };
}

test.each(['2026-11-20', '2026-11-10'])(
  'settings that change nothing leave the balance as it is, also with records of an earlier reading: %s (R-17.151)',
  (asOf) => {
    const own = ownAsOf(asOf);
    const effect = settingsEffect(own, own);
    expect(effect.kind === 'known' && effect.after - effect.before).toBe(0);
  },
);

test.each([
  ['2026-11-20', '2026-11-19'],
  ['2026-11-10', '2026-11-09'],
])(
  'with records that were read on %s, a booking counts on the balance that the account shows, else on the end of its month (R-17.165)',
  (asOf, lastDay) => {
    const own = { ...ownAsOf(asOf), today: isoDate('2026-11-20') };
    const balance = balanceNow(own.ledger, own.account);
    const book = (date: string) => {
      const booking = { id: 'b', date: isoDate(date), hours: 100, reason: '', changedAt: 1 };
      return bookingEffect(own, [...own.account.bookings, booking], booking.date);
    };
    expect(book(lastDay)).toEqual({ kind: 'known', before: balance, after: balance + 100 });
    const end = own.ledger.find(({ day }) => day.date === '2026-11-30')?.balance ?? 0;
    expect(book(asOf)).toEqual({ kind: 'known', before: end, after: end + 100 });
  },
);
