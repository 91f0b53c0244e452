import { clsx } from 'clsx';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenEntries } from '@/domain/service-records/recordChoice';
import type { RecordEntry } from '@/domain/service-records/recordEntries';
import { useFormats } from '@/shared/i18n/useFormats';
import type { NewRecord } from './useNewRecord';
import '@/shared/ui/styles/cardRows.scss';
import classes from './recordRows.module.scss';

interface RecordRowsProps {
  readonly making: NewRecord;
  readonly choice: ChosenEntries;
}

/** The entries of the period with a tick each, as the record shows them. */
export function RecordRows({ making, choice }: RecordRowsProps) {
  const { t } = useTranslation('serviceRecords');
  const formats = useFormats();
  const { layout, orders } = making;
  const { groups, sums } = choice;
  const texts = (['person', 'description', 'place'] as const).filter((column) =>
    layout.columns.includes(column),
  );
  const hasTravel = layout.columns.includes('travel');
  const hours = (value: number) => (value === 0 ? t('make.nothing') : formats.hours(value));
  if (groups.every(({ rows }) => rows.length === 0))
    return <p className="text-secondary">{t('make.none')}</p>;
  return (
    <table className={clsx('tw-table', classes.table)} aria-label={t('make.rows')}>
      <thead className="no-phone">
        <tr>
          <th className={classes.tick}>
            <span className="visually-hidden">{t('make.takeHead')}</span>
          </th>
          <th>{t('make.date')}</th>
          {texts.map((column) => (
            <th key={column}>{t(`column.${column}`)}</th>
          ))}
          {hasTravel && <th className="at-right">{t('make.travel')}</th>}
          <th className="at-right">{t('make.hours')}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ project, rows, sums: own }) => (
          <Fragment key={project}>
            {project !== null && (
              <tr className={clsx('week-row', classes.group)}>
                <th scope="rowgroup" colSpan={2 + texts.length}>
                  {project || t('settings.withoutProject')}
                  <small className="left-8 text-faint text-small weight-420">{orders[project]}</small>
                </th>
                {hasTravel && (
                  <td className={clsx('figures at-right text-plain text-strong', classes.travel)}>
                    {own.travel > 0 && formats.hours(own.travel)}
                  </td>
                )}
                <td className="figures at-right text-plain text-strong">{formats.hours(own.hours)}</td>
              </tr>
            )}
            {rows.map((entry) => (
              <Row key={entry.key} {...{ entry, texts, making }}>
                {hasTravel && (
                  <td className={clsx('figures at-right text-secondary', classes.travel)}>
                    {hours(entry.travel)}
                  </td>
                )}
              </Row>
            ))}
          </Fragment>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2 + texts.length}>
            {t('make.sum')}
          </th>
          {hasTravel && <td className={clsx('figures at-right', classes.travel)}>{hours(sums.travel)}</td>}
          <td className="figures at-right">{formats.hours(sums.hours)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

interface RowProps {
  readonly making: NewRecord;
  readonly entry: RecordEntry;
  readonly texts: readonly ('person' | 'description' | 'place')[];
  /** The cell with the travel time. */
  readonly children: React.ReactNode;
}

function Row({ making, entry, texts, children }: RowProps) {
  const { t } = useTranslation('serviceRecords');
  const formats = useFormats();
  const day = formats.dayMonth(entry.date);
  const isTaken = !making.unticked.includes(entry.key);
  return (
    <tr className={clsx(!isTaken && classes.isOut)}>
      <td className={classes.tick}>
        <input
          type="checkbox"
          className="form-check-input"
          checked={isTaken}
          aria-label={t('make.take', { day, text: entry.description })}
          onChange={() => making.tick(entry.key)}
        />
      </td>
      <td className={clsx('figures one-line', classes.day)}>
        <span className="weekday">{formats.weekday(entry.date)}</span> {day}
      </td>
      {texts.map((column) => (
        <td
          key={column}
          className={clsx('break-anywhere', column !== 'description' && 'text-secondary', classes[column])}
        >
          {entry[column]}
        </td>
      ))}
      {children}
      <td className={clsx('figures at-right weight-540', classes.hours)}>{formats.hours(entry.hours)}</td>
    </tr>
  );
}
