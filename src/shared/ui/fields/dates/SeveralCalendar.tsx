import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayPicker } from 'react-day-picker';
import { type IsoDate, localDay } from '@/domain/time/period';
import { spanned, toggled } from '@/domain/work/severalDays';
import { CalendarFrame } from './CalendarFrame';
import { noonOf, useCalendarLook } from './calendarLook';
import { MarksLegend } from './MarkedDay';
import type { OpenCalendarProps, SeveralDays } from './OpenCalendar';

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
        <button type="button" className="btn btn-quiet btn-sm" onClick={onDone}>
          {t('fields.takeDays')}
        </button>
      </div>
    </CalendarFrame>
  );
}
