import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/shared/api/useErrorText';
import type { SessionUser } from '@/shared/session/sessionUser';
import { useAppDispatch } from '@/shared/store/hooks';
import type { OwnAccount } from '../../useOwnAccount';
import { type GatherProgress, gather } from './gather';
import type { Part } from './gathering';
import { runWorker } from '@/shared/files/runWorker';
import type { MessageFromZipWorker } from '../zip/zipMessages';

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
    else if (outcome.kind === 'failed') setState({ kind: 'failed', reason: outcome.message });
  }

  return { state, start };
}
