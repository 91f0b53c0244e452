import type { Expense } from '@/domain/money/expense';
import type { Period } from '@/domain/time/period';
import type { WorkDays } from '@/domain/time/targets';
import type { TimeSheet } from '@/domain/sheets/timeSheet';
import type { WorkRecord } from '@/domain/work/workRecord';
import { unreadableError } from '@/shared/api/readableRows';
import { queriesAsOne } from '@/shared/api/useAskAgain';
import { useWholeList } from '@/shared/lists/find/useWholeList';
import { doubtful } from '@/shared/lists/pagesOf';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import type { QueryState } from '@/shared/ui/messages/QueryView';
import { useShownWorkDays } from '@/shared/work-days/shownWorkDays';
import { fingerprintsKind } from '../drift/fingerprints';
import { useReadMonthQuery } from '../reading/readingApi';
import { sentSheetsKind } from '../sending/sentSheets';
import { listTimeSheets, timeSheetPages } from '../timeSheetsApi';
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

/** All sheets that may be about the month. */
function useSheets({ from }: Period) {
  const whole = useWholeList({
    endpoint: listTimeSheets,
    isOn: true,
    isRecent: true,
    dateOf: (sheet: TimeSheet) => sheet.from,
    from,
    url: timeSheetPages.url,
  });
  const { entries, state, answeredAt, keptAt, goOn, readAnew } = whole;
  const [unreadable] = whole.unreadable;
  const isUncertain = state.kind === 'doubtful' || state.kind === 'tooLong';
  const isComplete = (state.kind === 'whole' || state.kind === 'enough') && !unreadable;
  return {
    sheets: isComplete ? entries : undefined,
    error:
      state.kind === 'failed'
        ? state.error
        : isUncertain
          ? doubtful
          : unreadable && unreadableError(unreadable),
    isFetching: state.kind === 'reading',
    fulfilledTimeStamp: answeredAt,
    keptAt,
    refetch: state.kind === 'failed' ? goOn : readAnew,
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
