import { IconLink } from '@/shared/ui/buttons/IconLink';
import calendar from 'bootstrap-icons/icons/calendar-week.svg?icon';
import down from 'bootstrap-icons/icons/chevron-down.svg?icon';
import up from 'bootstrap-icons/icons/chevron-up.svg?icon';
import list from 'bootstrap-icons/icons/list-ul.svg?icon';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { type AccountFigures, type AccountMonth, monthFigure } from '@/domain/account/accountMonths';
import { type IsoMonth, monthOf } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { monthPath, paths, workDaysPath } from '@/shared/paths';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import { useAccountWords } from '../useAccountWords';
import { MonthBar } from '../MonthBar';
import { MonthDays } from './MonthDays';
import type { KnownAccount, YearMonth, YearProps } from './yearView';
import type { Hundredths } from '@/domain/hundredths';
import classes from './monthTable.module.scss';

interface MonthRowProps extends YearProps {
  readonly month: YearMonth;
}

/** The columns of hours before the balance. Hours that were booked or have lapsed are shown beside the balance. */
export const HOURS_COLUMNS = ['target', 'worked', 'absent', 'change'] as const;

/** A month of the account, or a grey row until its records are read. */
export function MonthRow({ month: { month, figures }, view, own }: MonthRowProps) {
  return figures ? <KnownMonth month={figures} view={view} own={own} /> : <UnreadMonth month={month} />;
}

function UnreadMonth({ month }: { readonly month: IsoMonth }) {
  const formats = useFormats();
  const bar = <span className="skeleton" />;
  return (
    <tr className={classes.isUnread}>
      <th scope="row">{formats.monthName(month)}</th>
      <td className={classes.bar}>{bar}</td>
      {HOURS_COLUMNS.map((key) => (
        <td key={key} className={classes.figure}>
          {bar}
        </td>
      ))}
      <td className={clsx(classes.figure, classes.account)}>{bar}</td>
      <td className={classes.go} />
    </tr>
  );
}

/** The note below the name of a month: which of its days count, and changes of the target in it. */
function useMonthNote({ month, state, from, to }: AccountMonth, { account, workDays }: KnownAccount): string {
  const { t } = useTranslation('timeAccount');
  const formats = useFormats();
  const words = useAccountWords();
  const changed = workDays.rows
    .slice(1)
    .filter((row) => row.from > account.start && row.from.startsWith(month));
  return [
    state === 'ahead' && t('months.planned'),
    from !== monthOf(from).from && t('months.since', { date: formats.dayMonth(from) }),
    state === 'running' && t('months.to', { day: formats.day(to) }),
    ...changed.map((row) =>
      t('months.changed', { date: formats.dayMonth(row.from), hours: words.weekHours(row.targets) }),
    ),
  ]
    .filter((part) => part !== false)
    .join(', ');
}

interface KnownMonthProps extends YearProps {
  readonly month: AccountMonth;
}

function KnownMonth({ month, view, own }: KnownMonthProps) {
  const { t } = useTranslation('timeAccount');
  const formats = useFormats();
  const words = useAccountWords();
  const [isOpen, setIsOpen] = useState(false);
  const note = useMonthNote(month, own);
  const { state, figures } = month;
  const name = formats.monthName(month.month);
  const isAhead = state === 'ahead';
  const cell = (column: (typeof HOURS_COLUMNS)[number]) => {
    const value = monthFigure(column, month);
    const isZero = value === 0;
    const isNothing = {
      target: false,
      worked: isAhead || isZero,
      absent: isZero,
      change: isAhead && isZero,
    }[column];
    return (
      <td
        key={column}
        className={clsx(classes.figure, classes.value, isNothing && classes.isNothing)}
        data-label={t(`columns.${column}`)}
      >
        {isNothing ? '–' : words.figure(column, value)}
      </td>
    );
  };
  return (
    <>
      <tr
        className={clsx(
          state === 'running' && classes.isRunning,
          isAhead && classes.isAhead,
          isOpen && 'opened',
        )}
      >
        <th scope="row">
          <Link to={monthPath(month.month)}>{name}</Link>
          {note !== '' && <small> {note}</small>}
        </th>
        <td className={classes.bar}>
          <MonthBar figures={isAhead ? { ...figures, worked: 0 } : figures} isRunning={state === 'running'} />
        </td>
        {HOURS_COLUMNS.map(cell)}
        <AccountCell
          balance={view.isComplete ? month.balance : null}
          figures={figures}
          isExpected={isAhead}
        />
        <td className={classes.go}>
          {isAhead ? (
            <AbsencesLink name={name} />
          ) : (
            <>
              <IconButton
                label={t('months.why')}
                about={name}
                icon={isOpen ? up : down}
                aria-expanded={isOpen}
                onClick={() => setIsOpen(!isOpen)}
              />
              <RecordsLink month={month.month} name={name} />
            </>
          )}
        </td>
      </tr>
      {isOpen && !isAhead && (
        <tr className="details">
          <td colSpan={8}>
            <MonthDays month={month} view={view} />
          </td>
        </tr>
      )}
    </>
  );
}

interface AccountCellProps {
  /** Null until all records are read. */
  readonly balance: Hundredths | null;
  readonly figures: Pick<AccountFigures, 'booked' | 'lapsed'>;
  readonly isExpected: boolean;
}

/** The cell of a balance, with the bookings and lapsed hours that changed it. */
export function AccountCell({ balance, figures: { booked, lapsed }, isExpected }: AccountCellProps) {
  const { t } = useTranslation('timeAccount');
  const words = useAccountWords();
  const besides = [
    booked !== 0 && t('booked', { hours: words.signed(booked) }),
    lapsed > 0 && t(isExpected ? 'willLapse' : 'lapsed', { hours: words.hours(lapsed) }),
  ].filter((part) => part !== false);
  return (
    <td className={clsx(classes.figure, classes.account)}>
      {balance === null ? (
        <span className="skeleton" />
      ) : (
        <>
          {words.signed(balance)}
          {besides.map((part) => (
            <small key={part}> {part}</small>
          ))}
        </>
      )}
    </td>
  );
}

function AbsencesLink({ name }: { readonly name: string }) {
  const { t } = useTranslation('timeAccount');
  const { search } = useLocation();
  return (
    <IconLink
      icon={calendar}
      to={{ pathname: paths.absences, search }}
      label={t('months.absencesIn', { month: name })}
      title={t('tabs.absences')}
    />
  );
}

function RecordsLink({ month, name }: { readonly month: IsoMonth; readonly name: string }) {
  const { t } = useTranslation('timeAccount');
  const { from, to } = monthOf(month);
  return (
    <IconLink
      className="no-phone"
      icon={list}
      to={workDaysPath(from, to)}
      label={t('months.recordsIn', { month: name })}
      title={t('months.records')}
    />
  );
}
