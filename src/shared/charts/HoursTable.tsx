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
    /** Null while they are not known. */
    readonly hours: number | null;
  }[];
  readonly secondName: string;
  /** The last column of these hours, formatted. */
  readonly secondOf: (hours: number) => string;
}

/** The values of a chart as a table with their total, which is only known with every row. */
export function HoursTable({ title, rowName, rows, secondName, secondOf }: HoursTableProps) {
  const { t } = useTranslation('charts');
  const format = useFormats();
  const known = rows.flatMap(({ hours }) => hours ?? []);
  const sum = known.length === rows.length && rows.length > 0 ? sumDecimals(known) : null;
  const cells = (hours: number | null, look?: string) => (
    <>
      <td className={look}>{format.hours(hours)}</td>
      <td>{hours === null ? '–' : secondOf(hours)}</td>
    </>
  );
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
        {rows.map(({ key, name, hours }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells(hours, 'weight-540')}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          {cells(sum)}
        </tr>
      </tfoot>
    </table>
  );
}
