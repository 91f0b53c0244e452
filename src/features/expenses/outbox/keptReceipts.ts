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

/** The files are stored separately from the outbox, which is rewritten at each change. */
const FOLDER = 'receipt/';

const nameOf = ({ file }: KeptReceipt): string => FOLDER + file.key;

const fileSchema = v.object({ since: v.number(), path: v.pipe(v.string(), v.startsWith('data:')) });

/**
 * A file without an expense counts as left over after this time, in milliseconds, because a file is stored before its
 * expense.
 */
const SETTLED_MS = 60_000;

/** Total size of the kept receipts, except for one file. */
function bytesOf({ items }: Outbox<ExpenseContent>, key: string): number {
  const kept = items.flatMap(({ want }) =>
    want?.receipt && isKeptReceipt(want.receipt) ? [want.receipt.file] : [],
  );
  return kept.filter((file) => file.key !== key).reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * Stores the file of a receipt on the device, for an expense that may have to wait.
 *
 * @param key key of the change that saves the expense
 * @returns null if there is no space: see `MAX_WAITING_RECEIPT_BYTES`; the browser may allow less
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

/** The receipt with its file; null if the file is no longer on the device. */
export async function wholeReceipt(guid: string, receipt: Receipt | KeptReceipt): Promise<Receipt | null> {
  // The file of a deleted expense was not kept, so its path is empty.
  if (!isKeptReceipt(receipt)) return receipt.path === '' ? null : receipt;
  const read = v.safeParse(fileSchema, await readFromDevice(guid, nameOf(receipt)));
  const { filename, contentType } = receipt;
  return read.success ? { filename, contentType, path: read.output.path } : null;
}

/** The expense with the file of its receipt; null if the file is no longer on the device. */
export async function wholeExpense(guid: string, content: ExpenseContent): Promise<WholeExpense | null> {
  if (content.receipt === null) return { ...content, receipt: null };
  const receipt = await wholeReceipt(guid, content.receipt);
  return receipt && { ...content, receipt };
}

/** Removes the file of an expense that no longer waits. */
export async function dropReceipt(guid: string, receipt: KeptReceipt): Promise<void> {
  await dropFromDevice(guid, [nameOf(receipt)]);
}

/** Removes the files that no waiting expense needs, such as those of expenses that were sent or dropped. */
export async function sweepReceipts(guid: string, outbox: Outbox<ExpenseContent>): Promise<void> {
  // The whole outbox, including entries that only a newer version can read.
  const needed = JSON.stringify(outbox);
  const names = await namesOnDevice(guid, FOLDER);
  const unneeded = names.filter((name) => !needed.includes(JSON.stringify(name.slice(FOLDER.length))));
  await dropFromDevice(guid, unneeded, (kept) => {
    const read = v.safeParse(fileSchema, kept);
    return !read.success || Math.abs(Date.now() - read.output.since) > SETTLED_MS;
  });
}
