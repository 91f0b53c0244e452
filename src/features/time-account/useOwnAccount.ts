import { weakMapMemoize } from '@reduxjs/toolkit';
import type { Absence, ProjectAbsence } from '@/domain/account/absence';
import { type AccountInputs, plannedDays, withRecords } from '@/domain/account/accountDays';
import { accountLedger } from '@/domain/account/ledger';
import type { TimeAccount } from '@/domain/account/timeAccount';
import { type IsoDate, addDays, localDay, earlierOf, periodOfYear, yearOf } from '@/domain/time/period';
import type { WorkDays } from '@/domain/time/targets';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { useToday } from '@/shared/ui/timing/useClock';
import { useWorkDays } from '@/shared/work-days/useWorkDays';
import type { WorkRecord } from '@/domain/work/workRecord';
import { useOwnRecords } from '@/features/work-records';
import { absencesKind, projectAbsencesKind } from './kept/absencesKept';
import { timeAccountKind } from './kept/accountKept';

/** The settings of the user's account, which the device keeps. */
export interface AccountSettings {
  /** Null until the account is set up. */
  readonly account: TimeAccount | null;
  readonly workDays: WorkDays;
  readonly absences: readonly Absence[];
  /** Projects whose records count as absences. */
  readonly mapped: readonly ProjectAbsence[];
}

// Several components of a screen ask for the account, and ten years have thousands of days: what is computed from the same
// values is computed once for all of them.
const settingsOf = weakMapMemoize(
  (
    account: TimeAccount | null,
    workDays: WorkDays,
    absences: readonly Absence[],
    mapped: readonly ProjectAbsence[],
  ): AccountSettings => ({ account, workDays, absences, mapped }),
);

const inputsOf = weakMapMemoize(
  (
    { account, workDays, absences, mapped }: AccountSettings,
    records: readonly WorkRecord[],
  ): AccountInputs => ({ workDays, travelShare: account?.travelShare ?? 0, records, absences, mapped }),
);

// Separate from the records, because these come in many steps.
const plannedOf = weakMapMemoize((settings: AccountSettings, from: IsoDate, to: IsoDate) =>
  plannedDays({ from, to }, settings),
);
const daysOf = weakMapMemoize(withRecords);
const ledgerOf = weakMapMemoize(accountLedger);

const NO_RECORDS: readonly WorkRecord[] = [];

/** The settings of the account; `undefined` until they are read from the device. */
function useAccountSettings(): AccountSettings | undefined {
  const account = useDeviceValue(timeAccountKind).value;
  const workDays = useWorkDays().value;
  const absences = useDeviceValue(absencesKind).value;
  const mapped = useDeviceValue(projectAbsencesKind).value;
  if (account === undefined || !workDays || !absences || !mapped) return undefined;
  return settingsOf(account, workDays, absences, mapped);
}

/** From 1 January of the earliest year that is needed to the end of the latest one. */
function spanOf(start: IsoDate, year: number, today: IsoDate): readonly [IsoDate, IsoDate] {
  const first = yearOf(start);
  // If the clock was set back, today may be before the start.
  const last = Math.max(yearOf(today), year, first);
  return [periodOfYear(Math.min(first, year)).from, periodOfYear(last).to];
}

/**
 * The user's account, and everything that is computed from it: the records that it needs, its days and balances.
 *
 * @param asked the year whose days are needed, too, besides those from the start to the end of the current year
 * @returns `undefined` until the settings are read from the device
 */
export function useOwnAccount(asked?: number) {
  const settings = useAccountSettings();
  const today = useToday();
  const year = asked ?? yearOf(today);
  const start = settings?.account?.start ?? null;
  const reading = useOwnRecords(start);
  if (!settings) return undefined;
  const { records, partial, isOld, readAt } = reading;
  // It is never after today, even if the clock was set back since the records were read.
  const asOf = isOld && readAt !== null ? earlierOf(localDay(new Date(readAt)), today) : today;
  const inputs = inputsOf(settings, records ?? partial?.records ?? NO_RECORDS);
  const days = daysOf(plannedOf(settings, ...spanOf(start ?? today, year, today)), inputs);
  return {
    ...settings,
    today,
    /**
     * The first day that does not count as over. Usually that is today. If only records of an earlier reading are known, it
     * is the day on which they were read, because the days since then would seem to have no records.
     */
    asOf,
    /** The records, and how far they are read. */
    reading,
    /** The data from which `days` are computed. Records that are not read yet are missing. */
    inputs,
    /** All records from this day on are read, so that the days are right. Null if no day is. */
    knownFrom: records ? start : (partial?.knownFrom ?? null),
    /** All days from 1 January of the account's first year to the end of the last year. Those before `knownFrom` lack records. */
    days,
    /** The days with their balances; null until all records are read, so that no balance is partial. */
    ledger: settings.account && records ? ledgerOf(days, settings.account, asOf) : null,
  };
}

export type OwnAccount = NonNullable<ReturnType<typeof useOwnAccount>>;

/** The last day that is counted, usually yesterday. */
export function yesterdayOf({ asOf }: Pick<OwnAccount, 'asOf'>): IsoDate {
  return addDays(asOf, -1);
}
