import { useTranslation } from 'react-i18next';
import { DayPicker } from 'react-day-picker';
import { localDay } from '@/domain/time/period';
import { CalendarFrame } from './CalendarFrame';
import { noonOf, useCalendarLook } from './calendarLook';
import { MarksLegend } from './MarkedDay';
import type { OpenCalendarProps } from './OpenCalendar';

type CalendarProps = Pick<OpenCalendarProps, 'day' | 'today' | 'marks' | 'onTake' | 'onSeveral'>;

/**
 * The calendar of a date field: arrows move by a day or a week, Home and End to the ends of the week, PageUp and
 * PageDown by a month, Enter takes the day. It has the focus while it is open.
 */
export function Calendar({ day, today, marks, onTake, onSeveral }: CalendarProps) {
  const { t } = useTranslation('common');
  return (
    <CalendarFrame label={t('fields.calendar')} marks={marks}>
      <DayPicker
        mode="single"
        required
        selected={day === null ? undefined : noonOf(day)}
        onSelect={(date) => onTake(localDay(date))}
        defaultMonth={noonOf(day ?? today)}
        today={noonOf(today)}
        {...useCalendarLook()}
      />
      {(marks ?? onSeveral) && (
        <div className="foot">
          {marks && <MarksLegend of={marks} />}
          {onSeveral && (
            <button type="button" className="btn btn-quiet btn-sm" onClick={onSeveral}>
              {t('fields.severalDays')}
            </button>
          )}
        </div>
      )}
    </CalendarFrame>
  );
}
