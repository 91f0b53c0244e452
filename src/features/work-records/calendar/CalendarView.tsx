import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { waitingFor } from '@/domain/changes/waitingEntries';
import { isSameId } from '@/domain/id';
import { DEFAULT_WORK_DAYS } from '@/domain/time/targets';
import { withoutWaiting } from '@/domain/work/waitingRecords';
import {
  type CalendarFacts,
  calendarDay,
  calendarMonth,
  customerColours,
  daysOfSpan,
  stackOf,
} from '@/domain/work/workCalendar';
import { weekStrip } from '@/domain/work/weekStrip';
import type { WorkRecord } from '@/domain/work/workRecord';
import { useCustomerAndProjectOptions } from '@/features/customers';
import { env } from '@/shared/env';
import { useHeardKeys } from '@/shared/ui/keys/useHeardKeys';
import { LoadError } from '@/shared/ui/messages/LoadError';
import { useMediaQuery, usePhone } from '@/shared/ui/window/useMediaQuery';
import { BulkBar } from '../bulk/lazyBulk';
import { useBulk } from '../bulk/useBulk';
import { useSwipe } from '../grid/day/useSwipe';
import { Waiting } from '../grid/GridSkeleton';
import type { DialogOpeners } from '../grid/useOpenCell';
import type { CalendarPlace } from '../list/useCalendarPlace';
import { useHints } from '../list/useHints';
import { WeekSum } from '../week/WeekHead';
import type { Week } from '../week/useWeek';
import { CalendarBar, PhoneBar } from './CalendarBar';
import { CalendarMonthDays, DayColumns, DaysSkeleton, Lifted } from './CalendarDays';
import { CalendarKeys } from './CalendarKeys';
import { DayDialog } from './DayDialog';
import { useDayWords } from './DayColumn';
import { MonthSum } from './MonthGrid';
import { QuickPopover, RecordPopover, useFollow } from './Popovers';
import type { CalendarLook } from './calendarLook';
import { useCalendarChanges } from './useCalendarChanges';
import { useCalendarDoing } from './useCalendarDoing';
import { useCalendarKeys } from './useCalendarKeys';
import { type Drag, useCalendarPointer } from './useCalendarPointer';
import { useMeetings } from './useMeetings';
import classes from './calendarView.module.scss';

interface CalendarViewProps {
  readonly week: Week;
  readonly place: CalendarPlace;
  readonly open: DialogOpeners;
}

const NOTHING: readonly WorkRecord[] = [];

/** The height of an hour in pixels, with a mouse and with a finger. */
const HOUR_PX = 44;
const HOUR_BY_FINGER_PX = 64;

/** The records of the shown days; null until all of them are known, so that no sum is ever partial. */
function knownOf({ known, knownFrom, strip, workDays }: Week, { from }: CalendarPlace) {
  const isKnown = strip !== null && workDays !== undefined && (knownFrom === null || knownFrom <= from);
  return isKnown ? known : null;
}

/** The records, with one whose edge is being dragged as long as the pointer says. */
const withDrag = (records: readonly WorkRecord[], drag: Drag | null) =>
  drag?.kind === 'length'
    ? records.map((one) => (isSameId(one.id, drag.record.id) ? { ...one, hours: drag.hours } : one))
    : records;

/** The calendar of working time: days as stacks of their records, or a month. */
export function CalendarView({ week, place, open }: CalendarViewProps) {
  const { t } = useTranslation(['workCalendar', 'workRecords', 'weekGrid']);
  const root = useRef<HTMLDivElement>(null);
  const isPhone = usePhone();
  const isCoarse = useMediaQuery('(pointer: coarse)') || isPhone;
  const px = isCoarse ? HOUR_BY_FINGER_PX : HOUR_PX;
  /** The day of the last change, whose new sum is said. */
  const [said, setSaid] = useState<CalendarPlace['active'] | null>(null);
  const changes = useCalendarChanges(setSaid);
  const meetings = useMeetings(place, ({ date }) => setSaid(date));
  const { saidOf } = useDayWords();

  const known = knownOf(week, place);
  const workDays = week.workDays ?? DEFAULT_WORK_DAYS;
  const placed = changes.placed(known ?? NOTHING);
  const days = daysOfSpan(place.span, place.active, placed);
  const bulk = useBulk(
    withoutWaiting(
      days.flatMap((date) => stackOf(date, placed)),
      week.waiting,
    ),
    '',
  );
  const base = { meetings: meetings.items, workDays, today: week.today, step: env.hoursStep };
  const follow = useFollow(root);
  const doing = useCalendarDoing({
    ...{ week, place, placed, days, changes, bulk, open, meetings, follow },
    facts: { ...base, records: placed },
  });
  const pointer = useCalendarPointer(root, px, doing.pointer);
  const keys = useCalendarKeys(root, `${place.span}/${place.active}/${known !== null}`, doing.keys);
  const swipe = useSwipe({ onLeft: () => turn(1), onRight: () => turn(-1) });
  useHeardKeys('stacks');
  const { drag } = pointer;
  const turn = (direction: -1 | 1) => {
    if (!drag) doing.keys.turn(direction);
  };

  const records = withDrag(placed, drag);
  const facts: CalendarFacts = { ...base, records };
  const look = useLook({
    place,
    px,
    isCoarse,
    week,
    changes,
    meetings,
    bulk,
    records: days.flatMap((date) => stackOf(date, placed)),
  });
  const strip = known && weekStrip(records, week.week.monday, workDays, week.today);
  const { opened, asked, presses } = doing;
  const drawn = opened?.kind === 'new' && !opened.entry.item ? opened.entry : null;
  const { hours } = drawn ?? {};
  const shown = {
    ...{ days, facts, look, drag },
    on: presses,
    ghost: pointer.ghost,
    drawn: drawn && hours !== undefined ? { date: drawn.date, hours } : null,
  };
  const sum =
    place.span === 'month' && known ? (
      <p className={classes.sum}>
        <MonthSum month={calendarMonth(place.active, facts)} />
      </p>
    ) : (
      <WeekSum week={{ ...week, strip }} isAlone={isPhone} />
    );

  return (
    <>
      {isPhone ? (
        strip && (
          <PhoneBar
            {...{ week, place, strip, sum }}
            target={drag?.kind === 'move' ? drag.over : null}
            meetings={meetings.control}
            onTurn={turn}
          />
        )
      ) : (
        <CalendarBar {...{ week, place, sum }} meetings={meetings.control} onTurn={turn} />
      )}
      {known === null && week.hasFailed ? (
        <LoadError
          title={t('workRecords:strip.failed')}
          text={t('weekGrid:notWhole')}
          onRetry={() => week.retry?.()}
        />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears what happens to its blocks
        <div
          ref={root}
          className={classes.calendar}
          {...pointer.handlers}
          {...keys}
          {...(isPhone && swipe)}
          onBlur={({ relatedTarget }) => {
            // A block that was moved by a key has the focus again a moment later.
            if (relatedTarget) changes.leave((relatedTarget as HTMLElement).dataset['record']);
          }}
        >
          {known === null ? (
            <Waiting>
              <DaysSkeleton {...{ days, look }} />
            </Waiting>
          ) : place.span === 'month' ? (
            <CalendarMonthDays {...shown} />
          ) : (
            <DayColumns {...shown} />
          )}
          {drag && <Lifted {...{ drag, look }} ref={pointer.lift} />}
          {opened?.kind === 'record' && (
            <RecordPopover
              key={opened.record.id}
              record={opened.record}
              leaving={doing.leaving}
              isTouch={isCoarse}
              on={doing.editing(opened)}
              onDone={() => doing.close(opened)}
            />
          )}
          {opened?.kind === 'new' && (
            <QuickPopover
              key={`${opened.entry.date}/${opened.entry.hours}`}
              entry={opened.entry}
              known={known ?? NOTHING}
              onOpenDialog={open.openTyped}
              onClose={() => doing.close(opened)}
            />
          )}
        </div>
      )}
      <output className="visually-hidden">{said && saidOf(calendarDay(said, facts))}</output>
      {!isPhone && <CalendarKeys isMonth={place.span === 'month'} />}
      {bulk.selected.length > 0 && <BulkBar bulk={bulk} reading={undefined} onMove={doing.askMove} />}
      {asked && (
        <DayDialog
          kind={asked.kind}
          count={asked.records.length}
          begun={asked.from}
          onDay={(day) => doing.onDay(asked, day)}
          onClose={doing.endAsking}
        />
      )}
    </>
  );
}

interface LookOptions {
  readonly place: CalendarPlace;
  readonly px: number;
  readonly isCoarse: boolean;
  readonly week: Week;
  readonly changes: ReturnType<typeof useCalendarChanges>;
  readonly meetings: ReturnType<typeof useMeetings>;
  readonly bulk: ReturnType<typeof useBulk>;
  /** The records of the shown days. */
  readonly records: readonly WorkRecord[];
}

/** What blocks need to know to look as they do. */
function useLook({ place, px, isCoarse, week, changes, meetings, bulk, records }: LookOptions): CalendarLook {
  const { customers } = useCustomerAndProjectOptions('');
  const hints = useHints(records, records, week);
  return {
    span: place.span,
    px,
    isCoarse,
    colourOf: customerColours(customers.options.map(({ value }) => value)),
    hintOf: hints.of,
    waitingOf: (record) => waitingFor(week.waiting, record.id),
    resultOf: bulk.resultOf,
    takenOf: meetings.resultOf,
    isSending: changes.isSending,
    isSelected: bulk.isSelected,
  };
}
