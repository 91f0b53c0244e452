import { type HTMLAttributes, type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { weekStrip } from '@/domain/work/weekStrip';
import { calendarDay, calendarMonth } from '@/domain/work/workCalendar';
import { DayDialog } from '@/shared/forms/DayDialog';
import { KeyHints } from '@/shared/ui/keys/KeyHints';
import { LoadError } from '@/shared/ui/messages/LoadError';
import { useMediaQuery } from '@/shared/ui/window/useMediaQuery';
import { BulkBar } from '../lazyParts';
import { useSwipe } from '../grid/day/useSwipe';
import { Waiting } from '../grid/GridSkeleton';
import { WeekSum } from '../week/WeekHead';
import { CalendarBar, PhoneBar, Spans } from './CalendarBar';
import { DayColumns, DaysSkeleton, Lifted } from './CalendarDays';
import { useDayWords } from './DayColumn';
import { MonthGrid, MonthSum } from './MonthGrid';
import { QuickPopover, RecordPopover } from './Popovers';
import { withDrag } from './pointerPress';
import { type Calendar, type CalendarViewProps, useCalendar } from './useCalendar';
import { useCalendarKeys } from './useCalendarKeys';
import { useCalendarPointer } from './useCalendarPointer';

const KEYS = ['go', 'move', 'length', 'open', 'select', 'remove', 'undo'] as const;

/** The calendar of working time: days as stacks of their records, or a month. */
export function CalendarView(props: CalendarViewProps) {
  const { place } = props;
  const { t } = useTranslation(['workCalendar', 'workRecords']);
  const root = useRef<HTMLDivElement>(null);
  const calendar = useCalendar(root, props);
  const { facts, doing, bulk, said, isPhone } = calendar;
  const { saidOf } = useDayWords();
  const { asked } = doing;

  return (
    <>
      <Shown ref={root} {...{ ...props, calendar }} />
      <output className="visually-hidden">{said && saidOf(calendarDay(said, facts))}</output>
      {place.span === 'month' ? (
        <p className="no-touch text-faint text-small above-16">{t('workCalendar:monthHint')}</p>
      ) : (
        !isPhone && (
          <KeyHints
            label={t('workCalendar:keys.label')}
            hints={KEYS.map((key) => ({
              key: t(`workCalendar:keys.${key}.key`),
              does: t(`workCalendar:keys.${key}.does`),
            }))}
          />
        )
      )}
      {bulk.selected.length > 0 && <BulkBar bulk={bulk} reading={undefined} onMove={doing.askMove} />}
      {asked && (
        <DayDialog
          title={t(`workCalendar:${asked.kind}.title`, { count: asked.records.length })}
          label={t(asked.records.length > 1 ? 'workCalendar:dayOfFirst' : 'workRecords:columns.date')}
          saveLabel={t(`workCalendar:${asked.kind}.save`)}
          begun={asked.from}
          isOfWork
          messageOf={(problem) => t(`workRecords:errors.${problem}`)}
          onDay={(day) => doing.onDay(asked, day)}
          onClose={doing.endAsking}
        />
      )}
    </>
  );
}

interface ShownProps extends CalendarViewProps {
  readonly calendar: Calendar;
  readonly ref: RefObject<HTMLDivElement | null>;
}

/** The bar and the days, which render again while something is dragged: nothing else does. */
function Shown(props: ShownProps) {
  const { week, place, calendar, ref } = props;
  const { t } = useTranslation(['workRecords', 'weekGrid']);
  const { known, facts, look, doing, meetings, isPhone } = calendar;
  const { turn } = doing.keys;
  // Beside the spans and the switch there is no room for more than the sum.
  const isNarrow = useMediaQuery('(max-width: 1399.98px)');
  const pointer = useCalendarPointer(ref, look.px, doing.pointer);
  const keys = useCalendarKeys(ref, `${place.span}/${place.active}/${known !== null}`, doing.keys);
  const { drag } = pointer;
  const records = withDrag(facts.records, drag);
  /** The hours of the week that the shown days are in; null until they are known. */
  const strip = known && weekStrip(records, week.week.monday, facts.workDays, week.today);
  const tools = (
    <>
      <Spans place={place} />
      {meetings.control}
      {place.span === 'month' && known ? (
        <MonthSum month={calendarMonth(place.active, facts)} week={week} />
      ) : (
        <WeekSum week={{ ...week, strip }} isAlone={isNarrow} />
      )}
    </>
  );
  const shown = { week, place, onTurn: turn };
  const hasFailed = known === null && week.hasFailed;

  return (
    <>
      {!isPhone && <CalendarBar {...shown}>{tools}</CalendarBar>}
      {isPhone && !hasFailed && (
        <PhoneBar
          {...{ ...shown, strip }}
          days={calendar.days.map((date) => calendarDay(date, { ...facts, records }))}
          target={drag?.kind === 'move' ? drag.over : null}
        >
          {tools}
        </PhoneBar>
      )}
      {hasFailed ? (
        <LoadError
          title={t('workRecords:strip.failed')}
          text={t('weekGrid:notWhole')}
          onRetry={() => week.retry?.()}
        />
      ) : (
        <Days
          {...{ ...props, pointer }}
          handlers={{ ...pointer.handlers, ...keys, onBlur: calendar.leave }}
        />
      )}
    </>
  );
}

interface DaysProps extends ShownProps {
  readonly pointer: ReturnType<typeof useCalendarPointer>;
  readonly handlers: HTMLAttributes<HTMLDivElement>;
}

/** The days or the month, with what is in the hand, and what is open beside a block. */
function Days({ place, open, calendar, pointer, handlers, ref }: DaysProps) {
  const { known, days, facts, look, doing, isPhone } = calendar;
  const { drag, ghost, lift } = pointer;
  const { opened } = doing;
  const { turn } = doing.keys;
  const swipe = useSwipe({ onLeft: () => turn(1), onRight: () => turn(-1) });
  const written = opened?.kind === 'new' && !opened.entry.item ? opened.entry : null;
  const drawn = written?.hours === undefined ? null : { date: written.date, hours: written.hours };
  const shown = { days, facts, look, drag, ghost, drawn, on: doing.presses };
  return (
    <div ref={ref} className="relative" {...handlers} {...(isPhone && swipe)}>
      {known === null ? (
        <Waiting>
          <DaysSkeleton {...{ days, look }} />
        </Waiting>
      ) : place.span === 'month' ? (
        <MonthGrid {...shown} month={place.active} />
      ) : (
        <DayColumns {...shown} />
      )}
      {drag && <Lifted {...{ drag, look }} ref={lift} />}
      {opened?.kind === 'record' && (
        <RecordPopover
          key={opened.record.id}
          record={opened.record}
          leaving={doing.leaving}
          isTouch={look.isCoarse}
          on={doing.editing(opened)}
          onDone={() => doing.close(opened)}
        />
      )}
      {opened?.kind === 'new' && (
        <QuickPopover
          key={`${opened.entry.date}/${opened.entry.hours}`}
          entry={opened.entry}
          known={known ?? []}
          leaving={doing.leaving}
          onOpenDialog={open.openTyped}
          onClose={() => doing.close(opened)}
        />
      )}
    </div>
  );
}
