import * as v from 'valibot';
import type { Booked, Pair } from '@/domain/work/bookings';
import { type IsoDate, type TimeOfDay, isIsoDate, isTimeOfDay } from '@/domain/time/period';
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

/** The customers and projects that were booked last, with their descriptions and journeys. */
export const bookedKind: DeviceKind<readonly Booked[]> = {
  name: 'booked',
  parse: (kept) => {
    const result = v.safeParse(v.array(booked), kept);
    return result.success ? result.output : [];
  },
};

/** Starred pairs of customer and project. */
export const starredKind: DeviceKind<readonly Pair[]> = {
  name: 'starred-pairs',
  parse: (kept) => {
    const result = v.safeParse(v.array(v.object(pair)), kept);
    return result.success ? result.output : [];
  },
};
