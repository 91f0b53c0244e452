import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { phaseOf, takenOver } from '@/domain/time/calendarEvent';
import { type IsoDate, addDays } from '@/domain/time/period';
import { UnreadableRows } from '@/shared/lists/UnreadableRows';
import { DateStepper } from '@/shared/ui/bars/DateStepper';
import { EmptySlot } from '@/shared/ui/messages/EmptySlot';
import { QueryView } from '@/shared/ui/messages/QueryView';
import { useMinute } from '@/shared/ui/timing/useClock';
import { EventCard, EventCardSkeleton } from './EventCard';
import { useDayEvents } from './useDayEvents';
import { env } from '@/shared/env';

interface DayCalendarProps {
  readonly today: IsoDate;
  /** Called with subject, date and duration of an event, for the work-time dialog. */
  readonly onTakeover: (of: ReturnType<typeof takenOver>) => void;
}

/**
 * The online calendar, one day at a time, today first. At midnight it moves to the new day, unless another day
 * was chosen. Needs the texts of `calendar` and `charts`.
 */
export function DayCalendar({ today, onTakeover }: DayCalendarProps) {
  const { t } = useTranslation('calendar');
  const [picked, setPicked] = useState<IsoDate | null>(null);
  const now = useMinute();
  const day = picked ?? today;
  const query = useDayEvents(day);

  function handleStep(direction: -1 | 1) {
    const next = addDays(day, direction);
    setPicked(next === today ? null : next);
  }

  return (
    <section aria-labelledby="day-calendar">
      <div className="tw-section-head justify-between">
        <h2 id="day-calendar">{t('title')}</h2>
        <DateStepper label={t('day')} unit="day" value={day} onStep={handleStep} />
      </div>
      <QueryView
        query={query}
        skeleton={<Skeleton />}
        isEmpty={(events) => events.length + query.unreadable.length === 0}
        empty={
          <EmptySlot>
            <b className="weight-540">{t('none.title')}</b>{' '}
            <span className="text-faint">{t('none.text')}</span>
          </EmptySlot>
        }
        failedTitle={t('failed')}
      >
        {(events) => (
          <>
            <UnreadableRows rows={query.unreadable} />
            <ul className="stack-start">
              {events.map((event) => (
                <li key={event.id}>
                  <EventCard
                    event={event}
                    today={today}
                    phase={day === today ? phaseOf(event, events, now) : null}
                    onTakeover={() => onTakeover(takenOver(event, day, env.hoursStep))}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryView>
    </section>
  );
}

/** Widths in percent of the subjects that are loading. */
const widths = [72, 54, 81, 63];

function Skeleton() {
  return (
    <ul className="stack-start" aria-hidden="true">
      {widths.map((width) => (
        <li key={width}>
          <EventCardSkeleton width={width} />
        </li>
      ))}
    </ul>
  );
}
