import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { type CalendarEvent, hasItsTime, startOfDay } from '@/domain/time/calendarEvent';
import { DAY_BAR, placeOnBar, spansOnBar } from '@/domain/work/dayBar';
import type { IsoDate } from '@/domain/time/period';
import { useDayEvents } from '@/features/calendar';
import { useAskAgain } from '@/shared/api/useAskAgain';
import { useFormats } from '@/shared/i18n/useFormats';
import { useMinute } from '@/shared/ui/timing/useClock';
import classes from './dayBar.module.scss';

const hours = Array.from({ length: DAY_BAR.to - DAY_BAR.from + 1 }, (_, index) => DAY_BAR.from + index);

function at(part: number): CSSProperties {
  return { left: `${part * 100}%` };
}

/** On phones only every fourth hour is named. */
function labelClass(hour: number): string {
  return clsx(
    classes.label,
    hour === DAY_BAR.from && classes.isFirst,
    hour === DAY_BAR.to && classes.isLast,
    (hour === DAY_BAR.to || (hour - DAY_BAR.from) % 4 !== 0) && classes.isMinor,
  );
}

/** Today as a strip, ploughed up to now, with the calendar's events on it. */
export function DayBar({ today }: { readonly today: IsoDate }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const now = useMinute();
  const query = useDayEvents(today);
  const { data = [] } = query;
  useAskAgain(query);
  const begin = startOfDay(today);
  const events = spansOnBar(data.filter(hasItsTime), begin);
  const past = placeOnBar(now, begin);
  const isWithin = past > 0 && past < 1;
  const list = events
    .map(({ event }) => `${formats.clock(new Date(event.start))} ${event.subject}`)
    .join(', ');
  const label = t('day.label', { time: formats.clock(new Date(now)) });
  return (
    <div
      className={classes.day}
      role="img"
      aria-label={list === '' ? label : `${label} ${t('day.events', { list })}`}
    >
      <div className={classes.lane}>
        <div className={classes.past} style={{ width: `${past * 100}%` }} />
      </div>
      {hours.slice(1, -1).map((hour) => (
        <span
          key={hour}
          className={classes.hour}
          style={at((hour - DAY_BAR.from) / (DAY_BAR.to - DAY_BAR.from))}
        />
      ))}
      {events.map(({ event, left, length, room }) => (
        <EventSpan key={event.id} event={event} span={{ left, length, room }} isDone={event.end <= now} />
      ))}
      {hours
        .filter((hour) => (hour - DAY_BAR.from) % 2 === 0)
        .map((hour) => (
          <span
            key={hour}
            className={labelClass(hour)}
            style={at((hour - DAY_BAR.from) / (DAY_BAR.to - DAY_BAR.from))}
          >
            {hour === DAY_BAR.from || hour === DAY_BAR.to ? t('day.hour', { hour }) : hour}
          </span>
        ))}
      {isWithin && <span className={classes.now} style={at(past)} />}
    </div>
  );
}

interface EventSpanProps {
  readonly event: CalendarEvent;
  readonly span: { readonly left: number; readonly length: number; readonly room: number };
  readonly isDone: boolean;
}

function EventSpan({ event, span: { left, length, room }, isDone }: EventSpanProps) {
  const width = Math.max(room, length);
  return (
    <span
      className={clsx(classes.event, isDone && classes.isDone)}
      style={{ ...at(left), width: `${width * 100}%` }}
    >
      <span className={clsx('ellipsis', classes.subject)} style={{ maxWidth: `${(room / width) * 100}%` }}>
        {event.subject}
      </span>
      <span className={classes.span} style={{ width: `${(length / width) * 100}%` }} />
    </span>
  );
}
