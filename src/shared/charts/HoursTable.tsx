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
          <th scope="col">{t('hours')}</th>
          <th scope="col">{secondName}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, hours, second }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td className="weight-540">{format.hours(hours)}</td>
            <td>{second}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          <td>{format.hours(sum)}</td>
          <td>{secondOf(sum)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
