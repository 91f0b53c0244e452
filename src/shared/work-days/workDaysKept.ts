import * as v from 'valibot';
import { FEDERAL_STATES } from '@/domain/time/holidays';
import { MAX_HOURS_PER_DAY } from '@/domain/limits';
import { type IsoDate, isIsoDate } from '@/domain/time/period';
import { DEFAULT_WORK_DAYS, type WorkDays } from '@/domain/time/targets';
import type { DeviceKind } from '../storage/deviceValue';

const hours = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_HOURS_PER_DAY));
const day = v.custom<IsoDate>((value) => typeof value === 'string' && isIsoDate(value));

// Each part has a fallback: one that cannot be read does not affect the others.
const workDaysKept = v.object({
  targets: v.fallback(
    v.tuple([hours, hours, hours, hours, hours, hours, hours]),
    (): [number, number, number, number, number, number, number] => [...DEFAULT_WORK_DAYS.targets],
  ),
  state: v.fallback(v.nullable(v.picklist(FEDERAL_STATES)), null),
  freeDays: v.fallback(v.array(day), []),
});

/** Target hours per weekday, federal state, days off. */
export const workDaysKind: DeviceKind<WorkDays> = {
  name: 'work-days',
  parse: (kept) => {
    const result = v.safeParse(workDaysKept, kept);
    return result.success ? result.output : DEFAULT_WORK_DAYS;
  },
};

/** Whether single keys such as N act outside of fields. */
export const singleKeysKind: DeviceKind<boolean> = {
  name: 'single-keys',
  parse: (kept) => kept !== false,
};
