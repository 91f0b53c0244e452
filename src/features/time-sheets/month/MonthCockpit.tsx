import { useTranslation } from 'react-i18next';
import { type ReactNode, useState } from 'react';
import pencil from 'bootstrap-icons/icons/pencil.svg?icon';
import { type IsoDate, type IsoMonth, type Period, monthOf } from '@/domain/time/period';
import { QueryView } from '@/shared/ui/messages/QueryView';
import { type WorkDays, dayKind, targetOf, targetOfPeriod } from '@/domain/time/targets';
import { type WorkRecord, sumHours } from '@/domain/work/workRecord';
import { NO_DAY } from '@/shared/lists/pagesOf';
import { useFormats } from '@/shared/i18n/useFormats';
import { ThumbAction } from '@/shared/ui/frame/ShellSlots';
import { type MonthCheck, type MonthContent, monthChecks } from '@/domain/sheets/monthChecks';
import { countedEntries, isBefore, withWaiting } from '@/domain/changes/waitingEntries';
import { useWaitingExpenses } from '@/features/expenses';
import { useWaiting } from '@/features/work-records';
import { env } from '@/shared/env';
import { useProjectName } from '@/shared/i18n/useProjectName';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import { useToday } from '@/shared/ui/timing/useClock';
import { expectedReimbursement, entriesWithin } from '@/domain/sheets/timeSheet';
import type { Expense } from '@/domain/money/expense';
import { MonthSkeleton } from './MonthSkeleton';
import { type MonthData, useMonthData } from './useMonthData';
import { WaitingInPeriod } from '../WaitingInPeriod';
import { CockpitDialogs, type OpenDialog } from './CockpitDialogs';
import { MonthCalendar, MonthKey } from './MonthCalendar';
import { MonthChecks } from './MonthChecks';
import { MonthSteps, NextMonthStep } from './MonthSteps';
import { useCheckLines } from './useCheckLines';
import { type Fixer, useFixer } from './useFixer';
import { useMonthSheet } from './useMonthSheet';
import classes from './monthCockpit.module.scss';

interface MonthCockpitProps {
  readonly month: IsoMonth;
  /** Shown below the checks. */
  readonly belowChecks: ReactNode;
}

/** A month on one page, from its gaps to its mail. */
export function MonthCockpit({ month, belowChecks }: MonthCockpitProps) {
  const { t } = useTranslation('monthClose');
  const query = useMonthData(monthOf(month));
  return (
    <QueryView query={query} skeleton={<MonthSkeleton month={month} />} failedTitle={t('failedToLoad')}>
      {(data) => <LoadedMonth {...{ month, data, belowChecks }} />}
    </QueryView>
  );
}

interface LoadedMonthProps extends MonthCockpitProps {
  readonly data: MonthData;
}

/** The cockpit of a month that has been loaded. */
function LoadedMonth({ month, data, belowChecks }: LoadedMonthProps) {
  const { t } = useTranslation('monthClose');
  const formats = useFormats();
  const period = monthOf(month);
  const [dialog, setDialog] = useState<OpenDialog>({ kind: 'closed' });
  const [shownDay, setShownDay] = useState<IsoDate | null>(null);
  const fixer = useFixer();
  const own = useMonthSheet(period, data.sheets, data.records);
  const { workDays } = data;
  const dayOf = (date: IsoDate) => dayKind(date, workDays);
  const { sheets, changedRows } = own;
  const open = useOpenChecks(data, { month: period, sheets, dayOf, changedRows }, fixer);
  const groups = useCheckLines(open);

  const records = entriesWithin(period, data.records);
  const expenses = entriesWithin(period, data.expenses);
  const recordsOn = (day: IsoDate | null) => records.filter(({ date }) => date === day);
  const edit = (record: WorkRecord) => setDialog({ kind: 'edit', record });

  function handleDay(day: IsoDate) {
    if (recordsOn(day).length > 0) setShownDay(day === shownDay ? null : day);
    else setDialog({ kind: 'new', date: day, hours: targetOf(day, workDays) });
  }

  function handleRecreate() {
    if (own.sheet?.state === 'prepared') void own.creation.recreate(own.sheet);
    else setDialog({ kind: 'recreate' });
  }

  const steps = {
    sheet: own.sheet,
    open: groups.reduce((sum, group) => sum + group.open, 0),
    isBusy: own.creation.isBusy,
    onCreate: () => void own.creation.create(),
    onRecreate: handleRecreate,
    onSign: () => setDialog({ kind: 'sign' }),
    onSend: () => own.send(() => setDialog({ kind: 'send' })),
  };
  /** The ids are enough for expenses, because they are created and deleted but never changed. */
  const stand = JSON.stringify([own.rows, expenses.map(({ id }) => id)]);
  const days = { month: period, records, workDays, shown: shownDay, onShow: handleDay };

  return (
    <>
      <ThumbAction>
        <NextMonthStep {...steps} />
      </ThumbAction>
      <WaitingInPeriod {...period} />
      <div className={classes.columns}>
        <div>
          <MonthCalendar label={formats.month(month)} {...days} />
          <MonthKey />
          {shownDay !== null && <DayRecords day={shownDay} records={recordsOn(shownDay)} onEdit={edit} />}
          <MonthChecks groups={groups} records={data.records} fixer={fixer} onEdit={edit} onNew={handleDay} />
          {belowChecks}
        </div>
        <aside aria-label={t('title')}>
          <MonthTotals month={period} records={records} expenses={expenses} workDays={workDays} />
          <MonthSteps {...steps} stand={stand} />
        </aside>
      </div>

      <CockpitDialogs dialog={dialog} own={own} onClose={() => setDialog({ kind: 'closed' })} />
    </>
  );
}

type RestOfContent = Pick<MonthContent, 'month' | 'sheets' | 'dayOf' | 'changedRows'>;

/**
 * The open checks of a month, without those that were accepted or are being fixed. Records and expenses are checked as
 * they will be once everything waiting is sent, because that is fixed already; sums and sheet only include it once the
 * service has it.
 */
function useOpenChecks(
  data: MonthData,
  content: RestOfContent,
  { hidden }: Pick<Fixer, 'hidden'>,
): readonly MonthCheck[] {
  const today = useToday();
  const waiting = useWaiting();
  const leaving = useWaitingExpenses();
  return monthChecks({
    ...data,
    ...content,
    today,
    records: countedEntries(withWaiting(data.records, waiting, true, isBefore(NO_DAY)), waiting),
    expenses: countedEntries(data.expenses, leaving),
    hoursStep: env.hoursStep,
  }).filter(({ key }) => !data.accepted.includes(key) && !hidden.has(key));
}

interface DayRecordsProps {
  readonly day: IsoDate;
  readonly records: readonly WorkRecord[];
  readonly onEdit: (record: WorkRecord) => void;
}

/** The records of the day that was selected in the calendar. */
function DayRecords({ day, records, onEdit }: DayRecordsProps) {
  const { t } = useTranslation(['monthClose', 'common']);
  const formats = useFormats();
  const projectName = useProjectName();
  return (
    <section className="above-20" aria-label={formats.longDate(day)}>
      <h2 className="below-4 text-14 weight-560">{formats.longDate(day)}</h2>
      <ul>
        {records.map((record) => (
          <li key={record.id} className="row gap-12 min-height-44 line-below">
            <span className="fills break-anywhere">
              <b className="weight-540">{record.customerName}</b>
              {record.projectName !== '' && ` · ${projectName(record.projectName)}`}
              <span className="text-secondary"> · {record.description}</span>
            </span>
            <span className="figures">{t('monthClose:hours', { hours: formats.hours(record.hours) })}</span>
            <IconButton
              icon={pencil}
              label={t('common:actions.edit')}
              about={record.description}
              onClick={() => onEdit(record)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MonthTotalsProps {
  readonly month: Period;
  /** Only the records of the month. */
  readonly records: readonly WorkRecord[];
  readonly expenses: readonly Expense[];
  readonly workDays: WorkDays;
}

/** Hours against the target of the month, and the expenses, added up like in the PDF. */
function MonthTotals({ month, records, expenses, workDays }: MonthTotalsProps) {
  const { t } = useTranslation('monthClose');
  const formats = useFormats();
  const sums = expectedReimbursement(records, expenses);
  const lines = [
    ['food', sums.foodAllowance],
    ['expenses', sums.expenses],
    ['total', sums.total],
    ['mileage', sums.mileage],
  ] as const;
  return (
    <div className="below-20">
      <p className="large-sum figures weight-580">
        {t('hours', { hours: formats.hours(sumHours(records)) })}{' '}
        <small>{t('ofTarget', { hours: formats.hourSum(targetOfPeriod(month, workDays)) })}</small>
      </p>
      <dl className="tw-sums above-10">
        {lines.map(([name, amount]) => (
          <div key={name}>
            <dt className={name === 'total' ? 'text-plain text-strong' : undefined}>{t(`totals.${name}`)}</dt>
            <dd className={name === 'total' ? 'text-strong' : undefined}>{formats.euros(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
