import * as v from 'valibot';
import type { TimeSheet } from '@/domain/timeSheet';
import { changeOnDevice, readFromDevice } from '@/shared/storage/deviceStore';

/** The moments at which sheets were mailed from this device, by the text of their ids. */
export type SentSheets = Readonly<Record<string, string>>;

/** A listed sheet with what this device knows about it. */
export interface ShownSheet extends TimeSheet {
  /** When it was mailed from here; null where that is not known. */
  readonly sentAt: string | null;
  /** It is about to be mailed, or on its way. */
  readonly isBeingSent: boolean;
}

const NAME = 'sent-sheets';
const sentSheets = v.record(v.string(), v.string());

function parsed(kept: unknown): SentSheets {
  const result = v.safeParse(sentSheets, kept);
  return result.success ? result.output : {};
}

/** The sheets that a user mailed from this device. */
export async function readSentSheets(userGuid: string): Promise<SentSheets> {
  return parsed(await readFromDevice(userGuid, NAME));
}

/** Notes that a sheet was mailed from this device. */
export async function keepSentSheet(userGuid: string, sheetId: string, moment: string): Promise<void> {
  await changeOnDevice(userGuid, NAME, (before) => ({ ...parsed(before), [sheetId]: moment }));
}

/** Section 4: a signed sheet that was mailed from here counts as requested. */
export function asShown(sheet: TimeSheet, sent: SentSheets, isBeingSent: boolean): ShownSheet {
  const sentAt = sheet.state === 'signed' ? (sent[String(sheet.id)] ?? null) : null;
  return { ...sheet, sentAt, isBeingSent, state: sentAt === null ? sheet.state : 'requested' };
}
