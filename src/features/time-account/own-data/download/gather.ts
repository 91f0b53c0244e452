import type { PackedFile } from '../zip/zipMessages';
import { expenseGatherers, gatherRecords } from './gatherEntries';
import { gatherAccount, gatherProfile, gatherSheets } from './gatherOthers';
import { type Gathered, type Gathering, PARTS, type Part } from './gathering';

/** The progress of gathering. */
export interface GatherProgress {
  readonly part: Part;
  readonly done: number;
  /** 0 while it is unknown. */
  readonly total: number;
  readonly finished: readonly Part[];
  readonly missing: readonly string[];
}

/** The file of the archive that lists what is missing, if anything is. */
function missingFile(t: Gathering['t'], missing: readonly string[]): readonly PackedFile[] {
  if (missing.length === 0) return [];
  return [{ name: 'fehlt.txt', content: [t('missing.head'), '', ...missing, ''].join('\r\n') }];
}

/**
 * Gathers the chosen parts one after the other. If something cannot be read, it is listed as missing, and gathering goes on.
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
      // The code of the part could not be fetched, or a file could not be read.
      const reason = context.errorText(error);
      missing.push(context.t('missing.part', { part: context.t(`parts.${part}`), reason }));
    }
    if (context.signal.aborted) return null;
    finished.push(part);
  }
  return { files: [...files, ...missingFile(context.t, missing)], missing };
}
