import { useTranslation } from 'react-i18next';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { selectUser } from '@/shared/session/sessionSlice';
import { type DeviceKind, changeDeviceValue } from '@/shared/storage/deviceValue';
import { useAppDispatch, useAppSelector, useExtra } from '@/shared/store/hooks';

/** The device cannot store anything, which is said once for several changes. */
const NOT_STORED = 'account-not-stored';

/**
 * Changes a value of the device, and says so if the device could not store it: then it lasts as long as the page. The
 * change is called with the current value, so that another tab's changes stay; it must be pure.
 */
export function useKeptChange<Value>(kind: DeviceKind<Value>) {
  const { t } = useTranslation('absences');
  const dispatch = useAppDispatch();
  const extra = useExtra();
  const guid = useAppSelector(selectUser)?.guid;

  return async (change: (before: Value) => Value): Promise<void> => {
    if (guid === undefined) return;
    const { isStored } = await changeDeviceValue({ extra, guid }, kind, change);
    if (!isStored) dispatch(noticeGiven({ id: NOT_STORED, tone: 'error', text: t('notStored') }));
  };
}
