import { useState } from 'react';
import { useErrorText, useSaveFailureText } from '@/shared/api/useErrorText';
import { useTranslation } from 'react-i18next';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { useAppDispatch, useExtra } from '@/shared/store/hooks';
import { useSteps } from '@/shared/undo/useSteps';
import type { Outcome, Undo } from './useRecordMends';

export const withKey = (keys: ReadonlySet<string>, key: string) => new Set([...keys, key]);
export const withoutKey = (keys: ReadonlySet<string>, key: string) =>
  new Set([...keys].filter((one) => one !== key));

/** Which findings are being mended, or were, and how that is undone. */
function useMendState() {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [undos, setUndos] = useState<ReadonlyMap<string, Undo>>(new Map());
  return {
    busy,
    undos,
    begin: (key: string) => setBusy((keys) => withKey(keys, key)),
    end: (key: string) => setBusy((keys) => withoutKey(keys, key)),
    keepUndo: (key: string, undo: Undo) => setUndos((all) => new Map([...all, [key, undo]])),
    dropUndo: (key: string) => setUndos((all) => new Map([...all].filter(([one]) => one !== key))),
  };
}

/**
 * Carries out mends, each under a key; knows which are under way or done, and undoes them
 * in their line or from the history.
 */
export function useMending() {
  const { t } = useTranslation('monthClose');
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const saveFailureText = useSaveFailureText();
  const steps = useSteps();
  const { history } = useExtra();
  const state = useMendState();

  const tell = (text: string) => void dispatch(noticeGiven({ tone: 'error', text }));

  /** @returns whether it is mended */
  async function mendAs(key: string, detail: string, act: () => Promise<Outcome>): Promise<boolean> {
    if (state.busy.has(key)) return false;
    state.begin(key);
    const outcome = await act();
    state.end(key);
    if ('undo' in outcome) keepStep(key, detail, outcome.undo);
    else tell(saveFailureText(outcome.error, (reason) => t('failed', { reason })));
    return 'undo' in outcome;
  }

  /** It is undone in its line, or from the history. */
  function keepStep(key: string, detail: string, takeBack: Undo) {
    const step = steps.add({
      text: t('mended'),
      detail,
      undo: async () => {
        const error = await takeBack();
        if (error === undefined) state.dropUndo(key);
        return error;
      },
    });
    state.keepUndo(key, async () => {
      const error = await takeBack();
      if (error === undefined) history.undone(step);
      return error;
    });
  }

  async function undo(key: string) {
    const takeBack = state.undos.get(key);
    if (!takeBack || state.busy.has(key)) return;
    state.begin(key);
    const error = await takeBack();
    state.end(key);
    if (error === undefined) state.dropUndo(key);
    else tell(t('undoFailed', { reason: errorText(error) }));
  }

  return {
    isBusy: (key: string) => state.busy.has(key),
    canUndo: (key: string) => state.undos.has(key),
    undo,
    mendAs,
  };
}
