import * as v from 'valibot';
import type { Id } from '@/domain/id';
import type { TimeSheet } from '@/domain/sheets/timeSheet';
import { type IsoDate, localDay } from '@/domain/time/period';
import { changeDeviceValue } from '@/shared/storage/deviceValue';
import type { AppThunk } from '@/shared/store/store';
import { deviceKind, isoDay } from '@/shared/storage/keptSchema';

const sendingKept = v.object({
  /** When the service answered; null: it was signed here, and has not been mailed from here since. */
  at: v.nullable(v.string()),
  /** Whether the service answered ok; with any other answer it is unknown whether the mail was sent. */
  isConfirmed: v.boolean(),
  /** There was no answer: the mail may have been sent. */
  isInDoubt: v.optional(v.boolean()),
  /** The day of its signature here, until it is mailed; earlier builds did not keep it. */
  signedOn: v.optional(isoDay),
});

/** This device's knowledge about the mail of a sheet that it signed or mailed. */
export type Sending = v.InferOutput<typeof sendingKept>;

/** The value for a sheet that was just signed. */
export const notMailed = (): Sending => ({ at: null, isConfirmed: false, signedOn: localDay(new Date()) });

/** This device's knowledge about mails, by sheet id as text. */
type SentSheets = Readonly<Record<string, Sending>>;

/** A listed sheet with what this device knows about it. */
export interface ShownSheet extends TimeSheet {
  /** When it was mailed from here; null if that is not known. */
  readonly sentAt: string | null;
  /** Whether the service confirmed the mail of `sentAt`. */
  readonly isConfirmed: boolean;
  /** It was mailed from here, but there was no answer. */
  readonly isInDoubt: boolean;
  /** The mail is held back or being sent. */
  readonly isBeingSent: boolean;
  /** This device signed or mailed it, so another device has hardly mailed it. */
  readonly isSignedHere: boolean;
  /** The day of its signature on this device; null if that is not known. */
  readonly signedOn: IsoDate | null;
  /** Signed, and past the time at which it would be mailed (see `isPastMailing`). */
  readonly isPastMailing: boolean;
}

const sentSheets = v.record(
  v.string(),
  v.union([
    sendingKept,
    // Earlier builds stored only the time, and only of confirmed mails.
    v.pipe(
      v.string(),
      v.transform((at): Sending => ({ at, isConfirmed: true })),
    ),
  ]),
);

/** Which time sheets were mailed from this device, and when. */
export const sentSheetsKind = deviceKind<SentSheets>('sent-sheets', sentSheets, {});

/** Adds the outcome of a mail. A confirmed mail stays confirmed, even if sending it again is not. */
export function withSending(sheets: SentSheets, sheetId: string, sending: Sending): SentSheets {
  if (sheets[sheetId]?.isConfirmed && !sending.isConfirmed) return sheets;
  return { ...sheets, [sheetId]: sending };
}

/** Keeps the outcome of a sheet's mail on this device, and shows it on its screens. */
export function sendingNoted(guid: string, id: Id, sending: Sending): AppThunk<Promise<void>> {
  return async (_dispatch, _getState, extra) => {
    await changeDeviceValue({ extra, guid }, sentSheetsKind, (sheets) =>
      withSending(sheets, String(id), sending),
    );
  };
}

/** A signed sheet that was mailed from here counts as requested. */
export function asRequested(
  sheet: TimeSheet,
  sent: SentSheets,
): Omit<ShownSheet, 'isBeingSent' | 'isPastMailing'> {
  const sending = sheet.state === 'signed' ? sent[String(sheet.id)] : undefined;
  return {
    ...sheet,
    state: sending?.at ? 'requested' : sheet.state,
    sentAt: sending?.at ?? null,
    isConfirmed: sending?.isConfirmed ?? false,
    isInDoubt: sending?.isInDoubt ?? false,
    isSignedHere: sending !== undefined,
    signedOn: sending?.signedOn ?? null,
  };
}

/** Whether a sheet may have been mailed already, as far as this device knows; if so, mailing it asks first. */
export function mayBeSent({ sentAt, isInDoubt, isSignedHere, isPastMailing }: ShownSheet): boolean {
  return sentAt !== null || isInDoubt || !isSignedHere || isPastMailing;
}
