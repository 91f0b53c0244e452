import * as v from 'valibot';
import type { Cents } from '@/domain/money';
import { type IsoDate, isIsoDate } from '@/domain/period';
import type { PrintedRow } from '@/domain/sheetDrift';
import type { DeviceKind } from '@/shared/storage/deviceValue';

/** So many signed sheets are remembered: more than two years of months. */
const MOST_SHEETS = 30;

const day = v.custom<IsoDate>((value) => typeof value === 'string' && isIsoDate(value));
const wholeCents = v.custom<Cents>((value) => Number.isSafeInteger(value));
const row = v.object({
  id: v.string(),
  date: day,
  pair: v.string(),
  customer: v.string(),
  project: v.string(),
  hours: v.nullable(v.number()),
  text: v.string(),
  distanceKm: v.nullable(v.number()),
  food: wholeCents,
  mileage: wholeCents,
}) satisfies v.GenericSchema<unknown, PrintedRow>;

/** What a sheet's rows were when it was signed on this device, and which difference somebody left as it is. */
export interface SheetPrint {
  readonly sheet: string;
  readonly rows: readonly PrintedRow[];
  readonly silenced: string | null;
}

const prints = v.array(v.object({ sheet: v.string(), rows: v.array(row), silenced: v.nullable(v.string()) }));

/** The fingerprints of the sheets that were signed on this device, the newest first. */
export const fingerprintsKind: DeviceKind<readonly SheetPrint[]> = {
  name: 'sheet-fingerprints',
  parse: (kept) => {
    const result = v.safeParse(prints, kept);
    return result.success ? result.output : [];
  },
};

/** The same with the rows of a sheet that was just signed. */
export function withPrint(
  before: readonly SheetPrint[],
  sheet: string,
  rows: readonly PrintedRow[],
): readonly SheetPrint[] {
  const others = before.filter((print) => print.sheet !== sheet);
  return [{ sheet, rows, silenced: null }, ...others].slice(0, MOST_SHEETS);
}
