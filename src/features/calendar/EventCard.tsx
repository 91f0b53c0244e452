import { clsx } from 'clsx';
import boxArrow from 'bootstrap-icons/icons/box-arrow-up-right.svg?icon';
import cameraVideo from 'bootstrap-icons/icons/camera-video.svg?icon';
import stopwatch from 'bootstrap-icons/icons/stopwatch.svg?icon';
import { useTranslation } from 'react-i18next';
import {
  type CalendarEvent,
  type EventPhase,
  canJoin,
  firstDay,
  hoursOfEvent,
  isMarked,
  lastDay,
} from '@/domain/time/calendarEvent';
import type { IsoDate } from '@/domain/time/period';
import { Icon } from '@/shared/ui/buttons/Icon';
import { type MenuItem, type MenuLink, RowMenu } from '@/shared/ui/menus/RowMenu';
import { env } from '@/shared/env';
import { useFormats } from '@/shared/i18n/useFormats';
import { Attendees } from './Attendees';
import { useMarkText } from './useDayEvents';
import classes from './eventCard.module.scss';

interface EventCardProps {
  readonly event: CalendarEvent;
  readonly today: IsoDate;
  /** Null except for today. */
  readonly phase: EventPhase | null;
  readonly onTakeover: () => void;
}

const phaseClass = {
  past: classes.isDone,
  running: classes.isNext,
  next: classes.isNext,
  later: undefined,
} as const;

/** An event: time and duration, subject, place and attendees (R-3.10). */
export function EventCard({ event, today, phase, onTakeover }: EventCardProps) {
  const { t } = useTranslation('calendar');
  const { day, start, end } = useEventTimes(event);
  const subject = event.subject || t('untitled');
  const soon = useSoon(phase);
  const marks = useMarkText()(event);
  const isCancelled = isMarked(event, 'cancelled');
  return (
    <article className={clsx('tw-card', classes.card, phase && phaseClass[phase.kind])}>
      <div className={classes.time}>
        <span className="block text-faint text-tiny">{day}</span> <b className={classes.start}>{start}</b>{' '}
        <span className="block text-faint text-tiny">{end}</span>
      </div>
      <div className="shrinks">
        <h3 className={clsx(classes.subject, isCancelled && classes.isCancelled)} dir="auto">
          {subject}
        </h3>
        <div className="text-faint text-tiny as-flex">
          <span className="ellipsis">
            {soon !== null && <b className="text-link text-medium">{soon}</b>}
            {soon !== null && event.place !== '' && ' · '}
            <bdi>{event.place}</bdi>
          </span>
        </div>
        {marks !== '' && <b className="block text-faint text-medium text-tiny break-anywhere">{marks}</b>}
        <Attendees attendees={event.attendees} />
      </div>
      <div className={classes.side}>
        <EventMenu event={event} subject={subject} today={today} onTakeover={onTakeover} />
        {event.isOnline && (
          <span className={classes.online} title={t('online')}>
            <Icon of={cameraVideo} />
            <span className="visually-hidden">{t('online')}</span>
          </span>
        )}
      </div>
    </article>
  );
}

/** "now" for the running event, "in 18 min" for the next one. */
function useSoon(phase: EventPhase | null): string | null {
  const { t } = useTranslation('calendar');
  if (phase?.kind === 'running') return t('running');
  if (phase?.kind !== 'next') return null;
  const { minutes } = phase;
  if (minutes < 60) return t('inMinutes', { minutes });
  return t('inHours', { hours: Math.floor(minutes / 60), minutes: String(minutes % 60).padStart(2, '0') });
}

interface EventMenuProps extends Pick<EventCardProps, 'event' | 'today' | 'onTakeover'> {
  readonly subject: string;
}

/**
 * Join, only for online meetings today or later; Takeover; Open (R-3.12 to R-3.14). Links that are not web addresses
 * are left out.
 */
function EventMenu({ event, subject, today, onTakeover }: EventMenuProps) {
  const { t } = useTranslation(['calendar', 'common']);
  const items: (MenuItem | MenuLink)[] = [
    { label: t('calendar:menu.takeover'), icon: stopwatch, onSelect: onTakeover },
  ];
  if (canJoin(event, today) && event.joinLink !== null)
    items.unshift({ label: t('calendar:menu.join'), icon: cameraVideo, href: event.joinLink });
  if (event.webLink !== null)
    items.push({ label: t('calendar:menu.open'), icon: boxArrow, href: event.webLink });
  return <RowMenu label={t('common:actions.actions')} about={subject} items={items} />;
}

/** The times of an event in the user's zone and language: its day, its start, and `until 09:00 · 1 h`. */
function useEventTimes(event: CalendarEvent) {
  const { t } = useTranslation('calendar');
  const formats = useFormats();
  const duration = t('hours', { hours: formats.plain(hoursOfEvent(event, env.hoursStep)) });
  const [first, last] = [firstDay(event), lastDay(event)];
  const end = formats.clock(new Date(event.end));
  const isOneDay = first === last;
  if (event.isAllDay) {
    const until = isOneDay ? duration : `${t('until', { time: formats.day(last) })} · ${duration}`;
    return { day: formats.day(first), start: t('allDay'), end: until };
  }
  if (isMarked(event, 'timeUnknown'))
    return { day: formats.day(first), start: t('timeUnknown'), end: duration };
  return {
    day: formats.day(first),
    start: formats.clock(new Date(event.start)),
    end: `${t('until', { time: isOneDay ? end : `${formats.day(last)} ${end}` })} · ${duration}`,
  };
}

/** Loading state of a card, whose subject is `width` percent wide. */
export function EventCardSkeleton({ width }: { readonly width: number }) {
  return (
    <div className={clsx('tw-card is-skeleton', classes.card)}>
      <div className={classes.time}>
        <span className={clsx('skeleton', classes.timeComing)} />
      </div>
      <div className="shrinks">
        <span className="skeleton" style={{ width: `${width}%` }} />
        <span className="skeleton" style={{ width: `${width - 24}%` }} />
      </div>
    </div>
  );
}
