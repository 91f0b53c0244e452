import { useTranslation } from 'react-i18next';
import {
  type AccountYear,
  MONTH_COLUMNS,
  type MonthColumn,
  accountMonths,
  accountYear,
  monthFigure,
} from '@/domain/account/accountMonths';
import type { LedgerDay } from '@/domain/account/ledger';
import type { TimeAccount } from '@/domain/account/timeAccount';
import { useFormats } from '@/shared/i18n/useFormats';
import { MonthBar } from '../../MonthBar';
import { useAccountWords } from '../../useAccountWords';
import classes from './printedYear.module.scss';

/** The columns with a dash in place of a zero. */
const OFTEN_EMPTY: ReadonlySet<MonthColumn> = new Set(['absent', 'booked', 'lapsed']);

interface PrintedMonthsProps {
  readonly year: number;
  readonly account: TimeAccount;
  readonly ledger: readonly LedgerDay[];
}

/** The months of a year up to yesterday as a table, with the balance before them and their sums. */
export function PrintedMonths({ year, account, ledger }: PrintedMonthsProps) {
  const { t } = useTranslation('ownData');
  const formats = useFormats();
  const { figure, signed } = useAccountWords();
  const sums = accountYear(ledger, year);
  const months = accountMonths(ledger).filter(
    ({ month, state }) => month.startsWith(`${year}-`) && state !== 'ahead',
  );
  // Most years have no bookings, so their column is left out.
  const columns = MONTH_COLUMNS.filter(
    (key) => key !== 'booked' || months.some(({ figures }) => figures.booked !== 0),
  );
  const cells = (of: Pick<AccountYear, 'figures' | 'balance'>) =>
    columns.map((column) => {
      const value = monthFigure(column, of);
      const isNothing = value === 0 && OFTEN_EMPTY.has(column);
      return <td key={column}>{isNothing ? '–' : figure(column, value)}</td>;
    });
  return (
    <table className={classes.months} aria-label={t('print.heading', { year })}>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {t('columns.month')}
          </th>
          {columns.map((key) => (
            <th key={key} scope="col">
              {t(`columns.${key}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row" colSpan={columns.length + 1}>
            {t('print.before')}
          </th>
          <td>{signed(sums?.before ?? account.opening)}</td>
        </tr>
        {months.map((month) => (
          <tr key={month.month}>
            <th scope="row">
              {month.state === 'running'
                ? t('print.until', {
                    month: formats.monthName(month.month),
                    date: formats.dayMonth(month.to),
                  })
                : formats.monthName(month.month)}
            </th>
            <td className={classes.bar}>
              <MonthBar figures={month.figures} />
            </td>
            {cells(month)}
          </tr>
        ))}
      </tbody>
      {sums && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('print.sum')}
            </th>
            {cells(sums)}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
