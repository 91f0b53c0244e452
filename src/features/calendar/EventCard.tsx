import boxArrow from 'bootstrap-icons/icons/box-arrow-up-right.svg?icon';
import cameraVideo from 'bootstrap-icons/icons/camera-video.svg?icon';
import stopwatch from 'bootstrap-icons/icons/stopwatch.svg?icon';
import { useTranslation } from 'react-i18next';
import { type CalendarEvent, type EventPhase, canJoin } from '@/domain/time/calendarEvent';
import type { IsoDate } from '@/domain/time/period';
import { Icon } from '@/shared/ui/Icon';
import { type MenuItem, type MenuLink, RowMenu } from '@/shared/ui/RowMenu';
import { Attendees } from './Attendees';
import { useEventTimes } from './useEventTimes';

interface EventCardProps {
  readonly event: CalendarEvent;
  readonly today: IsoDate;
  /** Null on any other day than today. */
  readonly phase: EventPhase | null;
  readonly onTakeover: () => void;
}

const phaseClass = { past: 'is-done', running: 'is-next', next: 'is-next', later: '' } as const;

/** An event: when and how long, what, where and with whom (section 2). */
export function EventCard({ event, today, phase, onTakeover }: EventCardProps) {
  const { t } = useTranslation('calendar');
  const { day, start, end } = useEventTimes(event);
  const subject = event.subject || t('untitled');
  const soon = useSoon(phase);
  return (
    <article className={`tw-card tw-event ${phase ? phaseClass[phase.kind] : ''}`}>
      <div className="when">
        <span>{day}</span> <b>{start}</b> <span>{end}</span>
      </div>
      <div className="what">
        <h3 dir="auto">{subject}</h3>
        <div className="loc">
          <span className="ell">
            {soon !== null && <b>{soon}</b>}
            {soon !== null && event.place !== '' && ' · '}
            <bdi>{event.place}</bdi>
          </span>
        </div>
        <Attendees attendees={event.attendees} />
      </div>
      <div className="side">
        <EventMenu event={event} subject={subject} today={today} onTakeover={onTakeover} />
        {event.isOnline && (
          <span className="online" title={t('online')}>
            <Icon of={cameraVideo} />
            <span className="visually-hidden">{t('online')}</span>
          </span>
        )}
      </div>
    </article>
  );
}

/** "now", "in 18 min", for the event that runs and the one that comes next. */
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

/** Join, only for online meetings today or later; Takeover; Open (section 2). Links that are no web addresses are left out. */
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
