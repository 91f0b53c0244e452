import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sumDecimals } from '@/domain/decimal';
import { addDays, isIsoDate } from '@/domain/time/period';
import { DEFAULT_WORK_DAYS, dayKind } from '@/domain/time/targets';
import { hoursOf } from '@/domain/time/typedHours';
import { useFormats } from '@/shared/i18n/useFormats';
import { DateField } from '@/shared/ui/fields/dates/DateField';
import type { SeveralDays } from '@/shared/ui/fields/dates/OpenCalendar';
import { HoursField } from '@/shared/ui/fields/HoursField';
import { useToday } from '@/shared/ui/timing/useClock';
import { useWorkDays } from '@/shared/work-days/useWorkDays';
import { type Memory, useDayThen } from '../../memory/useBooked';
import { type WorkRecordForm as Form, suggestedHours } from '../useWorkRecordForm';
import { daysOfValues, valuesOfDays } from '../workRecordContent';
import { useDayMarks } from './useDayMarks';

interface DayAndHoursFieldsProps {
  readonly form: Form;
  readonly memory: Memory;
}

/** The date and the hours; the total of the day is shown below the hours. */
export function DayAndHoursFields({ form, memory }: DayAndHoursFieldsProps) {
  const { t } = useTranslation('workRecords');
  const formats = useFormats();
  const today = useToday();
  const { valueField, values } = form;
  const [isHoursTyped, setIsHoursTyped] = useState(false);
  const date = valueField('date');
  const hours = valueField('hours');
  const several = useSeveralDays(form);
  const marks = useDayMarks();

  /** Hours that were suggested follow the date; so do empty ones, if the old day was full and none were suggested. */
  function takeDay(text: string) {
    const wasSuggested = values.hours === suggestedHours(values.date, memory, formats.language);
    date.onValue(text);
    const isFresh = form.stored === null && !isHoursTyped && memory.booked?.[0] !== undefined;
    if (!isFresh || !wasSuggested || !isIsoDate(text) || memory.balanceOf(text) === null) return;
    form.setValue('hours', suggestedHours(text, memory, formats.language));
  }

  return (
    <>
      <div className="span-5 phone-span-12">
        <DateField
          dayOf="work"
          label={t('fields.date')}
          required
          {...date}
          onValue={takeDay}
          {...(marks && { marks })}
          several={form.stored === null ? several : undefined}
          shortcuts={[
            { label: t('entry.today'), onPress: () => takeDay(today) },
            { label: t('entry.yesterday'), onPress: () => takeDay(addDays(today, -1)) },
          ]}
        />
      </div>
      <div className="span-3 phone-span-12">
        <HoursField
          label={t('fields.hours')}
          required
          known={form.stored?.hours ?? null}
          hint={useFormDayThen(form, memory) ?? (several.days.length > 1 ? several.sum : undefined)}
          {...hours}
          onValue={(text) => {
            setIsHoursTyped(true);
            hours.onValue(text);
          }}
        />
      </div>
    </>
  );
}

/** The days of an entry for several days, with the total of their hours. */
function useSeveralDays(form: Form): SeveralDays {
  const { t } = useTranslation('workRecords');
  const formats = useFormats();
  const { value: workDays } = useWorkDays();
  const days = daysOfValues(form.values);
  const hours = hoursOf(form.values.hours);
  const [first] = days;
  return {
    label: t('entry.severalDays'),
    days,
    onDays: (next) => form.setValues(valuesOfDays(next)),
    isOff: (day) => dayKind(day, workDays ?? DEFAULT_WORK_DAYS).kind !== 'work',
    text: first
      ? t('entry.daysText', {
          day: formats.day(first),
          count: days.length - 1,
        })
      : '',
    sum:
      typeof hours === 'number'
        ? t('entry.daysSum', {
            hours: formats.hours(hours),
            sum: formats.hours(sumDecimals(days.map(() => hours))),
          })
        : '',
  };
}

/** The total of the day once this entry is saved; undefined for several days. */
function useFormDayThen({ values, stored }: Form, memory: Memory): string | undefined {
  const dayThenOf = useDayThen(memory);
  const typed = hoursOf(values.hours, stored?.hours);
  if (values.moreDays !== '' || !isIsoDate(values.date) || typeof typed !== 'number') return undefined;
  const own = stored?.date === values.date ? (stored.hours ?? 0) : 0;
  return dayThenOf(values.date, sumDecimals([typed, -own]));
}
