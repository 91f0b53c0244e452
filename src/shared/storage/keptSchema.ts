import * as v from 'valibot';
import { type IsoDate, type TimeOfDay, isIsoDate, isTimeOfDay } from '@/domain/time/period';
import type { DeviceKind } from './deviceValue';

/** A day, as `2026-11-20`. */
export const isoDay = v.custom<IsoDate>((value) => typeof value === 'string' && isIsoDate(value));

/** A time of day, as `07:30`. */
export const timeOfDay = v.custom<TimeOfDay>((value) => typeof value === 'string' && isTimeOfDay(value));

/**
 * Reads what the device has kept, which may come from another build: what the schema does not accept is the fallback.
 */
export function readAs<Value, Fallback>(schema: v.GenericSchema<unknown, Value>, fallback: Fallback) {
  return (kept: unknown): Value | Fallback => {
    const read = v.safeParse(schema, kept);
    return read.success ? read.output : fallback;
  };
}

/**
 * A list that the device keeps for each person. An entry that the schema does not accept, such as one of a newer build,
 * affects no other, and stays on the device for the build that can read it.
 */
export function listKind<Entry>(name: string, entry: v.GenericSchema<unknown, Entry>) {
  const all = readAs(v.array(v.unknown()), []);
  const read = readAs(entry, undefined);
  return {
    name,
    parse: (kept: unknown): readonly Entry[] => all(kept).flatMap((one) => read(one) ?? []),
    store: (entries: readonly Entry[], before: unknown): readonly unknown[] => [
      ...entries,
      ...all(before).filter((one) => read(one) === undefined),
    ],
  } satisfies DeviceKind<readonly Entry[]>;
}

/** A value that the device keeps for each person, read by a schema. */
export function deviceKind<Value>(
  name: string,
  schema: v.GenericSchema<unknown, Value>,
  fallback: Value,
): DeviceKind<Value> {
  return { name, parse: readAs(schema, fallback) };
}
