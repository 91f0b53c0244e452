import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/i18n/useFormats';
import { PrintedFrame } from '@/shared/lists/find/tools/PrintedFrame';
import { ABSENCE_KINDS } from '@/domain/account/absence';
import { absenceDays, vacationOf } from '@/domain/account/absenceYear';
import type { TimeAccount } from '@/domain/account/timeAccount';
import { useOwnAccount, yesterdayOf, type OwnAccount } from '../../useOwnAccount';
import { PrintedBasis } from './PrintedBasis';
import { PrintedMonths } from './PrintedMonths';
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
