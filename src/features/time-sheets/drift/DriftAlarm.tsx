import './drift.scss';
import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Period } from '@/domain/time/period';
import { type PrintedRow, type RowDrift, printedHours } from '@/domain/sheets/sheetDrift';
import { wholeMonthOf } from '@/domain/sheets/timeSheetPath';
import { useFormats } from '@/shared/i18n/useFormats';
import { monthPath } from '@/shared/paths';
import { Icon } from '@/shared/ui/Icon';
import type { SheetDrift } from './useSheetDrift';

interface DriftAlarmProps {
  readonly drift: SheetDrift;
  readonly period: Period;
  readonly fileName: string;
}

/** Says that the records of a signed sheet have changed, with the lines that differ (design, "Drift alarm"). */
export function DriftAlarm({ drift, period, fileName }: DriftAlarmProps) {
  const { t } = useTranslation('timeSheets');
  const formats = useFormats();
  const month = wholeMonthOf(period);
  const [before, after] = [drift.before, drift.after].map((rows) => formats.hours(printedHours(rows)));
  return (
    <section className="tw-drift" aria-label={`${t('drift.label')}: ${fileName}`}>
      <div className="hd">
        <Icon of={triangle} />
        <span>
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
      <ul>
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
    <li>
      <span>
        {formats.weekday(shown.date)} {formats.dayMonth(shown.date)}
      </span>
      <span>
        {[shown.customer, shown.project, shown.text].filter(Boolean).join(' · ')}
        {row.kind !== 'changed' && <b> {t(`drift.${row.kind}`)}</b>}
      </span>
      <span>
        {row.kind !== 'new' && <del>{hours(row.before)}</del>}
        {row.kind !== 'gone' && <b> {hours(row.after)}</b>}
      </span>
    </li>
  );
}
