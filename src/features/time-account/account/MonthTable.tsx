import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { accountYear, monthFigure } from '@/domain/account/accountMonths';
import { useFormats } from '@/shared/i18n/useFormats';
import { useAccountWords } from '../useAccountWords';
import { yesterdayOf } from '../useOwnAccount';
import { MonthBar } from '../MonthBar';
import { AccountCell, HOURS_COLUMNS, MonthRow } from './MonthRow';
import type { YearProps } from './yearView';
import '@/shared/ui/styles/cardRows.scss';
import classes from './monthTable.module.scss';

/** The months of a year, the newest first, with the balance before them and their sums. */
export function MonthTable({ view, own }: YearProps) {
  const { t } = useTranslation('timeAccount');
  return (
    <section aria-labelledby="account-months">
      <div className="tw-section-head below-4">
        <h2 id="account-months">{t('months.title')}</h2>
      </div>
      <table className={classes.table} aria-labelledby="account-months">
        <thead>
          <tr>
            <th scope="col">{t('columns.month')}</th>
            <th scope="col" className={classes.bar}>
              <span className="visually-hidden">{t('columns.bar')}</span>
            </th>
            {([...HOURS_COLUMNS, 'account'] as const).map((key) => (
              <th key={key} scope="col" className={classes.figure} title={t(`hints.${key}`)}>
                {t(`columns.${key}`)}
              </th>
            ))}
            <th scope="col" className={classes.go}>
              <span className="visually-hidden">{t('columns.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {view.months.map((month) => (
            <MonthRow key={month.month} month={month} view={view} own={own} />
          ))}
        </tbody>
        {view.isComplete && <Sums view={view} own={own} />}
      </table>
      <Legend />
    </section>
  );
}

/** The balance before the first month, and the sums of the days that are over. */
function Sums({ view: { year, ledger, state, months }, own }: YearProps) {
  const { t } = useTranslation('timeAccount');
  const formats = useFormats();
  const words = useAccountWords();
  const first = months.at(-1)?.figures;
  const sums = accountYear(ledger, year);
  const isOpening = own.account.start.startsWith(String(year));
  return (
    <tfoot>
      {first && (
        <tr className={classes.opening}>
          <th scope="row" colSpan={6}>
            {isOpening ? t('months.opening') : t('months.carried', { year: year - 1 })}
          </th>
          <td className={clsx(classes.figure, classes.account)}>{words.signed(first.before)}</td>
          <td className={classes.go} />
        </tr>
      )}
      {sums && (
        <tr className={classes.sum}>
          <th scope="row" colSpan={2}>
            {state === 'past'
              ? t('months.wholeYear', { year })
              : t('months.until', { date: formats.dayMonth(yesterdayOf(own)) })}
          </th>
          {HOURS_COLUMNS.map((column) => (
            <td key={column} className={classes.figure}>
              {words.figure(column, monthFigure(column, sums))}
            </td>
          ))}
          <AccountCell balance={sums.balance} figures={sums.figures} isExpected={false} />
          <td className={classes.go} />
        </tr>
      )}
    </tfoot>
  );
}

const WORKED = { worked: 7333, credit: 0, target: 0 };
const ABSENT = { worked: 0, credit: 13_333, target: 0 };

function Legend() {
  const { t } = useTranslation('timeAccount');
  return (
    <div className={classes.key} aria-hidden="true">
      <span className="inline-row gap-7">
        <MonthBar figures={WORKED} className={classes.keyBar} />
        {t('months.keyWorked')}
      </span>
      <span className="inline-row gap-7">
        <MonthBar figures={ABSENT} className={classes.keyBar} />
        {t('months.keyAbsent')}
      </span>
      <span className="inline-row gap-7">
        <i />
        {t('months.keyTarget')}
      </span>
    </div>
  );
}
