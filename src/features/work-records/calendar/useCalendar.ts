import { type RefObject, useState } from 'react';
import { waitingFor } from '@/domain/changes/waitingFor';
import type { IsoDate } from '@/domain/time/period';
import { DEFAULT_WORK_DAYS } from '@/domain/time/targets';
import { daysOfSpan } from '@/domain/work/calendarSpan';
import { type CalendarFacts, customerColours, stackOf } from '@/domain/work/workCalendar';
import { type WorkRecord, withoutWaiting } from '@/domain/work/workRecord';
import { useCustomerAndProjectOptions } from '@/features/pair-choice';
import { env } from '@/shared/env';
import { useHeardKeys } from '@/shared/ui/keys/singleKeys';
import { useMediaQuery, usePhone } from '@/shared/ui/window/useMediaQuery';
import { useBulk } from '../bulk/useBulk';
import type { DialogOpeners } from '../grid/useOpenCell';
import type { CalendarPlace } from '../useCalendarPlace';
import { useHints } from '../hints/useHints';
import type { RenderDayMark } from '../week/WeekHead';
import type { Week } from '../week/useWeek';
import { useFollow } from './Popovers';
import { type CalendarLook, useBlockWords } from './calendarLook';
import { useCalendarChanges } from './useCalendarChanges';
import { useCalendarDoing } from './useCalendarDoing';
import { useMeetings } from './useMeetings';

export interface CalendarViewProps {
  readonly week: Week;
  readonly place: CalendarPlace;
  readonly open: DialogOpeners;
  /** Rendered at the top of a free day; without it, that it is free. */
  readonly dayMark?: RenderDayMark | undefined;
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

const plainMark: RenderDayMark = (_date, otherwise) => otherwise;

/** The days of the calendar, what is in them, and what can be done with it. */
export function useCalendar(root: RefObject<HTMLElement | null>, props: CalendarViewProps) {
  const { week, place, open, dayMark = plainMark } = props;
  const isPhone = usePhone();
  const isCoarse = useMediaQuery('(pointer: coarse)') || isPhone;
  const px = isCoarse ? HOUR_BY_FINGER_PX : HOUR_PX;
  /** The day of the last change, whose new sum a screen reader speaks. */
  const [said, setSaid] = useState<IsoDate | null>(null);
  const changes = useCalendarChanges(setSaid);
  const meetings = useMeetings(place, ({ date }) => setSaid(date));
  useHeardKeys('stacks');

  const known = knownOf(week, place);
  const workDays = week.workDays ?? DEFAULT_WORK_DAYS;
  const placed = changes.placed(known ?? NOTHING);
  const days = daysOfSpan(place.span, place.active, placed);
  const inDays = days.flatMap((date) => stackOf(date, placed));
  const bulk = useBulk(withoutWaiting(inDays, week.waiting), '');
  const facts: CalendarFacts = {
    records: placed,
    meetings: meetings.items,
    unreadable: week.unreadableDays,
    workDays,
    today: week.today,
    step: env.hoursStep,
  };
  const doing = useCalendarDoing({
    week,
    place,
    placed,
    days,
    changes,
    bulk,
    open,
    meetings,
    facts,
    follow: useFollow(root),
  });
  const { customers } = useCustomerAndProjectOptions('');
  const hints = useHints(inDays, inDays, week);
  const look: CalendarLook = {
    px,
    isCoarse,
    span: place.span,
    markOf: dayMark,
    words: useBlockWords(),
    colourOf: customerColours(customers.options.map(({ value }) => value)),
    hintOf: (record) => (waitingFor(week.waiting, record.id) ? null : hints.of(record)),
    waitingOf: (record) => waitingFor(week.waiting, record.id),
    resultOf: bulk.resultOf,
    takenOf: meetings.resultOf,
    isSending: changes.isSending,
    isSelected: bulk.isSelected,
  };

  return {
    isPhone,
    known,
    days,
    facts,
    look,
    doing,
    bulk,
    meetings,
    said,
    /** To be called when a block or day loses the focus: changes made by key are then saved at once. */
    leave: changes.leave,
  };
}

export type Calendar = ReturnType<typeof useCalendar>;
