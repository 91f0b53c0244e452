import * as v from 'valibot';
import type { IsoDate } from '@/domain/time/period';
import {
  readDate,
  readNumber,
  readOptionalNumber,
  readText,
  wireDate,
  wireNumber,
  wireOptionalNumber,
  wireOptionalText,
} from '@/shared/api/wire';
import { wireListAnswer } from '@/shared/api/wireLists';

/** One person's work on one day, as a row of the spreadsheet. */
export interface ExportRow {
  readonly date: IsoDate | null;
  readonly employee: string;
  readonly customer: string;
  readonly project: string;
  readonly description: string;
  readonly location: string;
  readonly hours: number;
  /** Hours; null if there was no travel. */
  readonly travelTime: number | null;
}

const exportWire = wireListAnswer(
  v.object({
    Date: wireDate,
    Employee: wireOptionalText,
    Customer: wireOptionalText,
    Project: wireOptionalText,
    Description: wireOptionalText,
    Location: wireOptionalText,
    HoursWorked: wireNumber,
    TravelTime: wireOptionalNumber,
  }),
);

/** The rows of an export, or the path of the first field that breaks the contract. */
export type ReadRows =
  | { readonly kind: 'rows'; readonly rows: readonly ExportRow[] }
  | { readonly kind: 'contract'; readonly path: string };

/** Parses an export's answer. Runs in the worker because a hundred thousand rows take a second. */
export function readExport(bytes: ArrayBuffer): ReadRows {
  let answer: unknown;
  try {
    answer = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return { kind: 'contract', path: 'JSON' };
  }
  const result = v.safeParse(exportWire, answer);
  if (!result.success) return { kind: 'contract', path: v.getDotPath(result.issues[0]) ?? 'JSON' };
  const rows = result.output.map((wire) => ({
    date: readDate(wire.Date) ?? null,
    employee: readText(wire.Employee),
    customer: readText(wire.Customer),
    project: readText(wire.Project),
    description: readText(wire.Description),
    location: readText(wire.Location),
    hours: readNumber(wire.HoursWorked),
    travelTime: readOptionalNumber(wire.TravelTime),
  }));
  return { kind: 'rows', rows };
}
