import * as v from 'valibot';
import { type OwnStep, type Stepped, withFields, withStep } from '@/domain/changes/ownStep';
import { FEDERAL_STATES } from '@/domain/time/holidays';
import { MAX_HOURS_PER_DAY } from '@/domain/limits';
import type { IsoDate } from '@/domain/time/period';
import {
  DEFAULT_WORK_DAYS,
  EVES,
  FIRST_ROW_FROM,
  type TargetRow,
  type WorkDays,
  targetRowsOf,
} from '@/domain/time/targets';
import type { DeviceKind } from '../storage/deviceValue';
import { isoDay } from '../storage/keptSchema';

const hours = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_HOURS_PER_DAY));

const week = v.tuple([hours, hours, hours, hours, hours, hours, hours]);
const row = v.object({
  from: isoDay,
  targets: week,
  changedAt: v.fallback(v.optional(v.number()), undefined),
});
const eve = v.fallback(v.picklist(EVES), 'work');

// Each part has a fallback: one that cannot be read does not affect the others.
const workDaysKept = v.object({
  rows: v.fallback(v.array(v.fallback(v.nullable(row), null)), []),
  /** What builds keep that know only one row. */
  targets: v.fallback(v.nullable(week), null),
  state: v.fallback(v.nullable(v.picklist(FEDERAL_STATES)), null),
  freeDays: v.fallback(v.array(isoDay), []),
  christmasEve: eve,
  newYearsEve: eve,
});

function rowsOf({ rows, targets }: v.InferOutput<typeof workDaysKept>): readonly TargetRow[] {
  const readable = rows.flatMap((one) => {
    if (one === null) return [];
    const { changedAt, ...rest } = one;
    return [{ ...rest, ...(changedAt !== undefined && { changedAt }) }];
  });
  if (readable.length > 0) return targetRowsOf(readable);
  return targets === null ? DEFAULT_WORK_DAYS.rows : [{ from: FIRST_ROW_FROM, targets }];
}

/** Target hours per weekday with the days from which they count, federal state, days off, 24 and 31 December. */
export const workDaysKind: DeviceKind<WorkDays> = {
  name: 'work-days',
  parse: (kept) => {
    const result = v.safeParse(workDaysKept, kept);
    if (!result.success) return DEFAULT_WORK_DAYS;
    const { state, freeDays, christmasEve, newYearsEve } = result.output;
    return { rows: rowsOf(result.output), state, freeDays, christmasEve, newYearsEve };
  },
};

/** As it is kept: builds that know only one row find the newest targets under the name that they look for. */
export function workDaysToKeep(workDays: WorkDays): WorkDays {
  const targets = workDays.rows.at(-1)?.targets;
  // `parse` leaves the targets out again.
  return targets === undefined ? workDays : Object.assign({ targets }, workDays);
}

const partsOf = ({ state, christmasEve, newYearsEve }: WorkDays) => ({ state, christmasEve, newYearsEve });

/** Makes a step in the working days that are stored now, or undoes it (`withStep`); as they are kept. */
export function withWorkDays(
  now: WorkDays,
  { before, after }: OwnStep<WorkDays>,
  undoneAt?: number,
): Stepped<WorkDays> {
  const others = withFields(now, { before: partsOf(before), after: partsOf(after) }, undoneAt);
  const ofRows = { before: before.rows, after: after.rows };
  const rows = withStep(now.rows, ofRows, ({ from }) => from, undoneAt);
  const entry = (date: IsoDate) => ({ date });
  const ofDays = { before: before.freeDays.map(entry), after: after.freeDays.map(entry) };
  const days = withStep(now.freeDays.map(entry), ofDays, ({ date }) => date, undoneAt);
  return {
    value: workDaysToKeep({
      ...others.value,
      rows: rows.value.length > 0 ? targetRowsOf(rows.value) : now.rows,
      freeDays: days.value.map(({ date }) => date).toSorted(),
    }),
    isWhole: [others, rows, days].every(({ isWhole }) => isWhole),
  };
}
