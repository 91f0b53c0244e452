import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DayPicker } from 'react-day-picker';
import { de } from 'react-day-picker/locale/de';
import { enGB } from 'react-day-picker/locale/en-GB';
import { type IsoDate, localDay } from '@/domain/period';
import { useLanguage } from '@/shared/i18n/useLanguage';
import './calendar.scss';

const locales = { de, en: enGB } as const;

/** The parts of the calendar in our classes; those it brings itself have no styles here. */
const classNames = {
  month: 'month',
  month_caption: 'caption',
  button_previous: 'previous',
  button_next: 'next',
  month_grid: 'grid',
  day_button: 'day',
  today: 'is-today',
  selected: 'is-selected',
  outside: 'is-outside',
} as const;

interface CalendarProps {
  /** The day in the field; null shows the month of today. */
  readonly day: IsoDate | null;
  readonly today: IsoDate;
  readonly onTake: (day: IsoDate) => void;
}

/** Noon of a day on the user's clock: whatever the library counts from there, summer time does not change the day. */
function noonOf(day: IsoDate): Date {
  return new Date(`${day}T12:00:00`);
}

/**
 * Safari gives no focus to a button that is pressed, and the day with the focus goes when the month changes: the focus
 * would be lost, and with it Escape.
 */
function handlePress(event: MouseEvent) {
  event.preventDefault();
  if (event.target instanceof Element) event.target.closest('button')?.focus();
}

/** Where there is no room below the field the calendar stands above it; at the right edge it ends with the field. */
function placeWithinWindow(box: HTMLElement) {
  const { bottom, right, top, height } = box.getBoundingClientRect();
  const field = box.parentElement?.getBoundingClientRect();
  const hasRoomAbove = top - height - (field?.height ?? 0) > 0;
  box.classList.toggle('is-above', bottom > innerHeight && hasRoomAbove);
  box.classList.toggle('is-right', right > innerWidth);
}

/**
 * The calendar of a date field (design principles, "Calendar"): arrows move, Home and End go to the ends of the week,
 * PageUp and PageDown by a month, Enter takes. It has the focus for as long as it is open.
 */
export function Calendar({ day, today, onTake }: CalendarProps) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (box.current) placeWithinWindow(box.current);
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press only moves the focus
    <div
      ref={box}
      className="tw-cal"
      role="dialog"
      aria-label={t('fields.calendar')}
      onMouseDown={handlePress}
    >
      <DayPicker
        mode="single"
        required
        selected={day === null ? undefined : noonOf(day)}
        onSelect={(date) => onTake(localDay(date))}
        defaultMonth={noonOf(day ?? today)}
        today={noonOf(today)}
        locale={locales[language]}
        formatters={{ formatWeekNumberHeader: () => t('fields.week') }}
        classNames={classNames}
        navLayout="around"
        ISOWeek
        showWeekNumber
        fixedWeeks
        showOutsideDays
        autoFocus
      />
    </div>
  );
}
