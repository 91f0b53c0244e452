import { useTranslation } from 'react-i18next';
import type { Stepped } from '@/domain/changes/ownStep';
import type { WorkDays } from '@/domain/time/targets';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { type DeviceKind, changeDeviceValue } from '@/shared/storage/deviceValue';
import { useAppDispatch, useExtra, useUser } from '@/shared/store/hooks';
import { type Undo, undonePartly } from '@/shared/undo/stepHistory';
import { workDaysKind, workDaysToKeep } from '@/shared/work-days/workDaysKept';

/** The id of the notice that the device cannot store anything, so that several changes show it only once. */
const NOT_STORED = 'account-not-stored';

/**
 * Changes a value that the device keeps. If the device cannot store it, a notice says so, and the value lasts as long as the
 * page is open. The change is called with the current value, so that changes of another tab stay; it must be pure.
 */
export function useKeptChange<Value>(kind: DeviceKind<Value>) {
  const { t } = useTranslation('timeAccount');
  const dispatch = useAppDispatch();
  const extra = useExtra();
  const guid = useUser()?.guid;

  return async (change: (before: Value) => Value): Promise<void> => {
    if (guid === undefined) return;
    const { isStored } = await changeDeviceValue({ extra, guid }, kind, change);
    if (!isStored) dispatch(noticeGiven({ id: NOT_STORED, tone: 'error', text: t('notStored') }));
  };
}

/**
 * Makes a step in a value that the device keeps, if it keeps one.
 *
 * @returns how the step is undone, for the history of steps
 */
export function useKeptStep<Value extends object>(kind: DeviceKind<Value | null>) {
  const change = useKeptChange(kind);
  return async (step: (now: Value, undoneAt?: number) => Stepped<Value>): Promise<Undo> => {
    await change((now) => now && step(now).value);
    return async () => {
      const undoneAt = Date.now();
      let isWhole = true;
      await change((now) => {
        const undone = now && step(now, undoneAt);
        isWhole = undone?.isWhole !== false;
        return undone && undone.value;
      });
      return isWhole ? undefined : undonePartly;
    };
  };
}

/** Changes the working days like any other kept value, but keeps them in a form that older builds can read, too. */
export function useWorkDaysChange() {
  const change = useKeptChange(workDaysKind);
  return async (edit: (before: WorkDays) => WorkDays) => change((before) => workDaysToKeep(edit(before)));
}
