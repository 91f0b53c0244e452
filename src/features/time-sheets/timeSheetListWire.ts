import * as v from 'valibot';
import { isoDate } from '@/domain/time/period';
import type { Period } from '@/domain/time/period';
import type { TimeSheet } from '@/domain/sheets/timeSheet';
import { unpacked } from '@/shared/api/jsonText';
import { readDate, readText, wireDate, wireId, wireOptionalText } from '@/shared/api/wire';

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The `body` of a listed sheet, which may be JSON text (contract, "Be ready for"). */
function bodyOf(value: unknown): Readonly<Record<string, unknown>> {
  const body = unpacked(value);
  return isObject(body) ? body : {};
}

/** A listed sheet has its fields in `body`, outside of it, or in both; outside counts. */
function flattened(item: unknown): unknown {
  if (!isObject(item)) return item;
  const known = Object.fromEntries(
    Object.entries(item).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
  const sheet: Record<string, unknown> = { ...bodyOf(item['body']), ...known };
  return { ...sheet, from: sheet['from'] || sheet['dateFrom'], to: sheet['to'] || sheet['dateTo'] };
}

const timeSheetWire = v.pipe(
  v.unknown(),
  v.transform(flattened),
  v.object({ id: wireId, state: wireOptionalText, from: wireDate, to: wireDate }),
);

/** The response of `POST /sheet/time`. */
export const timeSheetsWire = v.array(timeSheetWire);

/** Converts a listed sheet from the wire. */
export function timeSheetFromWire(wire: v.InferOutput<typeof timeSheetWire>): TimeSheet {
  return {
    id: wire.id,
    state: readText(wire.state),
    from: readDate(wire.from) ?? isoDate(wire.from),
    to: readDate(wire.to) ?? isoDate(wire.to),
  };
}

/** The body of `PUT /sheet/time`. */
export function newTimeSheetToWire({ from, to }: Period) {
  return { state: 'prepared', from, to } as const;
}

/** Whether the mail sender answered ok (section 7, "success is a response status of ok"). */
export function isMailed(answer: unknown): boolean {
  return isObject(answer) && String(answer['status']).toLowerCase() === 'ok';
}
