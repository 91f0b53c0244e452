import * as v from 'valibot';
import type { Booked, Pair } from '@/domain/bookings';
import { type IsoDate, type TimeOfDay, isIsoDate, isTimeOfDay } from '@/domain/period';
import type { DeviceKind } from '../storage/useDeviceValue';

const day = v.custom<IsoDate>((value) => typeof value === 'string' && isIsoDate(value));
const time = v.custom<TimeOfDay>((value) => typeof value === 'string' && isTimeOfDay(value));
const number = v.nullable(v.pipe(v.number(), v.finite()));

const pair = {
  customerId: v.string(),
  customerName: v.string(),
  projectId: v.string(),
  projectName: v.string(),
};

const booked = v.object({
  ...pair,
  date: day,
  written: v.array(v.object({ text: v.string(), date: day })),
  trip: v.nullable(
    v.object({
      date: day,
      departure: v.nullable(time),
      arrival: v.nullable(time),
      travelHours: number,
      distanceKm: number,
      isPrivateCar: v.boolean(),
    }),
  ),
}) satisfies v.GenericSchema<unknown, Booked>;

/** What was booked last: customers and projects, what was written for them, and how somebody went there. */
export const bookedKind: DeviceKind<readonly Booked[]> = {
  name: 'booked',
  parse: (kept) => {
    const result = v.safeParse(v.array(booked), kept);
    return result.success ? result.output : [];
  },
};

/** Pairs that somebody starred. */
export const starredKind: DeviceKind<readonly Pair[]> = {
  name: 'starred-pairs',
  parse: (kept) => {
    const result = v.safeParse(v.array(v.object(pair)), kept);
    return result.success ? result.output : [];
  },
};
