import * as v from 'valibot';
import type { TimeSheet } from '@/domain/sheets/timeSheet';
import { changeOnDevice, readFromDevice } from '@/shared/storage/deviceStore';

/** The mail of a sheet that was signed on this device, or that this device asked for. */
export interface Sending {
  /** When the service answered; null: it was signed here, and nobody has asked for its mail here since. */
  readonly at: string | null;
  /** The service said ok; else it answered something else, and nobody knows whether the mail went out. */
  readonly isConfirmed: boolean;
  /** Nothing was answered: it may have gone out. */
  readonly isInDoubt?: boolean | undefined;
}

/** A sheet that was just signed. */
export const notMailed: Sending = { at: null, isConfirmed: false };

/** What this device knows of mails, by the text of their sheets' ids. */
export type SentSheets = Readonly<Record<string, Sending>>;

/** A listed sheet with what this device knows about it. */
export interface ShownSheet extends TimeSheet {
  /** When it was mailed from here; null where that is not known. */
  readonly sentAt: string | null;
  /** Says of `sentAt` whether the service confirmed it. */
  readonly isConfirmed: boolean;
  /** It was mailed from here without an answer. */
  readonly isInDoubt: boolean;
  /** It is about to be mailed, or on its way. */
  readonly isBeingSent: boolean;
  /** This device signed or mailed it, so it has hardly been mailed from another one. */
  readonly isSignedHere: boolean;
  /** Signed, and past the time in which it would be mailed (see `isPastMailing`). */
  readonly isPastMailing: boolean;
}

/** Which time sheets were mailed from this device, and when. */
const NAME = 'sent-sheets';
const sentSheets = v.record(
  v.string(),
  v.union([
    v.object({
      at: v.nullable(v.string()),
      isConfirmed: v.boolean(),
      isInDoubt: v.optional(v.boolean()),
    }),
    // Earlier builds kept the moment alone, and only of mails that were confirmed.
    v.pipe(
      v.string(),
      v.transform((at): Sending => ({ at, isConfirmed: true })),
    ),
  ]),
);

function parsed(kept: unknown): SentSheets {
  const result = v.safeParse(sentSheets, kept);
  return result.success ? result.output : {};
}

/** What this device knows of the mails of a user's sheets. */
export async function readSentSheets(userGuid: string): Promise<SentSheets> {
  return parsed(await readFromDevice(userGuid, NAME));
}

/** Adds what became of a mail. A confirmed mail stays confirmed, even if sending it again is not confirmed. */
export function withSending(sheets: SentSheets, sheetId: string, sending: Sending): SentSheets {
  if (sheets[sheetId]?.isConfirmed && !sending.isConfirmed) return sheets;
  return { ...sheets, [sheetId]: sending };
}

/** Keeps what became of the mail of a sheet. */
export async function keepSentSheet(userGuid: string, sheetId: string, sending: Sending): Promise<void> {
  await changeOnDevice(userGuid, NAME, (before) => withSending(parsed(before), sheetId, sending));
}

/** Section 4: a signed sheet that was mailed from here counts as requested. */
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
  };
}

/** Whether a sheet may have been mailed already, as far as this device knows: then it asks before it does so. */
export function mayBeSent({ sentAt, isInDoubt, isSignedHere, isPastMailing }: ShownSheet): boolean {
  return sentAt !== null || isInDoubt || !isSignedHere || isPastMailing;
}
