import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/shared/api/useErrorText';
import type { SessionUser } from '@/shared/session/sessionUser';
import { useAppDispatch } from '@/shared/store/hooks';
import { runWorker } from '@/shared/files/runWorker';
import type { OwnAccount } from '../../useOwnAccount';
import type { MessageFromZipWorker, PackedFile } from '../zip/serveZip';
import { type Part, type Gathered, type Gathering, PARTS } from './gathering';
import { expenseGatherers, gatherRecords } from './gatherEntries';
import { gatherAccount, gatherProfile, gatherSheets } from './gatherOthers';

/** The progress of gathering. */
interface GatherProgress {
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
async function gather(
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

/** The state of a download. */
type DownloadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'gathering'; readonly progress: GatherProgress }
  | { readonly kind: 'packing'; readonly share: number; readonly missing: readonly string[] }
  | { readonly kind: 'ready'; readonly file: Blob; readonly missing: readonly string[] }
  | { readonly kind: 'failed'; readonly reason: string };

/** Gathers and packs the user's data. Nothing is saved; leaving the dialog discards everything. */
export function useDownload(user: SessionUser | null, account: OwnAccount | undefined) {
  const { t } = useTranslation(['ownData', 'timeAccount']);
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const [state, setState] = useState<DownloadState>({ kind: 'idle' });
  const control = useRef<AbortController>(null);
  useEffect(() => () => control.current?.abort(), []);

  async function start(parts: ReadonlySet<Part>) {
    if (!user || !account) return;
    const own = new AbortController();
    control.current = own;
    const { signal } = own;
    const context = { dispatch, signal, user, account, t, errorText };
    const gathered = await gather(parts, context, (progress) => {
      if (!signal.aborted) setState({ kind: 'gathering', progress });
    });
    if (!gathered || signal.aborted) return;
    const { files, missing } = gathered;
    setState({ kind: 'packing', share: 0, missing });
    // A worker of its own writes the archive, so that the page stays responsive.
    const outcome = await runWorker({
      start: () => new Worker(new URL('../zip/zipWorker.ts', import.meta.url), { type: 'module' }),
      message: { files },
      // The bytes are transferred, not copied.
      transfer: files.flatMap(({ content }) => (content instanceof Uint8Array ? [content.buffer] : [])),
      signal,
      onMessage: (data: MessageFromZipWorker) => {
        if (data.kind !== 'progress') return data;
        setState({ kind: 'packing', share: data.share, missing });
        return undefined;
      },
    });
    if (outcome.kind === 'done') setState({ kind: 'ready', file: outcome.file, missing });
    else if (outcome.kind === 'failed') setState({ kind: 'failed', reason: errorText(null) });
  }

  return { state, start };
}
