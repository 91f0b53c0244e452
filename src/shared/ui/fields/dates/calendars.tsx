import { useTranslation } from 'react-i18next';
import { DayPicker } from 'react-day-picker';
import { de } from 'react-day-picker/locale/de';
import { enGB } from 'react-day-picker/locale/en-GB';
import { localDay, type IsoDate } from '@/domain/time/period';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { MarkedDay, MarksLegend, MarksOfDays } from './MarkedDay';
import type { OpenCalendarProps, DayMarks, SeveralDays } from './OpenCalendar';
import { Button } from '../../buttons/Button';
import { clsx } from 'clsx';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import './calendar.scss';
import { spanned, toggled } from '@/domain/work/severalDays';

const locales = { de, en: enGB } as const;

/** Our classes for the parts of the calendar; the library's own classes have no styles here. */
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

/** Always the same object, because the library would mount the days again for another one. */
const components = { DayButton: MarkedDay } as const;

/** Noon of a day on the user's clock, so that summer time does not change the day, whatever the library calculates. */
function noonOf(day: IsoDate): Date {
  return new Date(`${day}T12:00:00`);
}

/** The shared props of the calendars of date fields. */
function useCalendarLook() {
  const { t } = useTranslation('common');
  return {
    locale: locales[useLanguage()],
    formatters: { formatWeekNumberHeader: () => t('fields.week') },
    classNames,
    components,
    navLayout: 'around',
    ISOWeek: true,
    showWeekNumber: true,
    fixedWeeks: true,
    showOutsideDays: true,
    autoFocus: true,
  } as const;
}

/**
 * Safari does not focus a button that is pressed, and the focused day disappears when the month changes: the focus
 * would be lost, and Escape would no longer work.
 */
function handlePress(event: MouseEvent) {
  event.preventDefault();
  if (event.target instanceof Element) event.target.closest('button')?.focus();
}

/**
 * Without room below the field the calendar is placed above it; at the right edge it is aligned with the field's end.
 */
function placeWithinWindow(box: HTMLElement) {
  const { bottom, right, top, height } = box.getBoundingClientRect();
  const field = box.parentElement?.getBoundingClientRect();
  const hasRoomAbove = top - height - (field?.height ?? 0) > 0;
  box.classList.toggle('is-above', bottom > innerHeight && hasRoomAbove);
  box.classList.toggle('is-right', right > innerWidth);
}

interface CalendarFrameProps {
  readonly label: string;
  /** The content of the days besides their number. */
  readonly marks: DayMarks | null;
  /** On a phone it is part of the form below its field, and covers nothing. */
  readonly isUnfolded?: boolean;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}

/** The box of a calendar at its field. */
export function CalendarFrame(props: CalendarFrameProps) {
  const { label, marks, isUnfolded = false, onKeyDown, children } = props;
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (box.current) placeWithinWindow(box.current);
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press only moves the focus
    <div
      ref={box}
      className={clsx('tw-calendar', isUnfolded && 'is-unfolded', marks && 'is-marked')}
      role="dialog"
      aria-label={label}
      onMouseDown={handlePress}
      onKeyDownCapture={onKeyDown}
    >
      <MarksOfDays value={marks}>{children}</MarksOfDays>
    </div>
  );
}

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
          {onSeveral && <Button size="sm" label={t('fields.severalDays')} onClick={onSeveral} />}
        </div>
      )}
    </CalendarFrame>
  );
}

interface SeveralCalendarProps extends SeveralDays, Pick<OpenCalendarProps, 'today' | 'marks' | 'onDone'> {
  readonly isUnfolded: boolean;
}

/**
 * The calendar for several days: a press or Space adds or removes a day, with Shift all days up to it. Changes take
 * effect at once; Enter, or the button below, closes it.
 */
export function SeveralCalendar(props: SeveralCalendarProps) {
  const { days, onDays, isOff, sum, today, marks, isUnfolded, onDone } = props;
  const { t } = useTranslation('common');
  const [anchor, setAnchor] = useState(days.at(-1) ?? today);

  function press(day: IsoDate, isSpan: boolean) {
    onDays(isSpan ? spanned(days, anchor, day, isOff) : toggled(days, day));
    setAnchor(day);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const isDay = event.target instanceof Element && event.target.matches('.day');
    if (event.key !== 'Enter' || !isDay) return;
    event.preventDefault();
    event.stopPropagation();
    onDone();
  }

  return (
    <CalendarFrame
      label={t('fields.severalDays')}
      marks={marks}
      isUnfolded={isUnfolded}
      onKeyDown={handleKeyDown}
    >
      <DayPicker
        mode="multiple"
        required
        selected={days.map(noonOf)}
        onSelect={(_days, date, _modifiers, event) =>
          press(localDay(date), 'shiftKey' in event && event.shiftKey)
        }
        defaultMonth={noonOf(days[0] ?? today)}
        today={noonOf(today)}
        {...useCalendarLook()}
      />
      <div className="foot">
        {marks && <MarksLegend of={marks} />}
        <output className="figures">
          <b className="text-strong">{t('fields.days', { count: days.length })}</b> {sum}
        </output>
        <Button size="sm" label={t('fields.takeDays')} onClick={onDone} />
      </div>
    </CalendarFrame>
  );
}
