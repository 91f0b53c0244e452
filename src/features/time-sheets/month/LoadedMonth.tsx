import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type IsoDate, type IsoMonth, isoDate, monthOf } from '@/domain/time/period';
import { dayKind, targetOf } from '@/domain/time/targets';
import type { WorkRecord } from '@/domain/work/workRecord';
import { formatMonth } from '@/shared/i18n/format';
import { useFormats } from '@/shared/i18n/useFormats';
import { ThumbAction } from '@/shared/ui/frame/ShellSlots';
import { WaitingHere } from '../WaitingHere';
import { CockpitDialogs, type OpenDialog } from './CockpitDialogs';
import { DayRecords } from './DayRecords';
import { MonthCalendar, MonthKey } from './MonthCalendar';
import { MonthChecks } from './MonthChecks';
import { MonthSteps, NextMonthStep } from './MonthSteps';
import { MonthTotals } from './MonthTotals';
import { useCheckLines } from './useCheckLines';
import { useMends } from './useMends';
import type { MonthData } from './useMonthData';
import { useMonthSheet } from './useMonthSheet';
import { useOpenChecks } from './useOpenChecks';

interface LoadedMonthProps {
  readonly month: IsoMonth;
  readonly today: IsoDate;
  readonly data: MonthData;
}

/** The cockpit of a month that has been read. */
export function LoadedMonth({ month, today, data }: LoadedMonthProps) {
  const { t } = useTranslation('monthClose');
  const formats = useFormats();
  const period = monthOf(isoDate(`${month}-01`));
  const [dialog, setDialog] = useState<OpenDialog>({ kind: 'closed' });
  const [shownDay, setShownDay] = useState<IsoDate | null>(null);
  const mends = useMends();
  const own = useMonthSheet(period, data.sheets, data.records);
  const { workDays } = data;
  const dayOf = (date: IsoDate) => dayKind(date, workDays);
  const { sheets, changedRows } = own;
  const open = useOpenChecks(data, { month: period, today, sheets, dayOf, changedRows }, mends);
  const groups = useCheckLines(open);

  const isWithin = ({ date }: { readonly date: IsoDate }) => period.from <= date && date <= period.to;
  const records = data.records.filter(isWithin);
  const expenses = data.expenses.filter(isWithin);
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
  /** Expenses are created and deleted, and never changed. */
  const stand = JSON.stringify([own.rows, expenses.map(({ id }) => id)]);
  const days = { month: period, today, records, workDays, shown: shownDay, onShow: handleDay };

  return (
    <>
      <ThumbAction>
        <NextMonthStep {...steps} />
      </ThumbAction>
      <WaitingHere {...period} />
      <div className="tw-close">
        <div>
          <MonthCalendar label={formatMonth(month, formats.language)} {...days} />
          <MonthKey />
          {shownDay !== null && <DayRecords day={shownDay} records={recordsOn(shownDay)} onEdit={edit} />}
          <MonthChecks groups={groups} records={data.records} mends={mends} onEdit={edit} onNew={handleDay} />
        </div>
        <aside aria-label={t('title')}>
          <MonthTotals month={period} records={records} expenses={expenses} workDays={workDays} />
          <MonthSteps {...steps} stand={stand} />
        </aside>
      </div>
      <CockpitDialogs dialog={dialog} own={own} today={today} onClose={() => setDialog({ kind: 'closed' })} />
    </>
  );
}
