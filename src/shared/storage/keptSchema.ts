import * as v from 'valibot';
import { type IsoDate, isIsoDate } from '@/domain/time/period';

/** A day, as `2026-11-20`. */
export const isoDay = v.custom<IsoDate>((value) => typeof value === 'string' && isIsoDate(value));

/**
 * Reads what the device has kept, which may come from another build: what the schema does not accept is the fallback.
 */
export function readAs<Value, Fallback>(schema: v.GenericSchema<unknown, Value>, fallback: Fallback) {
  return (kept: unknown): Value | Fallback => {
    const read = v.safeParse(schema, kept);
    return read.success ? read.output : fallback;
  };
}
