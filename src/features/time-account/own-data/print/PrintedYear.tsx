import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/i18n/useFormats';
import { PrintedFrame } from '@/shared/lists/find/tools/PrintedFrame';
import { ABSENCE_KINDS } from '@/domain/account/absence';
import { absenceDays, vacationOf } from '@/domain/account/absenceYear';
import type { TimeAccount } from '@/domain/account/timeAccount';
import { useOwnAccount, yesterdayOf, type OwnAccount } from '../../useOwnAccount';
import { PrintedBasis } from './PrintedBasis';
import {
  type AccountYear,
  MONTH_COLUMNS,
  type MonthColumn,
  accountMonths,
  accountYear,
  monthFigure,
} from '@/domain/account/accountMonths';
import type { LedgerDay } from '@/domain/account/ledger';
import { MonthBar } from '../../MonthBar';
import { useAccountWords } from '../../useAccountWords';
import classes from './printedYear.module.scss';

interface PrintedYearProps {
  readonly year: number;
  readonly onEnd: () => void;
}

/** The year of the account on one page of paper: its months, the oldest first, the days of absence, and how it counts. */
export function PrintedYear({ year, onEnd }: PrintedYearProps) {
  const { t } = useTranslation('ownData');
  const formats = useFormats();
  const own = useOwnAccount(year);
  if (!own?.account || !own.ledger) return null;
  const { account, ledger } = own;
  const yesterday = yesterdayOf(own);
  return (
    <PrintedFrame title={t('print.heading', { year })} className={classes.page} onEnd={onEnd}>
      <p className="mb-3">
        {t('print.asOf', { date: `${formats.weekday(yesterday)} ${formats.date(yesterday)}` })}
      </p>
      <PrintedMonths {...{ year, account, ledger }} />
      <PrintedDays {...{ year, own, account }} />
      <PrintedBasis {...{ year, own, account, ledger }} />
    </PrintedFrame>
  );
}

interface PrintedDaysProps {
  readonly year: number;
  readonly own: OwnAccount;
  readonly account: TimeAccount;
}

type Row = readonly [term: string, days: string];

/** The days of vacation, and those of the other kinds of absence. */
function PrintedDays({ year, own, account }: PrintedDaysProps) {
  const { t } = useTranslation(['ownData', 'timeAccount']);
  const formats = useFormats();
  const content = { ...own, year };
  const entitlement = account.entitlements.find((one) => one.year === year);
  const vacation = vacationOf(content, entitlement);
  const absences = absenceDays(content);
  const parts = ['entitled', 'carriedOver', 'lapsed', 'taken', 'planned', 'left'] as const;
  const ofVacation = parts
    // Few years have lapsed days, so their row is left out otherwise.
    .filter((part) => part !== 'lapsed' || vacation.lapsed > 0)
    .map((part): Row => [
      t(`print.days.${part}`, { year, before: year - 1 }),
      formats.balance(vacation[part]),
    ]);
  const others = ABSENCE_KINDS.filter((kind) => kind !== 'vacation').map((kind): Row => {
    const { taken, planned } = absences[kind];
    const name = t(`timeAccount:kinds.${kind}`);
    return planned > 0
      ? [t('print.takenPlanned', { kind: name }), `${formats.hours(taken)} · ${formats.hours(planned)}`]
      : [name, formats.hours(taken)];
  });
  return (
    <div className={classes.columns}>
      <DayTable title={t('print.vacation')} rows={ofVacation} />
      <DayTable title={t('print.others')} rows={others} />
    </div>
  );
}

function DayTable({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  return (
    <table>
      <caption>{title}</caption>
      <tbody>
        {rows.map(([term, days]) => (
          <tr key={term}>
            <th scope="row">{term}</th>
            <td>{days}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The columns with a dash in place of a zero. */
const OFTEN_EMPTY: ReadonlySet<MonthColumn> = new Set(['absent', 'booked', 'lapsed']);

interface PrintedMonthsProps {
  readonly year: number;
  readonly account: TimeAccount;
  readonly ledger: readonly LedgerDay[];
}

/** The months of a year up to yesterday as a table, with the balance before them and their sums. */
function PrintedMonths({ year, account, ledger }: PrintedMonthsProps) {
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
