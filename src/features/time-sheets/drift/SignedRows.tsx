import { useEffect, useEffectEvent, useState } from 'react';
import type { Id } from '@/domain/id';
import { addDays } from '@/domain/time/period';
import { fingerprintOf, fingerprintOfRows } from '@/domain/sheets/sheetDrift';
import type { TimeSheet, TimeSheetContent } from '@/domain/sheets/timeSheet';
import type { WorkRecord } from '@/domain/work/workRecord';
import { readFresh } from '@/shared/api/readFresh';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { useAppDispatch } from '@/shared/store/hooks';
import { useToday } from '@/shared/ui/timing/useClock';
import { getTimeSheet } from '../timeSheetsApi';
import { fingerprintsKind, signedPrintOf, withPrint } from './fingerprints';

/** Sheets that ended longer ago are not read, because the response includes all their receipts. */
const RECENT_DAYS = 62;

interface SignedRowsProps {
  /** The sheets of the list, signed or not. */
  readonly sheets: readonly TimeSheet[];
  /** The records of a sheet's days; undefined if not all of them have been read. */
  readonly recordsOf: (sheet: TimeSheet) => readonly WorkRecord[] | undefined;
}

/**
 * Reads the frozen rows of recent sheets that were not signed on this device, so that they have a drift alarm, too:
 * each once, one after another. A service that freezes no rows answers with today's rows; then
 * changes from now on are reported.
 */
export function SignedRows({ sheets, recordsOf }: SignedRowsProps) {
  const dispatch = useAppDispatch();
  const prints = useDeviceValue(fingerprintsKind);
  const oldest = addDays(useToday(), -RECENT_DAYS);
  const [unread, setUnread] = useState<readonly Id[]>([]);
  const next = sheets.find(
    (sheet) =>
      prints.value &&
      sheet.state !== 'prepared' &&
      sheet.to >= oldest &&
      recordsOf(sheet) &&
      !signedPrintOf(prints.value, sheet) &&
      !unread.includes(sheet.id),
  );
  const nextId = next?.id;

  const keepRows = useEffectEvent(async (id: Id, { rows }: TimeSheetContent) => {
    const sheet = sheets.find((one) => one.id === id);
    const records = sheet && recordsOf(sheet);
    if (!records) return;
    const frozen = fingerprintOfRows(rows, fingerprintOf(records, sheet));
    // A print that was kept on signing in the meantime is more reliable.
    await prints.change((before) =>
      signedPrintOf(before, sheet)
        ? before
        : withPrint(before, { sheet: String(id), rows: frozen, isSigned: true }),
    );
  });

  useEffect(() => {
    if (nextId === undefined) return undefined;
    let isCurrent = true;
    async function read(id: Id) {
      const { data } = await dispatch(readFresh(getTimeSheet, id));
      if (!isCurrent) return;
      if (data) await keepRows(id, data);
      // Without an answer there is no alarm, but no claim either that nothing has changed.
      else setUnread((before) => [...before, id]);
    }
    void read(nextId);
    return () => {
      isCurrent = false;
    };
  }, [dispatch, nextId]);
  return null;
}
