import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { TimeSheet } from '@/domain/sheets/timeSheet';
import { type WorkRecord, sumHours } from '@/domain/work/workRecord';
import type { Period } from '@/domain/time/period';
import { type PrintedRow, type RowDrift, driftKey, driftOf, fingerprintOf } from '@/domain/sheets/sheetDrift';
import { wholeMonthOf } from '@/domain/sheets/timeSheetPath';
import { useFormats } from '@/shared/i18n/useFormats';
import { monthPath } from '@/shared/paths';
import { Icon } from '@/shared/ui/buttons/Icon';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { fingerprintsKind, signedPrintOf } from './fingerprints';
import classes from './driftOfSheet.module.scss';

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
  const alarm = <DriftAlarm drift={drift} period={sheet} fileName={fileName} />;
  if (!isRow) return alarm;
  return (
    <tr>
      <td colSpan={4}>{alarm}</td>
    </tr>
  );
}

interface DriftAlarmProps {
  readonly drift: SheetDrift;
  readonly period: Period;
  readonly fileName: string;
}

/** Says that the records of a signed sheet have changed, with the rows that differ. */
function DriftAlarm({ drift, period, fileName }: DriftAlarmProps) {
  const { t } = useTranslation('timeSheets');
  const formats = useFormats();
  const month = wholeMonthOf(period);
  const [before, after] = [drift.before, drift.after].map((rows) => formats.hours(sumHours(rows)));
  return (
    <section className={classes.alarm} aria-label={`${t('drift.label')}: ${fileName}`}>
      <div className={classes.head}>
        <Icon of={triangle} className={classes.icon} />
        <span className={classes.summary}>
          {t('drift.title', { count: drift.rows.length })}
          {before !== after && `, ${t('drift.hours', { before, after })}`}
        </span>
        {month !== null && (
          <Link className="btn btn-quiet btn-sm" to={monthPath(month)}>
            {t('drift.again')}
          </Link>
        )}
        <button type="button" className="btn btn-ghost btn-sm" onClick={drift.silence}>
          {t('drift.leave')}
        </button>
      </div>
      <ul className={classes.rows}>
        {drift.rows.map((row) => (
          <DriftRow key={row.kind === 'gone' ? row.before.id : row.after.id} row={row} />
        ))}
      </ul>
    </section>
  );
}

function DriftRow({ row }: { readonly row: RowDrift }) {
  const { t } = useTranslation('timeSheets');
  const formats = useFormats();
  const shown = row.kind === 'gone' ? row.before : row.after;
  const hours = (one: PrintedRow) => t('preview.hoursValue', { hours: formats.hours(one.hours ?? 0) });
  return (
    <li className={classes.row}>
      <span>
        {formats.weekday(shown.date)} {formats.dayMonth(shown.date)}
      </span>
      <span>
        {[shown.customer, shown.project, shown.text].filter(Boolean).join(' · ')}
        {row.kind !== 'changed' && <b className="text-plain weight-560"> {t(`drift.${row.kind}`)}</b>}
      </span>
      <span>
        {row.kind !== 'new' && <del>{hours(row.before)}</del>}
        {row.kind !== 'gone' && <b className="text-plain weight-560"> {hours(row.after)}</b>}
      </span>
    </li>
  );
}

/** The changes in the rows of a sheet since it was signed. */
interface SheetDrift {
  readonly rows: readonly RowDrift[];
  readonly before: readonly PrintedRow[];
  readonly after: readonly PrintedRow[];
  /** Hides the alarm until something else changes. */
  readonly silence: () => void;
}

/**
 * Finds out whether the records of a signed sheet have changed since.
 * @param records the complete records of the days of all listed sheets
 */
function useSheetDrift(records: readonly WorkRecord[], sheet: TimeSheet): SheetDrift | null {
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
