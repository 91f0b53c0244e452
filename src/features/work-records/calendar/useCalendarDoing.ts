import { useRef, useState } from 'react';
import { waitingFor } from '@/domain/changes/waitingEntries';
import { type IsoDate, addDays, daysBetween } from '@/domain/time/period';
import { type CalendarFacts, calendarDay, steppedHours } from '@/domain/work/workCalendar';
import type { WorkRecord } from '@/domain/work/workRecord';
import { env } from '@/shared/env';
import { useSteady } from '@/shared/ui/timing/useSteady';
import { useSingleKey } from '@/shared/ui/keys/useSingleKey';
import type { Bulk } from '../bulk/useBulk';
import { useBulkRemove } from '../bulk/useBulkRemove';
import type { LeavingRow } from '../entry/useRowEditor';
import type { DialogOpeners } from '../grid/useOpenCell';
import type { CalendarPlace } from '../list/useCalendarPlace';
import { useDeleteWorkRecord } from '../useDeleteWorkRecord';
import type { Week } from '../week/useWeek';
import { turnTo } from './CalendarBar';
import type { CalendarPresses } from './calendarLook';
import type { NewEntry } from './Popovers';
import type { useCalendarChanges } from './useCalendarChanges';
import type { KeyWishes } from './useCalendarKeys';
import type { PointerWishes } from './useCalendarPointer';
import type { useMeetings } from './useMeetings';

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

interface DoingOptions {
  readonly week: Week;
  readonly place: CalendarPlace;
  /** The records as they are shown. */
  readonly placed: readonly WorkRecord[];
  readonly days: readonly IsoDate[];
  readonly facts: CalendarFacts;
  readonly changes: ReturnType<typeof useCalendarChanges>;
  readonly bulk: Bulk;
  readonly open: DialogOpeners;
  readonly meetings: ReturnType<typeof useMeetings>;
  /** Focuses a record once it is in its new place. */
  readonly follow: (record: WorkRecord) => void;
}

/** The handlers of blocks and days; the same object on every render. */
function useSteadyPresses(presses: CalendarPresses): CalendarPresses {
  return useSteady(presses, (latest) => ({
    open: (...args) => latest().open(...args),
    add: (drawing) => latest().add(drawing),
    take: (item) => latest().take(item),
    fill: (item) => latest().fill(item),
    goToWeek: (date) => latest().goToWeek(date),
  }));
}

/** What can be done with the calendar, by mouse, keys and finger. */
export function useCalendarDoing(options: DoingOptions) {
  const { week, place, placed, days, facts, changes, bulk, open, meetings, follow } = options;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const leaving: LeavingRow = useRef(null);
  const deleteRecord = useDeleteWorkRecord();
  const removeAll = useBulkRemove(bulk);
  const turn = (direction: -1 | 1) => place.goTo(turnTo(place, direction));

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

  async function openRecord(record: WorkRecord) {
    if (changes.isSending(record)) return;
    if (leaving.current && !(await leaving.current())) return;
    setOpened({ kind: 'record', record });
  }

  function add({ date, hours }: Parameters<CalendarPresses['add']>[0]) {
    const { field } = calendarDay(date, facts);
    const wanted = hours ?? (field > 0 ? field : undefined);
    setOpened({ kind: 'new', entry: { date, ...(wanted !== undefined && { hours: wanted }) } });
  }

  function close(own: Opened) {
    setOpened((now) => (now === own ? null : now));
    if (own.kind === 'record') follow(own.record);
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

  const presses = useSteadyPresses({
    open: (record, { selects, isSpan }) => (selects ? bulk.select(record, isSpan) : void openRecord(record)),
    add,
    take: meetings.take,
    fill: (item) =>
      setOpened({
        kind: 'new',
        entry: { date: item.date, item, ...(item.hours !== null && { hours: item.hours }) },
      }),
    goToWeek: (date) => place.choose('7', date),
  });

  const pointer: PointerWishes = {
    recordOf,
    withSelected,
    drop: (records, by, isCopy) => (isCopy ? void changes.copy(records, by) : moveBy(records, by)),
    stretch: (record, hours) => changes.change([{ before: record, after: { ...record, hours } }]),
    draw: add,
    turn,
  };

  const keys: KeyWishes = {
    recordOf,
    move: (record, by) => {
      const several = withSelected(record);
      if (several.length > 1) {
        moveBy(several, by);
        return;
      }
      const date = addDays(record.date, by);
      changes.press(record, (now) => ({ ...now, date: addDays(now.date, by) }));
      if (!days.includes(date)) place.goTo(date);
      follow(record);
    },
    lengthen: (record, steps) =>
      changes.press(record, (now) => ({ ...now, hours: steppedHours(now.hours, steps, env.hoursStep) })),
    copy: (record, by) => void changes.copy(withSelected(record), by),
    openDialog: open.openEdit,
    select: (record) => bulk.select(record, false, record.id),
    remove: (record) => (bulk.isSelected(record) ? removeAll(bulk.selected) : deleteRecord(record)),
    turn,
  };

  return {
    presses,
    pointer,
    keys,
    leaving,
    opened,
    asked,
    /** Closes what is open, unless something else was opened meanwhile. */
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
