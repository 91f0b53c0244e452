import warning from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import { clsx } from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { clockText } from '@/domain/import/importSums';
import { type IsoDate, calendarWeek } from '@/domain/time/period';
import type { WorkPair } from '@/domain/work/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { useProjectName } from '@/shared/i18n/useProjectName';
import { Icon } from '@/shared/ui/buttons/Icon';
import { useToday } from '@/shared/ui/timing/useClock';
import '@/shared/ui/styles/cardRows.scss';
import table from '../importTable.module.scss';
import classes from './preview.module.scss';

interface RecordsTableProps<Entry> {
  readonly label: string;
  /** Of the first column. */
  readonly head: ReactNode;
  readonly weeks: readonly (WeekLineProps & { readonly entries: readonly Entry[] })[];
  /** The row of a record. */
  readonly children: (entry: Entry) => ReactNode;
}

/** The table of records by weeks, before and while they are created; on a phone it looks like cards. */
export function RecordsTable<Entry>({ label, head, weeks, children }: RecordsTableProps<Entry>) {
  const { t } = useTranslation('fileImport');
  return (
    <table className={clsx('tw-table fixed', table.table, classes.records)} aria-label={label}>
      <thead>
        <tr>
          <th className={classes.boxColumn}>{head}</th>
          <th className={classes.dayColumn}>{t('preview.day')}</th>
          <th className={classes.pairColumn}>{t('preview.pair')}</th>
          <th>{t('preview.text')}</th>
          <th className={clsx('align-right', classes.hoursColumn)}>{t('preview.hours')}</th>
        </tr>
      </thead>
      <tbody>
        {weeks.map(
          ({ entries, ...week }) =>
            entries.length > 0 && (
              <Fragment key={week.monday}>
                <WeekLine {...week} />
                {entries.map(children)}
              </Fragment>
            ),
        )}
      </tbody>
    </table>
  );
}

interface WeekLineProps {
  readonly monday: IsoDate;
  readonly seconds: number;
  readonly hours: number;
  readonly box?: ReactNode;
}

/** The heading row of a week: `8:02:00 → 8,0`. */
function WeekLine({ monday, seconds, hours, box }: WeekLineProps) {
  const { t } = useTranslation(['fileImport', 'workRecords']);
  const formats = useFormats();
  const today = useToday();
  const { week, sunday } = calendarWeek(monday);
  return (
    <tr className="week-row">
      <td>{box}</td>
      <td colSpan={2}>
        <b>{t('workRecords:week', { week })}</b>{' '}
        <span className="text-faint figures">{formats.dayRange(monday, sunday, today)}</span>
      </td>
      <td colSpan={2} className="align-right figures">
        {clockText(seconds)} → <b>{formats.hours(hours)}</b>
      </td>
    </tr>
  );
}

interface RecordFaceProps {
  readonly record: WorkPair & {
    readonly date: IsoDate;
    readonly text: string;
    readonly hours: number | null;
    readonly seconds: number;
  };
  /** In the first cell: a box, or how far it is. */
  readonly box: ReactNode;
  /** How many rows of the file it came from. */
  readonly rows: number;
  readonly state: ReactNode;
}

/** The cells of a record, before and while it is created. */
export function RecordFace({ record, box, rows, state }: RecordFaceProps) {
  const { t } = useTranslation('fileImport');
  const formats = useFormats();
  const projectName = useProjectName();
  const { date, text, customerId, customerName, projectId, hours, seconds } = record;
  const time = clockText(seconds);
  return (
    <>
      <td>{box}</td>
      <td className={clsx('figures', classes.day)}>
        <span className="weekday">{formats.weekday(date)}</span>
        {formats.date(date)}
      </td>
      <td className={classes.pair}>
        {customerId !== null && (
          <b className="block ellipsis weight-540" title={customerName}>
            {customerName}
          </b>
        )}
        <span className="block ellipsis text-secondary text-small">
          {customerId === null ? (
            t('mapping.noCustomer')
          ) : projectId === null ? (
            <>
              <Icon of={warning} className="mark-warning" /> {t('preview.noProject')}
            </>
          ) : (
            projectName(record.projectName)
          )}
        </span>
      </td>
      <td className={classes.text}>
        <span className="block ellipsis" title={text} dir="auto">
          {text}
        </span>
        <span className="row text-faint text-tiny">
          {rows > 1 ? t('preview.from', { count: rows, time }) : time}
          {state}
        </span>
      </td>
      <td className={clsx('align-right figures strong', classes.hours)}>{formats.hours(hours)}</td>
    </>
  );
}
