import * as v from 'valibot';
import type { SheetAttachment } from '@/domain/payroll/judgeSheet';
import type { AttachedSheet } from '@/domain/sheets/sheetData';
import { fingerprintOf } from '@/shared/pdf/fingerprint';
import { isoDay, timeOfDay } from '@/shared/storage/keptSchema';

const MOST_BYTES = 10 * 1024 * 1024;
const MOST_ROWS = 5000;

const text = v.string();
const amount = v.pipe(v.number(), v.finite());
const cents = v.pipe(v.number(), v.safeInteger());
const sha256 = v.pipe(text, v.regex(/^[\da-f]{64}$/u));

const sheetRow = v.object({
  date: isoDay,
  place: text,
  departure: v.nullable(timeOfDay),
  arrival: v.nullable(timeOfDay),
  hours: v.nullable(amount),
  travel: v.nullable(amount),
  customer: text,
  project: text,
  activity: text,
  km: v.nullable(amount),
  foodCents: v.nullable(cents),
  receipt: text,
  type: text,
  amountCents: v.nullable(cents),
});

const sheet: v.GenericSchema<unknown, AttachedSheet> = v.object({
  format: v.literal('tagwerk-sheet'),
  version: v.literal(1),
  company: text,
  person: v.object({ guid: text, username: text, name: text, mail: text }),
  sheet: text,
  from: isoDay,
  to: isoDay,
  state: v.picklist(['prepared', 'signed']),
  signature: v.nullable(v.object({ at: text, mail: text, image: sha256 })),
  rows: v.pipe(v.array(v.unknown()), v.maxLength(MOST_ROWS), v.array(sheetRow)),
  sums: v.object({ hours: amount, travel: amount, km: amount, foodCents: cents, amountCents: cents }),
  createdAt: text,
  fingerprint: sha256,
});

/** A sheet of a later version of Tagwerk. */
const newerSheet = v.object({
  format: v.literal('tagwerk-sheet'),
  version: v.pipe(v.number(), v.notValue(1)),
});

const DAMAGED: SheetAttachment = { kind: 'damaged' };

/**
 * Reads the file of rows and sums that a sheet carries. Its fingerprint is compared with all that the file says, also
 * with what this version does not know.
 */
export async function readAttachment(bytes: Uint8Array): Promise<SheetAttachment> {
  if (bytes.length > MOST_BYTES) return DAMAGED;
  try {
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (v.is(newerSheet, json)) return { kind: 'newer' };
    const read = v.safeParse(sheet, json, { abortEarly: true });
    if (!read.success) return DAMAGED;
    const data = read.output;
    const sealed = Object.entries(Object(json)).filter(
      ([key]) => key !== 'fingerprint' && key !== 'createdAt',
    );
    const fingerprint = await fingerprintOf(Object.fromEntries(sealed));
    return { kind: 'data', data, fingerprintAgrees: fingerprint === data.fingerprint };
  } catch {
    // No JSON, no UTF-8, or nested too deeply.
    return DAMAGED;
  }
}
