import { skipToken } from '@reduxjs/toolkit/query';
import type { Expense } from '@/domain/money/expense';
import { PAGE_SIZE } from '@/domain/limits';
import type { Period } from '@/domain/time/period';
import type { WorkDays } from '@/domain/time/targets';
import type { TimeSheet } from '@/domain/sheets/timeSheet';
import type { WorkRecord } from '@/domain/work/workRecord';
import { unreadableError } from '@/shared/api/readableRows';
import { queriesAsOne } from '@/shared/api/useAskAgain';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import type { QueryState } from '@/shared/ui/messages/QueryView';
import { useShownWorkDays } from '@/shared/work-days/shownWorkDays';
import { fingerprintsKind } from '../drift/fingerprints';
import { useReadMonthQuery } from '../reading/readingApi';
import { sentSheetsKind } from '../sending/sentSheets';
import { useListTimeSheetsQuery } from '../timeSheetsApi';
import { acceptedKind } from './useFixer';

/** A month as the service and the device know it. */
export interface MonthData {
  /** The records of the month and, to guess what a day had, of some days before it. */
  readonly records: readonly WorkRecord[];
  readonly expenses: readonly Expense[];
  readonly sheets: readonly TimeSheet[];
  readonly workDays: WorkDays;
  readonly accepted: readonly string[];
}

/** The listed sheets, including a second page if the month's sheet may be there. */
function useSheets({ from }: Period) {
  const first = useListTimeSheetsQuery(0);
  const { data } = first;
  const isOlder =
    data !== undefined && data.answered >= PAGE_SIZE && data.entries.every((sheet) => sheet.from > from);
  const second = useListTimeSheetsQuery(isOlder ? PAGE_SIZE : skipToken);
  const [unreadable] = [data, isOlder ? second.data : undefined].flatMap((page) => page?.unreadable ?? []);
  const asked = queriesAsOne(first, second);
  const isComplete = data !== undefined && (!isOlder || second.data !== undefined) && !unreadable;
  return {
    sheets: isComplete ? [...data.entries, ...(isOlder ? (second.data?.entries ?? []) : [])] : undefined,
    ...asked,
    error: asked.error ?? (unreadable && unreadableError(unreadable)),
  };
}

/** All data of a month or none, so that no figure comes from half of it. */
export function useMonthData(month: Period): QueryState<MonthData> {
  const entries = useReadMonthQuery(month);
  const sheets = useSheets(month);
  const workDays = useShownWorkDays();
  const accepted = useDeviceValue(acceptedKind);
  // The next step depends on what the device knows of the sheets.
  const isSheetKnown = [useDeviceValue(sentSheetsKind).value, useDeviceValue(fingerprintsKind).value].every(
    (known) => known !== undefined,
  );
  const data =
    entries.data && sheets.sheets && workDays && accepted.value && isSheetKnown
      ? {
          ...entries.data,
          sheets: sheets.sheets,
          workDays,
          accepted: accepted.value,
        }
      : undefined;
  return {
    data,
    ...queriesAsOne(entries, sheets),
    isLoading: data === undefined,
  };
}
