import { expect, test } from 'vitest';
import { accountDays } from '@/domain/account/accountDays';
import { accountLedger } from '@/domain/account/ledger';
import { oracleAccount, oracleInputs, oracleRecordsSoFar } from '@/domain/account/oracle.fixture';
import { isoDate } from '@/domain/time/period';
import { settingsEffect } from './effect';

const year = { from: isoDate('2026-01-01'), to: isoDate('2026-12-31') };
const inputs = { ...oracleInputs, records: oracleRecordsSoFar };

/** The account on 20 November, with records that were read on a day. */
function ownAsOf(asOf: string) {
  const { workDays, absences, mapped } = inputs;
  const days = accountDays(year, inputs);
  const ledger = accountLedger(days, oracleAccount, isoDate(asOf));
  return { account: oracleAccount, workDays, absences, mapped, inputs, ledger, asOf: isoDate(asOf) };
}

test.each(['2026-11-20', '2026-11-10'])(
  'settings that change nothing leave the balance as it is, also with records of an earlier reading: %s (R-17.151)',
  (asOf) => {
    const own = ownAsOf(asOf);
    const effect = settingsEffect(own, own);
    expect(effect.kind === 'known' && effect.after - effect.before).toBe(0);
  },
);
