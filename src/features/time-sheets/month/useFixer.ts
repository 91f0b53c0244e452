import * as v from 'valibot';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MonthCheck } from '@/domain/sheets/monthChecks';
import { cents } from '@/domain/money/money';
import type { WorkRecord } from '@/domain/work/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import type { IsoDate } from '@/domain/time/period';
import { withFreeDays } from '@/domain/time/targets';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { useWorkDays } from '@/shared/work-days/useWorkDays';
import { useErrorText, useSaveFailureText } from '@/shared/api/useErrorText';
import { errorNotice } from '@/shared/notices/noticesSlice';
import { useAppDispatch, useExtra } from '@/shared/store/hooks';
import { useSteps } from '@/shared/undo/useSteps';
import { listKind } from '@/shared/storage/keptSchema';
import { type Outcome, type Undo, useDeletion, useRecordFixes } from './useEntryFixes';

/** The fixes of the findings, each with its undo if there is one. */
export function useFixer() {
  const formats = useFormats();
  const { isBusy, canUndo, undo, fixAs } = useFixing();
  const records = useRecordFixes();
  const device = useDeviceFixes();
  const hidden = useKeys();
  const deletion = useDeletion(hidden.add, hidden.drop);

  const fix = async ({ key, date }: MonthCheck, act: () => Promise<Outcome>) =>
    fixAs(key, `${formats.weekday(date)} ${formats.date(date)}`, act);

  /** @returns the key that undoes all of it; null if nothing was fixed */
  async function freeSpan(gaps: readonly MonthCheck[]): Promise<string | null> {
    const days = gaps.map(({ date }) => date);
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) return null;
    const key = `span/${first}/${last}`;
    const isDone = await fixAs(key, formats.dayRange(first, last, 'always'), async () => device.free(days));
    return isDone ? key : null;
  }

  return {
    ...deletion,
    /** Findings whose entry is about to be deleted; they count as fixed. */
    hidden: hidden.keys,
    isBusy,
    canUndo,
    undo,
    fill: async (gap: MonthCheck & { readonly kind: 'gap' }, like: WorkRecord) =>
      fix(gap, async () => records.fill(gap, like)),
    free: async (check: MonthCheck) => fix(check, async () => device.free([check.date])),
    freeSpan,
    accept: async (check: MonthCheck) => fix(check, async () => device.accept(check)),
    setProject: async (
      check: MonthCheck,
      record: WorkRecord,
      project: Pick<WorkRecord, 'projectId' | 'projectName'>,
    ) => fix(check, async () => records.change([record], project)),
    dropMileage: async (check: MonthCheck, paid: readonly WorkRecord[]) =>
      fix(check, async () => records.change(paid, { travelExpenses: cents(0) })),
    dropFood: async (check: MonthCheck, paid: readonly WorkRecord[]) =>
      fix(check, async () => records.change(paid, { foodAllowance: cents(0) })),
  };
}

export type Fixer = ReturnType<typeof useFixer>;

/** Keys of the findings that the user called correct when closing a month. */
export const acceptedKind = listKind<string>('month-accepted', v.string());

/** Fixes that are only kept on the device: a day off, and a finding that was accepted. */
function useDeviceFixes() {
  const workDays = useWorkDays();
  const accepted = useDeviceValue(acceptedKind);
  return {
    accept: async ({ key }: MonthCheck): Promise<Outcome> => {
      await accepted.change((keys) => [...new Set([...keys, key])]);
      return {
        undo: async () => void (await accepted.change((keys) => keys.filter((one) => one !== key))),
      };
    },
    free: async (days: readonly IsoDate[]): Promise<Outcome> => {
      const freed = days.filter((day) => !workDays.value?.freeDays.includes(day));
      await workDays.change((before) => withFreeDays(before, days, true));
      return {
        undo: async () => void (await workDays.change((before) => withFreeDays(before, freed, false))),
      };
    },
  };
}

/** Keys of the findings that are in some state. */
function useKeys() {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return {
    keys,
    add: (key: string) => setKeys((before) => new Set([...before, key])),
    drop: (key: string) => setKeys((before) => new Set([...before].filter((one) => one !== key))),
  };
}

/**
 * Carries out fixes, each under a key; knows which are in progress or done, and undoes them in their line or from the
 * history.
 */
function useFixing() {
  const { t } = useTranslation('monthClose');
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const saveFailureText = useSaveFailureText();
  const steps = useSteps();
  const { history } = useExtra();
  const busy = useKeys();
  const [undos, setUndos] = useState<ReadonlyMap<string, Undo>>(new Map());

  const tell = (text: string) => void dispatch(errorNotice(text));
  const dropUndo = (key: string) => setUndos((all) => new Map([...all].filter(([one]) => one !== key)));

  /** @returns whether it is fixed */
  async function fixAs(key: string, detail: string, act: () => Promise<Outcome>): Promise<boolean> {
    if (busy.keys.has(key)) return false;
    busy.add(key);
    const outcome = await act();
    busy.drop(key);
    if ('undo' in outcome) keepStep(key, detail, outcome.undo);
    else tell(saveFailureText(outcome.error, (reason) => t('failed', { reason })));
    return 'undo' in outcome;
  }

  /** Lets the fix be undone in its line or from the history. */
  function keepStep(key: string, detail: string, takeBack: Undo) {
    const step = steps.add({
      text: t('fixed'),
      detail,
      undo: async () => {
        const error = await takeBack();
        if (error === undefined) dropUndo(key);
        return error;
      },
    });
    const undoInLine = async () => {
      const error = await takeBack();
      if (error === undefined) history.undone(step);
      return error;
    };
    setUndos((all) => new Map([...all, [key, undoInLine]]));
  }

  async function undo(key: string) {
    const takeBack = undos.get(key);
    if (!takeBack || busy.keys.has(key)) return;
    busy.add(key);
    const error = await takeBack();
    busy.drop(key);
    if (error === undefined) dropUndo(key);
    else tell(t('undoFailed', { reason: errorText(error) }));
  }

  return {
    isBusy: (key: string) => busy.keys.has(key),
    canUndo: (key: string) => undos.has(key),
    undo,
    fixAs,
  };
}
