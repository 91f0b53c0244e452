import { useTranslation } from 'react-i18next';
import { sumDecimals } from '@/domain/decimal';
import { useFormats } from '../i18n/useFormats';
import classes from './hoursTable.module.scss';

interface HoursTableProps {
  readonly title: string;
  readonly rowName: string;
  readonly rows: readonly {
    readonly key: string;
    readonly name: string;
    readonly hours: number;
    /** The last column, formatted. */
    readonly second: string;
  }[];
  readonly secondName: string;
  /** The last column of the total. */
  readonly secondOf: (sum: number) => string;
}

/** The values of a chart as a table with their total. */
export function HoursTable({ title, rowName, rows, secondName, secondOf }: HoursTableProps) {
  const { t } = useTranslation('charts');
  const format = useFormats();
  const sum = sumDecimals(rows.map(({ hours }) => hours));
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{rowName}</th>
          <th scope="col" className={classes.figure}>
            {t('hours')}
          </th>
          <th scope="col" className={classes.figure}>
            {secondName}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, hours, second }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td className={classes.figure}>{format.hours(hours)}</td>
            <td className={classes.figure}>{second}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          <td className={classes.figure}>{format.hours(sum)}</td>
          <td className={classes.figure}>{secondOf(sum)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
