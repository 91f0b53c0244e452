import { useTranslation } from 'react-i18next';
import type { WorkDays } from '@/domain/time/targets';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { selectUser } from '@/shared/session/sessionSlice';
import { type DeviceKind, changeDeviceValue } from '@/shared/storage/deviceValue';
import { useAppDispatch, useAppSelector, useExtra } from '@/shared/store/hooks';
import { workDaysKind, workDaysToKeep } from '@/shared/work-days/workDaysKept';

/** The device cannot store anything, which is said once for several changes. */
const NOT_STORED = 'account-not-stored';

/**
 * Changes a value of the device, and says so if the device could not store it: then it lasts as long as the page. The
 * change is called with the current value, so that another tab's changes stay; it must be pure.
 */
export function useKeptChange<Value>(kind: DeviceKind<Value>) {
  const { t } = useTranslation('timeAccount');
  const dispatch = useAppDispatch();
  const extra = useExtra();
  const guid = useAppSelector(selectUser)?.guid;

  return async (change: (before: Value) => Value): Promise<void> => {
    if (guid === undefined) return;
    const { isStored } = await changeDeviceValue({ extra, guid }, kind, change);
    if (!isStored) dispatch(noticeGiven({ id: NOT_STORED, tone: 'error', text: t('notStored') }));
  };
}

/** Changes the working days like any other value of the device, but keeps them so that older builds can read them. */
export function useWorkDaysChange() {
  const change = useKeptChange(workDaysKind);
  return async (edit: (before: WorkDays) => WorkDays) => change((before) => workDaysToKeep(edit(before)));
}
