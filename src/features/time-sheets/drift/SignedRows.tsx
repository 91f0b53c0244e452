import { useEffect, useEffectEvent, useState } from 'react';
import type { Id } from '@/domain/id';
import { addDays, localDay } from '@/domain/time/period';
import { fingerprintOf, fingerprintOfRows } from '@/domain/sheets/sheetDrift';
import type { TimeSheet, TimeSheetContent } from '@/domain/sheets/timeSheet';
import type { WorkRecord } from '@/domain/work/workRecord';
import { readFresh } from '@/shared/api/readFresh';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { useAppDispatch } from '@/shared/store/hooks';
import { getTimeSheet } from '../timeSheetsApi';
import { fingerprintsKind, signedPrintOf, withPrint } from './fingerprints';

/** Sheets that ended longer ago are not read: all their receipts would come along. */
const RECENT_DAYS = 62;

interface SignedRowsProps {
  /** The signed ones of the list. */
  readonly sheets: readonly TimeSheet[];
  /** Those of a sheet's days; undefined where not all of them have been read. */
  readonly recordsOf: (sheet: TimeSheet) => readonly WorkRecord[] | undefined;
}

/**
 * Reads what the service froze of the last months' sheets that were not signed on this device, so that they raise an
 * alarm, too (design, "Drift alarm"): each once, and one after another. A service that freezes nothing answers with the
 * rows of today: then what changes from now on is told.
 */
export function SignedRows({ sheets, recordsOf }: SignedRowsProps) {
  const dispatch = useAppDispatch();
  const prints = useDeviceValue(fingerprintsKind);
  const [oldest] = useState(() => addDays(localDay(new Date()), -RECENT_DAYS));
  const [unread, setUnread] = useState<readonly Id[]>([]);
  const next = sheets.find(
    (sheet) =>
      prints.value &&
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
    // One that was kept at the signing meanwhile knows more.
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
      const { data } = await readFresh(dispatch(getTimeSheet.initiate(id, { forceRefetch: true })));
      if (!isCurrent) return;
      if (data) await keepRows(id, data);
      // Without an answer there is no alarm, and no claim that nothing has changed.
      else setUnread((before) => [...before, id]);
    }
    void read(nextId);
    return () => {
      isCurrent = false;
    };
  }, [dispatch, nextId]);
  return null;
}
