import * as v from 'valibot';
import type { IsoDate } from '@/domain/time/period';
import type { GridPair } from '@/domain/work/weekGrid';
import { deviceKind, isoDay } from '@/shared/storage/keptSchema';

/** Upper limit of weeks whose chosen rows are kept; the oldest are dropped. */
const MOST_WEEKS = 12;

const id = v.nullable(v.union([v.string(), v.number()]));
const pair = v.object({
  customerId: id,
  projectId: id,
  customerName: v.string(),
  projectName: v.string(),
}) satisfies v.GenericSchema<unknown, GridPair>;

const rowsOfWeek = v.object({
  monday: isoDay,
  /** Rows copied from the week before: they come first. */
  first: v.array(pair),
  /** The keys of those that were left out: they only appear if they have hours. */
  hidden: v.array(v.string()),
  /** Rows added by hand: they come last. */
  added: v.array(pair),
});

/** The rows chosen for a week, in addition to those with records. */
export type RowsOfWeek = v.InferOutput<typeof rowsOfWeek>;

/** The chosen rows, and whether hours were copied with them the last time. */
export interface WeekRows {
  readonly weeks: readonly RowsOfWeek[];
  readonly isWithHours: boolean;
}

const kept = v.object({ weeks: v.array(rowsOfWeek), isWithHours: v.boolean() });

/** The rows of the week grid for the last twelve weeks. */
export const weekRowsKind = deviceKind<WeekRows>('week-rows', kept, { weeks: [], isWithHours: false });

/** The choice for a week; empty at first. */
export function rowsOf(rows: WeekRows, monday: IsoDate): RowsOfWeek {
  return rows.weeks.find((week) => week.monday === monday) ?? { monday, first: [], hidden: [], added: [] };
}

/** A copy with another choice for a week. */
export function withRowsOf(rows: WeekRows, changed: RowsOfWeek): WeekRows {
  const others = rows.weeks.filter(({ monday }) => monday !== changed.monday);
  return { ...rows, weeks: [changed, ...others].slice(0, MOST_WEEKS) };
}
