import { eurosOfCents } from '@/domain/money/money';
import type { TimeSheet, TimeSheetContent, TimeSheetRow } from '@/domain/sheets/timeSheet';
import { readFresh } from '@/shared/api/readFresh';
import type { SessionUser } from '@/shared/session/sessionUser';
import type { ServiceThunk } from '@/shared/store/store';
import { createReport } from '../report/createReport';
import { getTimeSheet, timeSheetPages } from '../timeSheetsApi';

/** Reads the user's sheets that begin within a period. */
export const readOwnSheets = timeSheetPages.within;

const euros = (amount: TimeSheetRow['amount']) => (amount === null ? null : eurosOfCents(amount));

/** A row in the service's spelling, without the file of its receipt. */
const rowToWire = (row: TimeSheetRow) => ({
  Datum: row.date,
  Ort: row.location,
  Von: row.departure,
  Bis: row.arrival,
  AStd: row.hours,
  RStd: row.travelHours,
  Kunde: row.customer,
  Projekt: row.project,
  Tätigkeit: row.activity,
  kM: row.distanceKm,
  VSatz: euros(row.foodAllowance),
  BelNr: row.receiptNumber,
  Art: row.expenseType,
  Betrag: euros(row.amount),
  ...(row.receipt && {
    FileLink: { filename: row.receipt.filename, contentType: row.receipt.contentType },
  }),
});

function sheetToWire({ id, state, from, to }: TimeSheet, { rows, signature }: TimeSheetContent) {
  return {
    id,
    state,
    from,
    to,
    signature: signature
      ? [{ signature: signature.image, signatureTimestamp: signature.signedAt, mail: signature.mail }]
      : [],
    data: rows.map(rowToWire),
  };
}

/** A sheet as a user takes it along. */
interface OwnSheet {
  /** In the service's spelling, without the files of its receipts. */
  readonly wire: object;
  /** Null if it cannot be made. */
  readonly pdf: Blob | null;
}

/** Reads a sheet with its content, and makes its PDF. */
export function readOwnSheet(
  sheet: TimeSheet,
  user: SessionUser,
): ServiceThunk<Promise<{ readonly data: OwnSheet } | { readonly error: unknown }>> {
  return async (dispatch) => {
    const read = await dispatch(readFresh(getTimeSheet, sheet.id));
    if (!read.data) return { error: read.error };
    const outcome = await createReport({ user, sheet, content: read.data });
    const pdf = outcome.kind === 'done' ? outcome.file : null;
    return { data: { wire: sheetToWire(sheet, read.data), pdf } };
  };
}
