import { useTranslation } from 'react-i18next';
import { DayPicker } from 'react-day-picker';
import { type IsoDate, localDay } from '@/domain/time/period';
import { CalendarFrame } from './CalendarFrame';
import { noonOf, useCalendarLook } from './calendarLook';
import { MarksLegend } from './MarkedDay';
import type { DayMarks } from './OpenCalendar';

interface CalendarProps {
  /** The day in the field; null shows the month of today. */
  readonly day: IsoDate | null;
  readonly today: IsoDate;
  readonly marks: DayMarks | null;
  readonly onTake: (day: IsoDate) => void;
  /** Goes on to choose several days; left out where a field has one only. */
  readonly onSeveral?: (() => void) | undefined;
}

/**
 * The calendar of a date field (design principles, "Calendar"): arrows move, Home and End go to the ends of the week,
 * PageUp and PageDown by a month, Enter takes. It has the focus for as long as it is open.
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
