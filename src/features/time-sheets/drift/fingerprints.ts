import * as v from 'valibot';
import type { Cents } from '@/domain/money/money';
import { type PrintedRow, fingerprintOf } from '@/domain/sheets/sheetDrift';
import type { TimeSheet } from '@/domain/sheets/timeSheet';
import { readWorkRecords } from '@/features/work-records';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { useAppDispatch } from '@/shared/store/hooks';
import { isoDay, listKind } from '@/shared/storage/keptSchema';

/** Upper limit of kept sheets, more than two years of months; the oldest are dropped. */
const MOST_SHEETS = 30;

const wholeCents = v.custom<Cents>((value) => Number.isSafeInteger(value));
const row = v.object({
  id: v.string(),
  date: isoDay,
  pair: v.string(),
  customer: v.string(),
  project: v.string(),
  hours: v.nullable(v.number()),
  text: v.string(),
  distanceKm: v.nullable(v.number()),
  food: wholeCents,
  mileage: wholeCents,
}) satisfies v.GenericSchema<unknown, PrintedRow>;

const keptPrint = v.object({
  sheet: v.string(),
  rows: v.pipe(v.array(row), v.readonly()),
  /**
   * Whether the sheet was signed with these rows; until then they may change before it is signed on another device.
   * Earlier builds did not store it.
   */
  isSigned: v.optional(v.boolean(), true),
  silenced: v.nullable(v.string()),
});

/** The rows of a sheet when it was created or signed, and the difference that the user dismissed. */
type SheetPrint = v.InferOutput<typeof keptPrint>;

/** The rows of each sheet that was created or signed on this device, the newest first. */
export const fingerprintsKind = listKind<SheetPrint>('sheet-fingerprints', keptPrint);

/** A copy with the rows of one more sheet. */
export function withPrint(
  before: readonly SheetPrint[],
  { sheet, rows, isSigned }: Omit<SheetPrint, 'silenced'>,
): readonly SheetPrint[] {
  const others = before.filter((print) => print.sheet !== sheet);
  return [{ sheet, rows, isSigned, silenced: null }, ...others].slice(0, MOST_SHEETS);
}

/** The rows with which a sheet was signed; undefined if this device does not know them. */
export function signedPrintOf(
  known: readonly SheetPrint[] | undefined,
  { id }: TimeSheet,
): SheetPrint | undefined {
  return known?.find((print) => print.isSigned && print.sheet === String(id));
}

/**
 * Keeps the rows of a sheet that was signed here. If its records cannot be read nothing is
 * kept: then there is no alarm, but no claim either that nothing has changed.
 */
export function useKeepFingerprint(): (sheet: TimeSheet) => Promise<void> {
  const dispatch = useAppDispatch();
  const kept = useDeviceValue(fingerprintsKind);
  return async (sheet) => {
    const read = await readWorkRecords({ from: sheet.from, to: sheet.to }, dispatch, 'recent');
    if ('error' in read) return;
    const rows = fingerprintOf(read.data, sheet);
    await kept.change((before) => withPrint(before, { sheet: String(sheet.id), rows, isSigned: true }));
  };
}
