import { useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { MonthCheck } from '@/domain/monthChecks';
import { cents } from '@/domain/money';
import type { WorkRecord } from '@/domain/workRecord';
import { useErrorText, useSaveFailureText } from '@/shared/api/useErrorText';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { useFormats } from '@/shared/i18n/useFormats';
import { useAppDispatch, useExtra } from '@/shared/store/hooks';
import { useSteps } from '@/shared/undo/useSteps';
import { useDeletion } from './useDeletion';
import { useDeviceMends } from './useDeviceMends';
import { type Outcome, type Undo, useRecordMends } from './useRecordMends';

const withKey = (keys: ReadonlySet<string>, key: string) => new Set([...keys, key]);
const withoutKey = (keys: ReadonlySet<string>, key: string) =>
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

/** The mends of the findings: each with its way back where there is one. */
export function useMends() {
  const { t } = useTranslation('monthClose');
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const formats = useFormats();
  const steps = useSteps();
  const { history } = useExtra();
  const saveFailureText = useSaveFailureText();
  const state = useMendState();
  const records = useRecordMends();
  const device = useDeviceMends();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const deletion = useDeletion(
    (key) => setHidden((keys) => withKey(keys, key)),
    (key) => setHidden((keys) => withoutKey(keys, key)),
  );

  const tell = (text: string) => void dispatch(noticeGiven({ tone: 'error', text }));

  async function mend(check: MonthCheck, act: () => Promise<Outcome>) {
    const { key } = check;
    if (state.busy.has(key)) return;
    state.begin(key);
    const outcome = await act();
    state.end(key);
    if ('undo' in outcome) keepStep(check, outcome.undo);
    else tell(saveFailureText(outcome.error, (reason) => t('failed', { reason })));
  }

  /** It is undone in its line, or from the history. */
  function keepStep({ key, date }: MonthCheck, takeBack: Undo) {
    const step = steps.add({
      text: t('mended'),
      detail: `${formats.weekday(date)} ${formats.date(date)}`,
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
    ...deletion,
    /** Findings whose entry is about to be deleted: they count as mended. */
    hidden,
    isBusy: (key: string) => state.busy.has(key),
    canUndo: (key: string) => state.undos.has(key),
    undo,
    fill: async (gap: MonthCheck & { readonly kind: 'gap' }, like: WorkRecord) =>
      mend(gap, async () => records.fill(gap, like)),
    free: async (check: MonthCheck) => mend(check, async () => device.free(check)),
    accept: async (check: MonthCheck) => mend(check, async () => device.accept(check)),
    setProject: async (
      check: MonthCheck,
      record: WorkRecord,
      project: Pick<WorkRecord, 'projectId' | 'projectName'>,
    ) => mend(check, async () => records.change([record], project)),
    dropMileage: async (check: MonthCheck, paid: readonly WorkRecord[]) =>
      mend(check, async () => records.change(paid, { travelExpenses: cents(0) })),
    dropFood: async (check: MonthCheck, paid: readonly WorkRecord[]) =>
      mend(check, async () => records.change(paid, { foodAllowance: cents(0) })),
  };
}

export type Mends = ReturnType<typeof useMends>;
