import { useRef, useState } from 'react';
import { type IsoDate, addDays, daysBetween } from '@/domain/time/period';
import { type CalendarFacts, calendarDay, steppedHours } from '@/domain/work/workCalendar';
import type { WorkRecord } from '@/domain/work/workRecord';
import { useSingleKey } from '@/shared/ui/keys/useSingleKey';
import { useSteady } from '@/shared/ui/timing/useSteady';
import type { LeavingRow } from '../entry/useRowEditor';
import type { CalendarPresses } from './calendarLook';
import type { Drag } from './pointerPress';
import type { NewEntry } from './Popovers';
import type { useMeetings } from './useMeetings';
import { waitingFor } from '@/domain/changes/waitingFor';
import { turnedBy } from '@/domain/work/calendarSpan';
import { env } from '@/shared/env';
import type { Bulk } from '../bulk/useBulk';
import { useBulkRemove } from '../bulk/useBulkCalls';
import type { DialogOpeners } from '../grid/useOpenCell';
import type { CalendarPlace } from '../useCalendarPlace';
import { useDeleteWorkRecord } from '../useDeleteWorkRecord';
import type { Week } from '../week/useWeek';
import type { useCalendarChanges } from './useCalendarChanges';

interface DoingOptions {
  readonly week: Week;
  readonly place: CalendarPlace;
  /** The records as they are shown. */
  readonly placed: readonly WorkRecord[];
  readonly days: readonly IsoDate[];
  readonly changes: ReturnType<typeof useCalendarChanges>;
  readonly bulk: Bulk;
  readonly open: DialogOpeners;
  readonly facts: CalendarFacts;
  readonly meetings: ReturnType<typeof useMeetings>;
  /** Focuses a record once it is in its new place. */
  readonly follow: (target: WorkRecord | IsoDate) => void;
}

/** What can be done with records by pointer and keys: with one, or with all that are selected. */
function useCalendarMoves({ week, place, placed, days, changes, bulk, open, follow }: DoingOptions) {
  const deleteRecord = useDeleteWorkRecord();
  const removeAll = useBulkRemove(bulk);
  const turn = (direction: -1 | 1) => place.goTo(turnedBy(place.span, place.active, direction));
  const withSelected = (record: WorkRecord) => (bulk.isSelected(record) ? bulk.selected : [record]);

  /** A record that can be changed now. */
  function recordOf(id: string): WorkRecord | undefined {
    const record = placed.find((one) => String(one.id) === id);
    return record && !waitingFor(week.waiting, record.id) && !changes.isSending(record) ? record : undefined;
  }

  function moveBy(records: readonly WorkRecord[], by: number) {
    const [first] = records;
    if (!first || by === 0) return;
    changes.change(
      records.map((before) => ({ before, after: { ...before, date: addDays(before.date, by) } })),
    );
    if (records.length > 1) bulk.clear();
    follow(first);
  }

  function moveByKey(record: WorkRecord, by: -1 | 1) {
    const several = withSelected(record);
    if (several.length > 1) {
      moveBy(several, by);
      return;
    }
    const date = addDays(record.date, by);
    changes.press(record, (now) => ({ ...now, date: addDays(now.date, by) }));
    if (!days.includes(date)) place.goTo(date);
    follow(record);
  }

  const keys = {
    recordOf,
    move: moveByKey,
    lengthen: (record: WorkRecord, steps: -1 | 1) =>
      changes.press(record, (now) => ({ ...now, hours: steppedHours(now.hours, steps, env.hoursStep) })),
    copy: (record: WorkRecord, by: -1 | 1) => void changes.copy(withSelected(record), by),
    openDialog: open.openEdit,
    select: (record: WorkRecord) => bulk.select(record, false, record.id),
    remove: (record: WorkRecord) =>
      bulk.isSelected(record) ? removeAll(bulk.selected) : deleteRecord(record),
    turn,
  };

  /** Does what was dragged. */
  function finish(drag: Exclude<Drag, { kind: 'draw' }>) {
    const { record } = drag;
    if (drag.kind === 'length') changes.change([{ before: record, after: { ...record, hours: drag.hours } }]);
    else if (drag.over !== null) {
      const by = daysBetween(record.date, drag.over);
      if (drag.isCopy) void changes.copy(drag.records, by);
      else moveBy(drag.records, by);
    }
  }
  // What keys have changed is sent before the pointer changes more.
  const heldOf = (id: string) => (changes.isHeld(id) ? undefined : recordOf(id));
  return { keys, pointer: { recordOf: heldOf, withSelected, finish, turn }, moveBy, deleteRecord };
}

export type CalendarMoves = ReturnType<typeof useCalendarMoves>;

/** What is open beside a block or a day. */
type Opened =
  | { readonly kind: 'record'; readonly record: WorkRecord }
  | { readonly kind: 'new'; readonly entry: NewEntry };

/** Records whose new day is asked for. */
interface Asked {
  readonly kind: 'move' | 'copy';
  readonly records: readonly WorkRecord[];
  readonly from: IsoDate;
}

/** What is open, one thing at a time. */
function useOpened(follow: DoingOptions['follow']) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const leaving: LeavingRow = useRef(null);
  return {
    opened,
    leaving,
    /** Opens something, unless what is open cannot be left. */
    openNext: async (next: Opened) => {
      if (!leaving.current || (await leaving.current())) setOpened(next);
    },
    /** Closes what is open, unless something else was opened meanwhile. */
    close: (own: Opened) => {
      setOpened((now) => (now === own ? null : now));
      follow(own.kind === 'record' ? own.record : own.entry.date);
    },
  };
}

/** What can be done with the calendar, by mouse, keys and finger. */
export function useCalendarDoing(options: DoingOptions) {
  const { week, place, days, facts, changes, bulk, open, meetings, follow } = options;
  const { opened, openNext, leaving, close } = useOpened(follow);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { keys, pointer, moveBy, deleteRecord } = useCalendarMoves(options);

  function openRecord(record: WorkRecord) {
    if (!changes.isSending(record)) void openNext({ kind: 'record', record });
  }

  function add({ date, hours }: Parameters<CalendarPresses['add']>[0]) {
    const { field } = calendarDay(date, facts);
    const wanted = hours ?? (field > 0 ? field : undefined);
    void openNext({ kind: 'new', entry: { date, ...(wanted !== undefined && { hours: wanted }) } });
  }

  const focusedDay = () => {
    const day = document.activeElement?.closest<HTMLElement>('[data-day]')?.dataset['day'];
    return days.find((one) => one === day) ?? days.find((one) => one === week.today) ?? place.active;
  };
  useSingleKey('quickEntry', () => add({ date: focusedDay() }), opened === null);

  const ask = (kind: Asked['kind'], records: readonly WorkRecord[]) => {
    const [first] = records;
    if (first) setAsked({ kind, records, from: first.date });
  };

  const presses = useSteady<CalendarPresses>({
    open: (record, { selects, isSpan }) => (selects ? bulk.select(record, isSpan) : openRecord(record)),
    add,
    take: (item) => void meetings.take(item),
    fill: (item) =>
      void openNext({
        kind: 'new',
        entry: { date: item.date, item, ...(item.hours !== null && { hours: item.hours }) },
      }),
    goToWeek: (date) => place.choose('7', date),
  });

  const finish = (drag: Drag) => (drag.kind === 'draw' ? add(drag) : pointer.finish(drag));
  return {
    presses,
    pointer: { ...pointer, finish },
    keys,
    leaving,
    opened,
    asked,
    close,
    askMove: () => ask('move', bulk.selected),
    endAsking: () => setAsked(null),
    onDay: ({ kind, records, from }: Asked, day: IsoDate) =>
      kind === 'move'
        ? moveBy(records, daysBetween(from, day))
        : void changes.copy(records, daysBetween(from, day)),
    /** What the editor of a record offers besides its fields. */
    editing: (own: Opened & { readonly kind: 'record' }) => {
      const { record } = own;
      const then = (act: () => void) => () => {
        close(own);
        act();
      };
      return {
        move: then(() => ask('move', [record])),
        copy: then(() => ask('copy', [record])),
        select: then(() => bulk.select(record, false)),
        remove: then(() => deleteRecord(record)),
        openDialog: then(() => open.openEdit(record)),
      };
    },
  };
}
