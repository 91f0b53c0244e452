import * as v from 'valibot';
import type { Booked, Pair } from '@/domain/work/bookings';
import { deviceKind, isoDay, timeOfDay } from '../storage/keptSchema';

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
export const bookedKind = deviceKind<readonly Booked[]>('booked', v.array(booked), []);

/** Starred pairs of customer and project. */
export const starredKind = deviceKind<readonly Pair[]>('starred-pairs', v.array(v.object(pair)), []);
