import * as v from 'valibot';
import {
  type ExpenseContent,
  type KeptReceipt,
  type Receipt,
  type WholeExpense,
  isKeptReceipt,
} from '@/domain/money/expense';
import { MAX_WAITING_RECEIPT_BYTES } from '@/domain/limits';
import type { Outbox } from '@/domain/changes/outbox';
import { sizeOfDataUrl } from '@/shared/files/dataUrl';
import { dropFromDevice, namesOnDevice, putOnDevice, readFromDevice } from '@/shared/storage/deviceStore';

/** The files lie beside the outbox, which is written anew at each change of it. */
const FOLDER = 'receipt/';

const nameOf = ({ file }: KeptReceipt): string => FOLDER + file.key;

const fileSchema = v.object({ since: v.number(), path: v.pipe(v.string(), v.startsWith('data:')) });

/** From when on a file without an expense is left over, in milliseconds: it is written before its expense is. */
const SETTLED_MS = 60_000;

/** How many bytes of receipts wait, apart from one file. */
function bytesOf({ items }: Outbox<ExpenseContent>, key: string): number {
  const kept = items.flatMap(({ want }) =>
    want?.receipt && isKeptReceipt(want.receipt) ? [want.receipt.file] : [],
  );
  return kept.filter((file) => file.key !== key).reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * Puts the file of a receipt on the device, for an expense that may have to wait.
 *
 * @param key of the change that saves the expense
 * @returns null where there is no room for it: more than 25 MiB of a person do not wait, and the browser may have less
 */
export async function keepReceipt(
  guid: string,
  key: string,
  { filename, contentType, path }: Receipt,
  outbox: Outbox<ExpenseContent>,
): Promise<KeptReceipt | null> {
  const bytes = sizeOfDataUrl(path);
  if (bytesOf(outbox, key) + bytes > MAX_WAITING_RECEIPT_BYTES) return null;
  const kept = { filename, contentType, file: { key, bytes } };
  return (await putOnDevice(guid, nameOf(kept), { since: Date.now(), path })) ? kept : null;
}

/** The receipt with its file; null where that is no longer on the device. */
export async function wholeReceipt(guid: string, receipt: Receipt | KeptReceipt): Promise<Receipt | null> {
  // Of a deletion the file was not kept.
  if (!isKeptReceipt(receipt)) return receipt.path === '' ? null : receipt;
  const read = v.safeParse(fileSchema, await readFromDevice(guid, nameOf(receipt)));
  const { filename, contentType } = receipt;
  return read.success ? { filename, contentType, path: read.output.path } : null;
}

/** The expense with the file of its receipt; null where that is no longer on the device. */
export async function wholeExpense(guid: string, content: ExpenseContent): Promise<WholeExpense | null> {
  if (content.receipt === null) return { ...content, receipt: null };
  const receipt = await wholeReceipt(guid, content.receipt);
  return receipt && { ...content, receipt };
}

/** Forgets the file of an expense that does not wait any more. */
export async function dropReceipt(guid: string, receipt: KeptReceipt): Promise<void> {
  await dropFromDevice(guid, [nameOf(receipt)]);
}

/** Forgets the files that no waiting expense needs, such as of one that went out or was dropped. */
export async function sweepReceipts(guid: string, outbox: Outbox<ExpenseContent>): Promise<void> {
  // Also those of entries that only a newer version can read.
  const needed = JSON.stringify(outbox);
  const names = await namesOnDevice(guid, FOLDER);
  const unneeded = names.filter((name) => !needed.includes(JSON.stringify(name.slice(FOLDER.length))));
  await dropFromDevice(guid, unneeded, (kept) => {
    const read = v.safeParse(fileSchema, kept);
    return !read.success || Math.abs(Date.now() - read.output.since) > SETTLED_MS;
  });
}
