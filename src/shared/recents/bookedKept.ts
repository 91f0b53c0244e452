import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import type { Booked, BookedRecord, Pair } from '@/domain/work/bookings';
import { type DeviceOwner, changeDeviceValue } from '../storage/deviceValue';
import { isoDay, listKind, timeOfDay } from '../storage/keptSchema';
import { useExtra, useUser } from '../store/hooks';

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

/**
 * Keeps on the device what was booked, for screens that do not load the list. The code that compares bookings is fetched
 * for it, because no screen needs that for its first row; without it nothing is kept this time.
 */
export async function remember(owner: DeviceOwner, records: readonly BookedRecord[]): Promise<void> {
  const bookings = await import('@/domain/work/bookings').catch(() => null);
  if (!bookings) return;
  const { bookedIn, mergeBooked, rememberedOf } = bookings;
  await changeDeviceValue(owner, bookedKind, (before) =>
    rememberedOf(mergeBooked(bookedIn(records), before)),
  );
}

/** Keeps the records that the list knows, whenever they change. */
export function useRememberKnown(known: readonly BookedRecord[] | null): void {
  const extra = useExtra();
  const guid = useUser()?.guid;
  const keep = useEffectEvent((records: readonly BookedRecord[]) => {
    if (guid !== undefined) void remember({ extra, guid }, records);
  });
  useEffect(() => {
    if (known !== null) keep(known);
  }, [known]);
}
