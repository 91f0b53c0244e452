import calendar from 'bootstrap-icons/icons/calendar-week.svg?icon';
import list from 'bootstrap-icons/icons/list-ul.svg?icon';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type AccountMonth, offTarget } from '@/domain/account/accountMonths';
import type { LedgerDay } from '@/domain/account/ledger';
import { plus } from '@/domain/hundredths';
import { monthOf } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { monthPath, workDaysPath } from '@/shared/paths';
import { Icon } from '@/shared/ui/buttons/Icon';
import { useAccountWords } from '../useAccountWords';
import type { YearView } from './yearView';
import classes from './monthDays.module.scss';

interface MonthDaysProps {
  readonly month: AccountMonth;
  readonly view: YearView;
}

/** The days of a month that differ from their target, and the effect of the month on the balance. */
export function MonthDays({ month, view }: MonthDaysProps) {
  const { t } = useTranslation('timeAccount');
  const formats = useFormats();
  const { days, exact } = offTarget(view.ledger, month.month);
  const { from, to } = monthOf(month.month);
  return (
    <>
      {days.length > 0 && (
        <ul
          className={classes.days}
          aria-label={t('monthDays.label', { month: formats.monthName(month.month) })}
        >
          {days.map((entry) => (
            <Day key={entry.day.date} entry={entry} />
          ))}
        </ul>
      )}
      <div className={classes.end}>
        <p>
          {t('monthDays.exact', { count: exact })} <Sum month={month} isComplete={view.isComplete} />
        </p>
        <Link className="btn btn-quiet btn-sm" to={monthPath(month.month)}>
          <Icon of={calendar} />
          {t('months.open')}
        </Link>
        <Link className="btn btn-quiet btn-sm" to={workDaysPath(from, to)}>
          <Icon of={list} />
          {t('months.records')}
        </Link>
      </div>
    </>
  );
}

function Day({ entry: { day, change } }: { readonly entry: LedgerDay }) {
  const { t } = useTranslation('timeAccount');
  const formats = useFormats();
  const words = useAccountWords();
  const { date, target, worked, credit, records, absences } = day;
  const kinds = absences.map(({ kind }) => t(`kinds.${kind}`));
  const isEmpty = records === 0 && absences.length === 0;
  const of = t('monthDays.of', { hours: words.hours(plus(worked, credit)), target: words.hours(target) });
  return (
    <li>
      <Link to={workDaysPath(date, date)}>
        <span>{formats.day(date)}</span>{' '}
        <span className="text-secondary">{isEmpty ? t('monthDays.empty') : [...kinds, of].join(', ')}</span>{' '}
        <b className="weight-580">{words.signed(change)}</b>
      </Link>
    </li>
  );
}

/** `Zusammen + 5,0 h, Konto 35,0 → 40,0 h.` */
function Sum({ month, isComplete }: { readonly month: AccountMonth; readonly isComplete: boolean }) {
  const { t } = useTranslation('timeAccount');
  const words = useAccountWords();
  const { figures, before, balance } = month;
  const parts = [
    isComplete && figures.booked !== 0 && t('booked', { hours: words.signed(figures.booked) }),
    isComplete && figures.lapsed > 0 && t('lapsed', { hours: words.hours(figures.lapsed) }),
    isComplete && t('monthDays.account', { before: words.hours(before), balance: words.hours(balance) }),
  ].filter((part) => part !== false);
  return (
    <>
      {t('monthDays.together')}{' '}
      <b className="text-plain weight-580">{t('withUnit', { hours: words.signed(figures.change) })}</b>
      {parts.map((part) => `, ${part}`)}.
    </>
  );
}
