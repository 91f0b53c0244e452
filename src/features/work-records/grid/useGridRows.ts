import { useState } from 'react';
import * as v from 'valibot';
import { type IsoDate, addDays } from '@/domain/time/period';
import { gridPairs, mergedPairs, pairKey, pairsWithin } from '@/domain/work/weekGrid';
import type { WorkPair, WorkRecord } from '@/domain/work/workRecord';
import { deviceKind, isoDay } from '@/shared/storage/keptSchema';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';

/** Upper limit of weeks whose chosen rows are kept; the oldest are dropped. */
const MOST_WEEKS = 12;

const id = v.nullable(v.union([v.string(), v.number()]));
const pairSchema = v.object({
  customerId: id,
  projectId: id,
  customerName: v.string(),
  projectName: v.string(),
}) satisfies v.GenericSchema<unknown, WorkPair>;

const rowsOfWeek = v.object({
  monday: isoDay,
  /** Rows copied from the week before: they come first. */
  first: v.array(pairSchema),
  /** The keys of those that were left out: they only appear if they have hours. */
  hidden: v.array(v.string()),
  /** Rows added by hand: they come last. */
  added: v.array(pairSchema),
});

/** The rows chosen for a week, in addition to those with records. */
export type RowsOfWeek = v.InferOutput<typeof rowsOfWeek>;

/** The chosen rows, and whether hours were copied with them the last time. */
const keptSchema = v.object({ weeks: v.array(rowsOfWeek), isWithHours: v.boolean() });

type WeekRows = v.InferOutput<typeof keptSchema>;

/** The rows of the week grid for the last twelve weeks. */
const weekRowsKind = deviceKind<WeekRows>('week-rows', keptSchema, { weeks: [], isWithHours: false });

/** The choice for a week; empty at first. */
function rowsOf(rows: WeekRows, monday: IsoDate): RowsOfWeek {
  return rows.weeks.find((week) => week.monday === monday) ?? { monday, first: [], hidden: [], added: [] };
}

/** A copy with another choice for a week. */
function withRowsOf(rows: WeekRows, changed: RowsOfWeek): WeekRows {
  const others = rows.weeks.filter(({ monday }) => monday !== changed.monday);
  return { ...rows, weeks: [changed, ...others].slice(0, MOST_WEEKS) };
}

interface Order {
  readonly monday: IsoDate;
  /** The copied rows for which the order was made. */
  readonly first: string;
  readonly pairs: readonly WorkPair[];
}

/** Rows keep their places while the user works in them: new bookings only add rows. */
export function useGridRows(records: readonly WorkRecord[], monday: IsoDate) {
  const kept = useDeviceValue(weekRowsKind);
  const [order, setOrder] = useState<Order | null>(null);
  const rows = kept.value ?? weekRowsKind.parse(undefined);
  const chosen = rowsOf(rows, monday);
  const first = JSON.stringify([chosen.first.map(pairKey), chosen.hidden]);

  const isSame = order?.monday === monday && order.first === first;
  const inPlace = isSame ? order.pairs : chosen.first;
  const pairs = mergedPairs(mergedPairs(inPlace, gridPairs(records, monday)), chosen.added);
  if (kept.value && !(isSame && order.pairs === pairs)) setOrder({ monday, first, pairs });

  const used = new Set(pairsWithin(records, monday, addDays(monday, 6)).map(pairKey));
  const isShown = (pair: WorkPair) => used.has(pairKey(pair)) || !chosen.hidden.includes(pairKey(pair));

  /** @param isWithHours whether hours were copied with them, if that was asked */
  const choose = async (next: RowsOfWeek, isWithHours?: boolean) => {
    await kept.change((before) => ({
      ...withRowsOf(before, next),
      isWithHours: isWithHours ?? before.isWithHours,
    }));
  };
  return {
    /** Null until the choice has been read from the device. */
    pairs: kept.value ? pairs.filter(isShown) : null,
    chosen,
    /** Whether hours were copied with the rows the last time. */
    isWithHours: rows.isWithHours,
    choose,
    add: (pair: WorkPair) =>
      void choose({
        ...chosen,
        hidden: chosen.hidden.filter((key) => key !== pairKey(pair)),
        added: [...mergedPairs(chosen.added, [pair])],
      }),
  };
}

/** The rows of a week in order, and how they are chosen. */
export type GridRows = ReturnType<typeof useGridRows>;
