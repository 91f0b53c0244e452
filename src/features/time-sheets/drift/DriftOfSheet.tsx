import type { TimeSheet } from '@/domain/sheets/timeSheet';
import type { WorkRecord } from '@/domain/work/workRecord';
import { DriftAlarm } from './DriftAlarm';
import { useSheetDrift } from './useSheetDrift';

interface DriftOfSheetProps {
  readonly sheet: TimeSheet;
  readonly fileName: string;
  /** Those of all listed sheets' days. */
  readonly records: readonly WorkRecord[];
  /** It stands in a table, as a row of its own. */
  readonly isRow?: true;
}

/** What has changed in the records of a sheet since it was signed here; nothing where nothing is known. */
export function DriftOfSheet({ sheet, fileName, records, isRow }: DriftOfSheetProps) {
  const drift = useSheetDrift(records, sheet);
  if (!drift) return null;
  const alarm = <DriftAlarm drift={drift} period={sheet} fileName={fileName} />;
  if (!isRow) return alarm;
  return (
    <tr>
      <td colSpan={4}>{alarm}</td>
    </tr>
  );
}
