import { waitingFor } from '@/domain/changes/waitingFor';
import { type IsoDate, addDays, daysBetween } from '@/domain/time/period';
import { turnedBy } from '@/domain/work/calendarSpan';
import { steppedHours } from '@/domain/work/workCalendar';
import type { WorkRecord } from '@/domain/work/workRecord';
import { env } from '@/shared/env';
import type { Bulk } from '../bulk/useBulk';
import { useBulkRemove } from '../bulk/useBulkRemove';
import type { DialogOpeners } from '../grid/useOpenCell';
import type { CalendarPlace } from '../useCalendarPlace';
import { useDeleteWorkRecord } from '../useDeleteWorkRecord';
import type { Week } from '../week/useWeek';
import type { Drag } from './pointerPress';
import type { useCalendarChanges } from './useCalendarChanges';

export interface MoveOptions {
  readonly week: Week;
  readonly place: CalendarPlace;
  /** The records as they are shown. */
  readonly placed: readonly WorkRecord[];
  readonly days: readonly IsoDate[];
  readonly changes: ReturnType<typeof useCalendarChanges>;
  readonly bulk: Bulk;
  readonly open: DialogOpeners;
  /** Focuses a record once it is in its new place. */
  readonly follow: (target: WorkRecord | IsoDate) => void;
}

/** What can be done with records by pointer and keys: with one, or with all that are selected. */
export function useCalendarMoves({ week, place, placed, days, changes, bulk, open, follow }: MoveOptions) {
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
