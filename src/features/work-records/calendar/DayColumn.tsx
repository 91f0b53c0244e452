import exclamationTriangle from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import plus from 'bootstrap-icons/icons/plus.svg?icon';
import { clsx } from 'clsx';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { isHalfDay } from '@/domain/time/targets';
import { type IsoDate, weekday } from '@/domain/time/period';
import { type CalendarDay, type CalendarFacts, calendarDay } from '@/domain/work/workCalendar';
import { useFormats } from '@/shared/i18n/useFormats';
import { Icon } from '@/shared/ui/buttons/Icon';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import type { CalendarLook, CalendarPresses } from './calendarLook';
import { MeetingBlock } from './MeetingBlock';
import { RecordBlock, Stop } from './RecordBlock';
import { type Drag, type Drawing, addedTo, arrivalsOf, dragWith, withDrag } from './pointerPress';
import classes from './dayColumn.module.scss';

/** A day with its hours, in words: the name of the group of its blocks, and what is spoken after a change. */
export function useDayWords() {
  const { t } = useTranslation('workCalendar');
  const formats = useFormats();
  const sum = ({ hours, target, unreadable }: CalendarDay, write: (value: number) => string) =>
    unreadable > 0
      ? t('without', { count: unreadable })
      : target > 0
        ? t('ofTarget', { hours: write(hours), target: formats.plain(target) })
        : t('hours', { hours: write(hours) });
  return {
    nameOf: (day: CalendarDay) => `${formats.namedDay(day.date)}, ${sum(day, formats.plain)}`,
    saidOf: (day: CalendarDay) =>
      t('said', { day: formats.namedDay(day.date), sum: sum(day, formats.hours) }),
  };
}

/** How a day looks: today, without a target, or with something above it that would be dropped there. */
export const lookOf = ({ date, isToday, target }: CalendarDay, drag: Drag | null) =>
  clsx(
    isToday && classes.isToday,
    target === 0 && classes.isOff,
    drag?.kind === 'move' && drag.over === date && classes.isTarget,
  );

export interface DayColumnProps {
  readonly date: IsoDate;
  readonly facts: CalendarFacts;
  readonly look: CalendarLook;
  readonly on: CalendarPresses;
  /** What is dragged, if it concerns this day. */
  readonly drag: Drag | null;
  /** What a press would draw here. */
  readonly ghost: Drawing | null;
  /** What is drawn here, or was drawn and is being written. */
  readonly drawn: Drawing | null;
}

/** A day as a stack of its records, with what it lacks, and its sum below. */
export const DayColumn = memo(function DayColumn(props: DayColumnProps) {
  const { date, facts, look, on, drag, ghost, drawn } = props;
  const { t } = useTranslation('workCalendar');
  const formats = useFormats();
  const { nameOf } = useDayWords();
  const added = addedTo(date, drag) + (drawn?.hours ?? 0);
  const day = calendarDay(date, { ...facts, records: withDrag(facts.records, drag) }, added);
  const arriving = arrivalsOf(drag).filter((record) => record.date === date);
  // A block that leaves keeps its place until it is dropped, so its hours are not asked for yet.
  const field = added < 0 ? calendarDay(date, facts).field : day.field;
  const isNarrow = look.span === '3' || (look.span === '7' && weekday(date) > 5);
  const newLabel = t('newOn', { day: formats.dayMonth(date) });
  return (
    <fieldset
      className={clsx(classes.day, lookOf(day, drag))}
      aria-label={nameOf(day)}
      data-day={date}
      data-drop={date}
    >
      <div className={clsx(classes.head, day.isToday && 'is-today', day.target === 0 && 'is-off')}>
        <b>{formats.weekday(date)}</b>
        <span className={classes.date}>
          {isNarrow ? `${Number(date.slice(8))}.` : formats.dayMonth(date)}
        </span>
        <em>{formats.hours(day.hours)}</em>
      </div>
      <div className={classes.stack} data-stack>
        {day.target > 0 && <span className={classes.target} style={{ '--target': day.target }} />}
        <Band day={day} isHalf={isHalfDay(date, facts.workDays)} markOf={look.markOf} />
        {day.records.map((record) => (
          <RecordBlock key={record.id} {...{ record, look, on }} drag={dragWith(record, drag)} />
        ))}
        {arriving.map((record) => (
          <span key={record.id} className={classes.slot} style={{ '--hours': record.hours ?? 0 }} />
        ))}
        {day.meetings.map((item) => (
          <MeetingBlock
            key={item.event.id}
            {...{ item, on }}
            isTime={!day.isAhead}
            result={look.takenOf(item)}
          />
        ))}
        {drawn && <Drawn hours={drawn.hours} />}
        {ghost && !drawn && <Drawn hours={ghost.hours} isGhost />}
        {field > 0 && (
          <div className={classes.field} style={{ '--hours': field }}>
            <Stop onClick={() => on.add({ date, hours: field })}>
              {t(field < 1 ? 'missingShort' : 'missing', { hours: formats.hours(field) })}{' '}
              <span className="visually-hidden">{t('enterMissing')}</span>
            </Stop>
          </div>
        )}
        {/* The last stop of the day, shown in its head. */}
        <IconButton
          icon={plus}
          className={classes.add}
          label={newLabel}
          tabIndex={-1}
          data-stop
          onClick={() => on.add({ date })}
        />
      </div>
      <Foot day={day} isNew={added !== 0 || drag?.kind === 'length'} />
    </fieldset>
  );
});

function Drawn({ hours, isGhost = false }: { readonly hours: number; readonly isGhost?: boolean }) {
  const { t } = useTranslation('workCalendar');
  const formats = useFormats();
  return (
    <span
      className={clsx(classes.drawn, isGhost && classes.isGhost)}
      style={{ '--hours': hours }}
      data-drawn={!isGhost || undefined}
      aria-hidden="true"
    >
      {t('drawn', { hours: formats.hours(hours) })}
    </span>
  );
}

interface BandProps extends Pick<CalendarLook, 'markOf'> {
  readonly day: CalendarDay;
  readonly isHalf?: boolean;
}

/** Why a day has no target or half of it: a holiday, a free day, an absence. */
export function Band({ day, isHalf = false, markOf }: BandProps) {
  const { t } = useTranslation(['workCalendar', 'workDays', 'workRecords']);
  const { kind } = day;
  if (kind.kind === 'off' || (kind.kind === 'work' && !isHalf)) return null;
  const name =
    kind.kind === 'holiday'
      ? t(`workDays:holidays.${kind.holiday}`)
      : t(kind.kind === 'free' ? 'workCalendar:freeDay' : 'workCalendar:halfDay');
  const plain = (
    <>
      <i /> {name}
    </>
  );
  return <span className={classes.band}>{kind.kind === 'free' ? markOf(day.date, plain) : plain}</span>;
}

/** The sum of a day, and what is missing or more. */
function Foot({ day, isNew }: { readonly day: CalendarDay; readonly isNew: boolean }) {
  const { t } = useTranslation('workCalendar');
  const formats = useFormats();
  const { hours, missing, records } = day;
  const isBlank = records.length === 0 && hours === 0 && missing === null;
  return (
    <div className={clsx('figures', classes.foot, isNew && classes.isNew)}>
      {day.unreadable > 0 ? (
        t('without', { count: day.unreadable })
      ) : (
        <b className="text-plain text-15 text-strong">{isBlank ? '–' : formats.hours(hours)}</b>
      )}
      {missing !== null && missing > 0 && t('lacks', { hours: formats.hours(missing) })}
      {missing !== null && missing < 0 && t('more', { hours: formats.hours(-missing) })}
      {day.isLong && (
        <>
          <Icon of={exclamationTriangle} className="mark-warning size-12" />{' '}
          <span className="visually-hidden">{t('long')}</span>
        </>
      )}
    </div>
  );
}
