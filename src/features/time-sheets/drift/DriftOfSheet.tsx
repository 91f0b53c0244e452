import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { TimeSheet } from '@/domain/sheets/timeSheet';
import { type WorkRecord, sumHours } from '@/domain/work/workRecord';
import type { Period } from '@/domain/time/period';
import { type RowDrift, driftKey, driftOf, fingerprintOf } from '@/domain/sheets/sheetDrift';
import { wholeMonthOf } from '@/domain/sheets/timeSheetPath';
import { DriftAlarm, type DriftLine } from '@/shared/drift/DriftAlarm';
import { useFormats } from '@/shared/i18n/useFormats';
import { monthPath } from '@/shared/paths';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { fingerprintsKind, signedPrintOf } from './fingerprints';
import { Button } from '@/shared/ui/buttons/Button';

interface DriftOfSheetProps {
  readonly sheet: TimeSheet;
  readonly fileName: string;
  /** The records of the days of all listed sheets. */
  readonly records: readonly WorkRecord[];
  /** The sheet is in a table, so the alarm is a row of its own. */
  readonly isRow?: true;
}

/** Shows what has changed in the records of a sheet since it was signed; nothing if its signed rows are not known. */
export function DriftOfSheet({ sheet, fileName, records, isRow }: DriftOfSheetProps) {
  const drift = useSheetDrift(records, sheet);
  if (!drift) return null;
  const alarm = <SheetAlarm drift={drift} period={sheet} fileName={fileName} />;
  if (!isRow) return alarm;
  return (
    <tr>
      <td colSpan={4}>{alarm}</td>
    </tr>
  );
}

interface SheetAlarmProps {
  readonly drift: NonNullable<ReturnType<typeof useSheetDrift>>;
  readonly period: Period;
  readonly fileName: string;
}

/** Says that the records of a signed sheet have changed. */
function SheetAlarm({ drift, period, fileName }: SheetAlarmProps) {
  const { t } = useTranslation('timeSheets');
  const formats = useFormats();
  const month = wholeMonthOf(period);
  const [before, after] = [drift.before, drift.after].map((rows) => formats.hours(sumHours(rows)));
  const title = t('drift.title', { count: drift.rows.length });
  return (
    <DriftAlarm
      label={`${t('drift.label')}: ${fileName}`}
      title={before === after ? title : `${title}, ${t('drift.hours', { before, after })}`}
      lines={drift.rows.map(lineOf)}
    >
      {month !== null && (
        <Link className="btn btn-quiet btn-sm" to={monthPath(month)}>
          {t('drift.again')}
        </Link>
      )}
      <Button look="ghost" size="sm" label={t('drift.leave')} onClick={drift.silence} />
    </DriftAlarm>
  );
}

function lineOf(row: RowDrift): DriftLine {
  const { id, date, customer, project, text } = row.kind === 'gone' ? row.before : row.after;
  return {
    key: id,
    date,
    text: [customer, project, text].filter(Boolean).join(' · '),
    before: row.kind === 'new' ? null : (row.before.hours ?? 0),
    after: row.kind === 'gone' ? null : (row.after.hours ?? 0),
  };
}

/**
 * Finds out whether the records of a signed sheet have changed since.
 * @param records the complete records of the days of all listed sheets
 */
function useSheetDrift(records: readonly WorkRecord[], sheet: TimeSheet) {
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
    /** Hides the alarm until something else changes. */
    silence: () =>
      void prints.change((all) =>
        all.map((one) => (one.sheet === print.sheet ? { ...one, silenced: key } : one)),
      ),
  };
}
