import { type PrintedRow, type RowDrift, driftKey, driftOf, fingerprintOf } from '@/domain/sheets/sheetDrift';
import type { TimeSheet } from '@/domain/sheets/timeSheet';
import type { WorkRecord } from '@/domain/work/workRecord';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { fingerprintsKind, signedPrintOf } from './fingerprints';

/** What has changed in the rows of a sheet since it was signed here. */
export interface SheetDrift {
  readonly rows: readonly RowDrift[];
  readonly before: readonly PrintedRow[];
  readonly after: readonly PrintedRow[];
  /** Nothing more of it until something else changes. */
  readonly silence: () => void;
}

/**
 * Tells of a signed sheet whose records have changed since.
 *
 * @param records those of all listed sheets' days, and all of them
 */
export function useSheetDrift(records: readonly WorkRecord[], sheet: TimeSheet): SheetDrift | null {
  const prints = useDeviceValue(fingerprintsKind);
  const print = signedPrintOf(prints.value, sheet);
  if (!print) return null;
  const after = fingerprintOf(records, sheet);
  const rows = driftOf(print.rows, after);
  const key = driftKey(rows);
  if (rows.length === 0 || key === print.silenced) return null;
  return {
    rows,
    before: print.rows,
    after,
    silence: () =>
      void prints.change((all) =>
        all.map((one) => (one.sheet === print.sheet ? { ...one, silenced: key } : one)),
      ),
  };
}
