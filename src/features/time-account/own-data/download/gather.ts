import type { PackedFile } from '../zip/zipMessages';
import { expenseGatherers, gatherRecords } from './gatherEntries';
import { gatherAccount, gatherProfile, gatherSheets } from './gatherOthers';
import { type Gathered, type Gathering, PARTS, type Part } from './gathering';

/** How far gathering is. */
export interface GatherProgress {
  readonly part: Part;
  readonly done: number;
  /** 0 while it is not known. */
  readonly total: number;
  readonly finished: readonly Part[];
  readonly missing: readonly string[];
}

/** The list of what is missing, as the archive has it. */
function missingFile(t: Gathering['t'], missing: readonly string[]): readonly PackedFile[] {
  if (missing.length === 0) return [];
  return [{ name: 'fehlt.txt', content: [t('missing.head'), '', ...missing, ''].join('\r\n') }];
}

/**
 * Gathers parts one after the other. What cannot be had is listed, and the others go on.
 *
 * @returns null if it was aborted
 */
export async function gather(
  parts: ReadonlySet<Part>,
  context: Omit<Gathering, 'tell'>,
  onProgress: (progress: GatherProgress) => void,
): Promise<Gathered | null> {
  const { gatherExpenses, gatherReceipts } = expenseGatherers();
  const gatherers: Readonly<Record<Part, (gathering: Gathering) => Promise<Gathered>>> = {
    records: gatherRecords,
    expenses: gatherExpenses,
    receipts: gatherReceipts,
    sheets: gatherSheets,
    profile: gatherProfile,
    account: gatherAccount,
  };
  const files: PackedFile[] = [];
  const missing: string[] = [];
  const finished: Part[] = [];
  for (const part of PARTS.filter((one) => parts.has(one))) {
    const tell = (done: number, total: number) =>
      onProgress({ part, done, total, finished: [...finished], missing: [...missing] });
    tell(0, 0);
    try {
      // oxlint-disable-next-line no-await-in-loop -- part by part, so that the progress says which one
      const gathered = await gatherers[part]({ ...context, tell });
      files.push(...gathered.files);
      missing.push(...gathered.missing);
    } catch (error) {
      // Its code could not be fetched, or a file could not be read.
      const reason = context.errorText(error);
      missing.push(context.t('missing.part', { part: context.t(`parts.${part}`), reason }));
    }
    if (context.signal.aborted) return null;
    finished.push(part);
  }
  return { files: [...files, ...missingFile(context.t, missing)], missing };
}
