import * as v from 'valibot';
import { dueFoodAllowance } from '@/domain/money/allowance';
import type { Receipt } from '@/domain/money/expense';
import type { Period } from '@/domain/time/period';
import type {
  TimeSheet,
  TimeSheetContent,
  TimeSheetRow,
  TimeSheetSignature,
} from '@/domain/sheets/timeSheet';
import { unpacked } from '@/shared/api/jsonText';
import {
  readTime,
  timeCheck,
  wireDate,
  wireId,
  wireList,
  wireOptionalEuros,
  wireOptionalNumber,
  wireOptionalText,
} from '@/shared/api/wire';

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The `body` of a listed sheet, which may be JSON text. */
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
export const timeSheetFromWire = (wire: v.InferOutput<typeof timeSheetWire>): TimeSheet => wire;

/** The body of `PUT /sheet/time`. */
export function newTimeSheetToWire({ from, to }: Period) {
  return { state: 'prepared', from, to } as const;
}

/** Whether the mail sender answered ok. */
export function isMailed(answer: unknown): boolean {
  return isObject(answer) && String(answer['status']).toLowerCase() === 'ok';
}

/** A receipt: a data URL, or the same fields as an expense's `FileLink`. */
const receiptWire = v.union([
  v.string(),
  v.object({
    filename: wireOptionalText,
    contentType: wireOptionalText,
    path: wireOptionalText,
  }),
]);

/** A row of `GET /sheet/time/{id}`. */
const timeSheetRowFields = v.object({
  Datum: wireDate,
  Ort: wireOptionalText,
  Von: wireOptionalText,
  Bis: wireOptionalText,
  AStd: wireOptionalNumber,
  RStd: wireOptionalNumber,
  Kunde: wireOptionalText,
  Projekt: wireOptionalText,
  Tätigkeit: wireOptionalText,
  kM: wireOptionalNumber,
  VSatz: wireOptionalEuros,
  BelNr: wireOptionalText,
  Art: wireOptionalText,
  Betrag: wireOptionalEuros,
  FileLink: v.nullish(receiptWire),
});

type TimeSheetRowFields = v.InferOutput<typeof timeSheetRowFields>;

const departureOf = ({ Datum: day, Von: time }: TimeSheetRowFields) => readTime(time, { day });
const arrivalOf = ({ Datum: day, Bis: time }: TimeSheetRowFields) => readTime(time, { day, isArrival: true });

const timeSheetRowWire = v.pipe(
  timeSheetRowFields,
  v.forward(timeCheck(departureOf), ['Von']),
  v.forward(timeCheck(arrivalOf), ['Bis']),
);

const signatureWire = v.object({
  signature: wireOptionalText,
  signatureTimestamp: wireOptionalText,
  mail: wireOptionalText,
});

/** The response of `GET /sheet/time/{id}`: {signature[], data[]}, each also as JSON text. */
export const timeSheetContentWire = v.object({
  // Absent while the sheet is not signed.
  signature: v.optional(wireList(signatureWire), null),
  data: wireList(timeSheetRowWire),
});

type RowWire = v.InferOutput<typeof timeSheetRowWire>;

const DATA_URL = /^data:([^;,]*)/u;
const BASE64 = /^[A-Za-z0-9+/=_\s-]+$/u;

/**
 * The file of an expense: a data URL, only base64, an object with either as its path, or that object as JSON text.
 * Other text is kept as the name of a missing file, so that its page can say so.
 */
function receiptFromWire(wire: RowWire['FileLink']): Receipt | null {
  if (wire === null || wire === undefined || wire === '') return null;
  const link = typeof wire === 'string' && wire.trimStart().startsWith('{') ? unpacked(wire) : wire;
  const parsed = v.safeParse(receiptWire, link);
  if (!parsed.success) return { filename: typeof wire === 'string' ? wire : '', contentType: '', path: '' };
  if (typeof parsed.output === 'string') return receiptOf(parsed.output, '', '');
  const { filename, contentType, path } = parsed.output;
  if (path === '' && filename === '') return null;
  return receiptOf(path, filename, contentType);
}

function receiptOf(path: string, filename: string, contentType: string): Receipt {
  const named = DATA_URL.exec(path)?.[1];
  if (named !== undefined) return { filename, contentType: contentType || named, path };
  // The type of the file is recognised later by its bytes.
  if (BASE64.test(path)) return { filename, contentType, path: `data:${contentType};base64,${path}` };
  return { filename: filename || path, contentType, path: '' };
}

function rowFromWire(wire: RowWire): TimeSheetRow {
  return {
    date: wire.Datum,
    location: wire.Ort,
    departure: departureOf(wire) ?? null,
    arrival: arrivalOf(wire) ?? null,
    hours: wire.AStd,
    travelHours: wire.RStd,
    customer: wire.Kunde,
    project: wire.Projekt,
    activity: wire.Tätigkeit,
    distanceKm: wire.kM,
    foodAllowance: dueFoodAllowance(wire.VSatz),
    receiptNumber: wire.BelNr,
    expenseType: wire.Art,
    amount: wire.Betrag,
    receipt: receiptFromWire(wire.FileLink),
  };
}

function signatureFromWire(wire: v.InferOutput<typeof signatureWire> | undefined): TimeSheetSignature | null {
  if (!wire) return null;
  const { signature: image, signatureTimestamp: signedAt, mail } = wire;
  return image === '' && signedAt === '' ? null : { image, signedAt, mail };
}

/**
 * Converts a sheet's rows and signature from the wire; the rows keep the service's order. The first element of
 * `signature` is the one that counts.
 */
export function timeSheetContentFromWire(wire: v.InferOutput<typeof timeSheetContentWire>): TimeSheetContent {
  return { rows: wire.data.map(rowFromWire), signature: signatureFromWire(wire.signature[0]) };
}
