import boxArrow from 'bootstrap-icons/icons/box-arrow-up-right.svg?icon';
import cameraVideo from 'bootstrap-icons/icons/camera-video.svg?icon';
import stopwatch from 'bootstrap-icons/icons/stopwatch.svg?icon';
import { useTranslation } from 'react-i18next';
import { useId } from 'react';
import checkCircle from 'bootstrap-icons/icons/check-circle-fill.svg?icon';
import person from 'bootstrap-icons/icons/person-fill.svg?icon';
import question from 'bootstrap-icons/icons/question-circle.svg?icon';
import xCircle from 'bootstrap-icons/icons/x-circle-fill.svg?icon';
import dash from 'bootstrap-icons/icons/dash-circle-dotted.svg?icon';
import {
  type Attendee,
  type CalendarEvent,
  type EventPhase,
  canJoin,
  firstDay,
  hoursOfEvent,
  lastDay,
} from '@/domain/time/calendarEvent';
import type { IsoDate } from '@/domain/time/period';
import { Icon, type IconShapes } from '@/shared/ui/Icon';
import { type MenuItem, type MenuLink, RowMenu } from '@/shared/ui/RowMenu';
import { env } from '@/shared/env';
import { useFormats } from '@/shared/i18n/useFormats';
import { mailAddress } from '@/domain/people/employee';
import { MAX_AVATARS } from '@/domain/limits';
import '@/shared/ui/people/avatarStack.scss';
import { Avatar } from '@/shared/ui/people/Avatar';
import { MailText } from '@/shared/ui/people/MailText';
import { usePopover } from './usePopover';

interface EventCardProps {
  readonly event: CalendarEvent;
  readonly today: IsoDate;
  /** Null except for today. */
  readonly phase: EventPhase | null;
  readonly onTakeover: () => void;
}

const phaseClass = { past: 'is-done', running: 'is-next', next: 'is-next', later: '' } as const;

/** An event: time and duration, subject, place and attendees (R-3.10). */
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
  const dayText = (date: IsoDate) => `${formats.weekday(date)} ${formats.dayMonth(date)}`;
  const duration = t('hours', { hours: formats.plain(hoursOfEvent(event, env.hoursStep)) });
  const [first, last] = [firstDay(event), lastDay(event)];
  const end = formats.clock(new Date(event.end));
  const isOneDay = first === last;
  if (event.isAllDay) {
    const until = isOneDay ? duration : `${t('until', { time: dayText(last) })} · ${duration}`;
    return { day: dayText(first), start: t('allDay'), end: until };
  }
  return {
    day: dayText(first),
    start: formats.clock(new Date(event.start)),
    end: `${t('until', { time: isOneDay ? end : `${dayText(last)} ${end}` })} · ${duration}`,
  };
}

/** The attendees: up to six faces, each with a popover, then "+ n" (R-3.11). */
function Attendees({ attendees }: { readonly attendees: readonly Attendee[] }) {
  const { t } = useTranslation('calendar');
  if (attendees.length === 0) return null;
  const rest = attendees.slice(MAX_AVATARS).map(({ name }) => name);
  return (
    <ul className="tw-stack" aria-label={t('attendees')}>
      {attendees.slice(0, MAX_AVATARS).map((attendee, index) => (
        // The same person may be invited twice; the list never changes while it is shown.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <Face key={index} attendee={attendee} />
      ))}
      {rest.length > 0 && (
        <li className="more" title={rest.join(', ')}>
          + {rest.length}
          <span className="visually-hidden">: {rest.join(', ')}</span>
        </li>
      )}
    </ul>
  );
}

function Face({ attendee }: { readonly attendee: Attendee }) {
  const { t } = useTranslation('calendar');
  const id = useId();
  const { isOpen, onPress, ownerProps } = usePopover<HTMLLIElement>();
  const name = attendee.name || t('unknown');
  const { tone, icon, word } = useResponse()(attendee.response);
  const address = mailAddress(attendee.mail);
  return (
    <li className="tw-hoverpop" {...ownerProps}>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onPress}>
        <Avatar name={name} size={28} />
        <span className="visually-hidden">{name}</span>
      </button>
      <div className="tw-pop" id={id} hidden={!isOpen} role="group" aria-label={name}>
        <span className="who">
          <Avatar name={name} size={40} />
          <span>
            <b className="ell" dir="auto">
              {name}
            </b>
            {address === null ? (
              <span className="t3 ell">
                <MailText of={attendee.mail} />
              </span>
            ) : (
              <a className="ell" href={address}>
                <MailText of={attendee.mail} />
              </a>
            )}
          </span>
        </span>
        <span className={`tw-tag ${tone}`}>
          <Icon of={icon} />
          {word}
        </span>
      </div>
    </li>
  );
}

type Known = 'accepted' | 'tentativelyAccepted' | 'declined' | 'none' | 'organizer';

interface Look {
  readonly key: Known;
  readonly tone: 'success' | 'warning' | 'danger' | 'info' | '';
  readonly icon: IconShapes;
}

const none: Look = { key: 'none', tone: '', icon: dash };
const looks: Readonly<Record<string, Look>> = {
  accepted: { key: 'accepted', tone: 'success', icon: checkCircle },
  tentativelyaccepted: { key: 'tentativelyAccepted', tone: 'warning', icon: question },
  declined: { key: 'declined', tone: 'danger', icon: xCircle },
  organizer: { key: 'organizer', tone: 'info', icon: person },
  none,
  notresponded: none,
  '': none,
};

/** The response to an invitation as word, icon and tone; an unknown response is shown as it is. */
function useResponse() {
  const { t } = useTranslation('calendar');
  return (response: string) => {
    const look = looks[response.trim().toLowerCase()];
    return look
      ? { tone: look.tone, icon: look.icon, word: t(`responses.${look.key}`) }
      : { tone: '', icon: dash, word: response };
  };
}
