import * as v from 'valibot';
import { type IsoDate, isIsoDate } from '@/domain/time/period';
import type { GridPair } from '@/domain/work/weekGrid';
import type { DeviceKind } from '@/shared/storage/useDeviceValue';

/** Of more weeks nobody remembers which rows were chosen. */
const MOST_WEEKS = 12;

const id = v.nullable(v.union([v.string(), v.number()]));
const pair = v.object({
  customerId: id,
  projectId: id,
  customerName: v.string(),
  projectName: v.string(),
}) satisfies v.GenericSchema<unknown, GridPair>;

const rowsOfWeek = v.object({
  monday: v.custom<IsoDate>((value) => typeof value === 'string' && isIsoDate(value)),
  /** Taken over from the week before: they stand first. */
  first: v.array(pair),
  /** Those of them that were left out, by their keys: they only stand there with hours. */
  hidden: v.array(v.string()),
  /** Added by hand: they stand last. */
  added: v.array(pair),
});

/** Which rows somebody chose for a week, beside those that it has by itself. */
export type RowsOfWeek = v.InferOutput<typeof rowsOfWeek>;

/** The rows that were chosen, and whether hours were taken over with them the last time. */
export interface WeekRows {
  readonly weeks: readonly RowsOfWeek[];
  readonly isWithHours: boolean;
}

const kept = v.object({ weeks: v.array(rowsOfWeek), isWithHours: v.boolean() });

/** The rows of the week grid for the last twelve weeks. */
export const weekRowsKind: DeviceKind<WeekRows> = {
  name: 'week-rows',
  parse: (value) => {
    const result = v.safeParse(kept, value);
    return result.success ? result.output : { weeks: [], isWithHours: false };
  },
};

/** What was chosen for a week; nothing at first. */
export function rowsOf(rows: WeekRows, monday: IsoDate): RowsOfWeek {
  return rows.weeks.find((week) => week.monday === monday) ?? { monday, first: [], hidden: [], added: [] };
}

/** The same with another choice for a week. */
export function withRowsOf(rows: WeekRows, changed: RowsOfWeek): WeekRows {
  const others = rows.weeks.filter(({ monday }) => monday !== changed.monday);
  return { ...rows, weeks: [changed, ...others].slice(0, MOST_WEEKS) };
}
