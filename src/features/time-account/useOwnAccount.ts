import { useMemo } from 'react';
import type { Absence, ProjectAbsence } from '@/domain/account/absence';
import type { AccountDay } from '@/domain/account/accountDay';
import { type AccountInputs, plannedDays, withRecords } from '@/domain/account/accountDays';
import { type LedgerDay, accountLedger } from '@/domain/account/ledger';
import type { TimeAccount } from '@/domain/account/timeAccount';
import { type IsoDate, addDays, isoDate, localDay, earlierOf } from '@/domain/time/period';
import type { WorkDays } from '@/domain/time/targets';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { useToday } from '@/shared/ui/timing/useClock';
import { useWorkDays } from '@/shared/work-days/useWorkDays';
import { type OwnRecords, useOwnRecords } from '@/features/work-records';
import { absencesKind, projectAbsencesKind } from './kept/absencesKept';
import { timeAccountKind } from './kept/accountKept';

/** The user's settings of the account, as the device keeps them. */
export interface AccountSettings {
  /** Null until the account is set up. */
  readonly account: TimeAccount | null;
  readonly workDays: WorkDays;
  readonly absences: readonly Absence[];
  /** Projects whose records count as absences. */
  readonly mapped: readonly ProjectAbsence[];
}

/** The account with all that is computed from it. */
export interface OwnAccount extends AccountSettings {
  readonly today: IsoDate;
  /**
   * The first day that is not counted as over. Usually today; with records of an earlier reading the day on which they
   * were read, because the days since then would seem to be without records.
   */
  readonly asOf: IsoDate;
  /** How far the records are read. */
  readonly reading: OwnRecords;
  /** The data of the days below; records that are not read yet are missing. */
  readonly inputs: AccountInputs;
  /** Days from this one on are true: all of their records are read. Null if none are. */
  readonly knownFrom: IsoDate | null;
  /** From the first of January of the account's first year to the end of the last year; see `knownFrom`. */
  readonly days: readonly AccountDay[];
  /** Days of the account with their balances; null until all records are read, so that no balance is ever partial. */
  readonly ledger: readonly LedgerDay[] | null;
}

/** The settings of the account; `undefined` until they are read from the device. */
export function useAccountSettings(): AccountSettings | undefined {
  const account = useDeviceValue(timeAccountKind).value;
  const workDays = useWorkDays().value;
  const absences = useDeviceValue(absencesKind).value;
  const mapped = useDeviceValue(projectAbsencesKind).value;
  // Memoised, so that what is computed from it is memoised, too.
  return useMemo(
    () =>
      account === undefined || !workDays || !absences || !mapped
        ? undefined
        : { account, workDays, absences, mapped },
    [account, workDays, absences, mapped],
  );
}

/** The first of January of the year of the earliest day, and the last day of the latest year. */
function spanOf(start: IsoDate, year: number, today: IsoDate) {
  const first = Number(start.slice(0, 4));
  // A clock that was set back may show a day before the start.
  const last = Math.max(Number(today.slice(0, 4)), year, first);
  return { from: isoDate(`${Math.min(first, year)}-01-01`), to: isoDate(`${last}-12-31`) };
}

/**
 * The user's account: its settings, the records that it needs, its days and balances.
 *
 * @param year whose days are needed besides those from the start to the end of the current year
 * @returns `undefined` until the settings are read from the device
 */
export function useOwnAccount(year: number): OwnAccount | undefined {
  const settings = useAccountSettings();
  const today = useToday();
  const start = settings?.account?.start ?? null;
  const reading = useOwnRecords(start);
  const { records, partial, isOld, readAt } = reading;
  // Never after today, even if the clock was set back since they were read.
  const asOf = isOld && readAt !== null ? earlierOf(localDay(new Date(readAt)), today) : today;

  const inputs = useMemo(
    (): AccountInputs | undefined =>
      settings && {
        workDays: settings.workDays,
        travelShare: settings.account?.travelShare ?? 0,
        records: records ?? partial?.records ?? [],
        absences: settings.absences,
        mapped: settings.mapped,
      },
    [settings, records, partial],
  );
  // By themselves, because records come in many steps, and ten years have thousands of days.
  const planned = useMemo(
    () => (settings ? plannedDays(spanOf(start ?? today, year, today), settings) : []),
    [settings, start, year, today],
  );
  const days = useMemo(() => (inputs ? withRecords(planned, inputs) : []), [inputs, planned]);
  const account = settings?.account ?? null;
  const ledger = useMemo(
    () => (account && records ? accountLedger(days, account, asOf) : null),
    [account, records, days, asOf],
  );
  if (!settings || !inputs) return undefined;
  return {
    ...settings,
    today,
    asOf,
    reading,
    inputs,
    knownFrom: records ? start : (partial?.knownFrom ?? null),
    days,
    ledger,
  };
}

/** The last day that is counted, usually yesterday. */
export function yesterdayOf({ asOf }: Pick<OwnAccount, 'asOf'>): IsoDate {
  return addDays(asOf, -1);
}
