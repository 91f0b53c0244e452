import { useRef, useState } from 'react';
import { type IsoDate, daysBetween } from '@/domain/time/period';
import { type CalendarFacts, calendarDay } from '@/domain/work/workCalendar';
import type { WorkRecord } from '@/domain/work/workRecord';
import { useSingleKey } from '@/shared/ui/keys/useSingleKey';
import { useSteady } from '@/shared/ui/timing/useSteady';
import type { LeavingRow } from '../entry/useRowEditor';
import type { CalendarPresses } from './calendarLook';
import type { Drag } from './pointerPress';
import type { NewEntry } from './Popovers';
import { type MoveOptions, useCalendarMoves } from './useCalendarMoves';
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

interface DoingOptions extends MoveOptions {
  readonly facts: CalendarFacts;
  readonly meetings: ReturnType<typeof useMeetings>;
}

/** What can be done with the calendar, by mouse, keys and finger. */
export function useCalendarDoing(options: DoingOptions) {
  const { week, place, days, facts, changes, bulk, open, meetings, follow } = options;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const leaving: LeavingRow = useRef(null);
  const { keys, pointer, moveBy, deleteRecord } = useCalendarMoves(options);

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
    follow(own.kind === 'record' ? own.record : own.entry.date);
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
    open: (record, { selects, isSpan }) => (selects ? bulk.select(record, isSpan) : void openRecord(record)),
    add,
    take: (item) => void meetings.take(item),
    fill: (item) =>
      setOpened({
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
