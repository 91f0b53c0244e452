import type { IsoDate, Period, TimeOfDay } from '../time/period';
import { type TimeSheetRow, type TimeSheetSignature, sumsOf } from './timeSheet';

/** The name of the file in the PDF of a sheet that holds its rows. */
export const SHEET_DATA_FILE = 'tagwerk-stundenzettel.json';

/** The person whose sheet it is. */
export interface SheetPerson {
  readonly guid: string;
  readonly username: string;
  readonly name: string;
  readonly mail: string;
}

/** Amounts are in cents; hours and kilometres as the service has them. Texts may be empty, all other values null. */
interface SheetDataRow {
  readonly date: IsoDate;
  readonly place: string;
  readonly departure: TimeOfDay | null;
  readonly arrival: TimeOfDay | null;
  readonly hours: number | null;
  readonly travel: number | null;
  readonly customer: string;
  readonly project: string;
  readonly activity: string;
  readonly km: number | null;
  readonly foodCents: number | null;
  readonly receipt: string;
  readonly type: string;
  readonly amountCents: number | null;
}

/** What payroll reads from the PDF of a sheet: its rows and sums, without receipts and pictures. */
export interface SheetData {
  readonly format: 'tagwerk-sheet';
  readonly version: 1;
  readonly company: string;
  readonly person: SheetPerson;
  /** The sheet's id. */
  readonly sheet: string;
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly state: 'prepared' | 'signed';
  readonly signature: {
    /** The time of signing, as the service writes it. */
    readonly at: string;
    readonly mail: string;
    /** SHA-256 of the picture's bytes. */
    readonly image: string;
  } | null;
  readonly rows: readonly SheetDataRow[];
  readonly sums: Readonly<Record<'hours' | 'travel' | 'km' | 'foodCents' | 'amountCents', number>>;
}

/** The file in the PDF: the rows and sums with what belongs to the file itself. */
export interface AttachedSheet extends SheetData {
  readonly createdAt: string;
  readonly fingerprint: string;
}

interface Sheet {
  readonly company: string;
  readonly person: SheetPerson;
  readonly id: string;
  readonly period: Period;
  readonly rows: readonly Omit<TimeSheetRow, 'receipt'>[];
  readonly signature: TimeSheetSignature | null;
}

/**
 * The rows and sums of a sheet as its PDF carries them. They are not rounded: three times twenty minutes are an hour, as
 * on the page.
 * @param image SHA-256 of the signature's picture
 */
export function sheetData({ company, person, id, period, rows, signature }: Sheet, image: string): SheetData {
  const sums = sumsOf(rows);
  return {
    format: 'tagwerk-sheet',
    version: 1,
    company,
    person,
    sheet: id,
    from: period.from,
    to: period.to,
    state: signature ? 'signed' : 'prepared',
    signature: signature && { at: signature.signedAt, mail: signature.mail, image },
    rows: rows.map((row) => ({
      date: row.date,
      place: row.location,
      departure: row.departure,
      arrival: row.arrival,
      hours: row.hours,
      travel: row.travelHours,
      customer: row.customer,
      project: row.project,
      activity: row.activity,
      km: row.distanceKm,
      foodCents: row.foodAllowance,
      receipt: row.receiptNumber,
      type: row.expenseType,
      amountCents: row.amount,
    })),
    sums: {
      hours: sums.hours,
      travel: sums.travelHours,
      km: sums.distanceKm,
      foodCents: sums.foodAllowance,
      amountCents: sums.amount,
    },
  };
}
