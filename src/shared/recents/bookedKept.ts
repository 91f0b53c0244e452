import * as v from 'valibot';
import type { Booked, Pair } from '@/domain/work/bookings';
import { isoDay, listKind, timeOfDay } from '../storage/keptSchema';

const number = v.nullable(v.pipe(v.number(), v.finite()));

const pair = {
  customerId: v.string(),
  customerName: v.string(),
  projectId: v.string(),
  projectName: v.string(),
};

const booked = v.object({
  ...pair,
  date: isoDay,
  written: v.array(v.object({ text: v.string(), date: isoDay })),
  trip: v.nullable(
    v.object({
      date: isoDay,
      departure: v.nullable(timeOfDay),
      arrival: v.nullable(timeOfDay),
      travelHours: number,
      distanceKm: number,
      isPrivateCar: v.boolean(),
    }),
  ),
}) satisfies v.GenericSchema<unknown, Booked>;

/** The customers and projects that were booked last, with their descriptions and journeys. */
export const bookedKind = listKind<Booked>('booked', booked);

/** Starred pairs of customer and project. */
export const starredKind = listKind<Pair>('starred-pairs', v.object(pair));
