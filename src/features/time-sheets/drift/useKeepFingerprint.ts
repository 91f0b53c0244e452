import { fingerprintOf } from '@/domain/sheets/sheetDrift';
import type { TimeSheet } from '@/domain/sheets/timeSheet';
import { readBackWorkRecords } from '@/features/work-records';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { useAppDispatch } from '@/shared/store/hooks';
import { fingerprintsKind, withPrint } from './fingerprints';

/**
 * Keeps the rows of a sheet that was signed here (design, "Drift alarm"). If its records cannot be read nothing is
 * kept: then there is no alarm, but no claim either that nothing has changed.
 */
export function useKeepFingerprint(): (sheet: TimeSheet) => Promise<void> {
  const dispatch = useAppDispatch();
  const prints = useDeviceValue(fingerprintsKind);
  return async (sheet) => {
    const read = await readBackWorkRecords({ from: sheet.from, to: sheet.to }, dispatch);
    if ('error' in read) return;
    const rows = fingerprintOf(read.data, sheet);
    await prints.change((before) => withPrint(before, { sheet: String(sheet.id), rows, isSigned: true }));
  };
}
