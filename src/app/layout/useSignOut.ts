import { useTranslation } from 'react-i18next';
import { countWaiting } from '@/shared/outbox/countWaiting';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { selectUser, signedOut } from '@/shared/session/sessionSlice';
import { waitEnded, waitStarted } from '@/shared/store/spinnerSlice';
import { useAppDispatch, useAppStore, useExtra } from '@/shared/store/hooks';

/** Id of the notice about signing out. */
const NOTICE = 'sign-out';

/**
 * Signs out. Held-back calls are sent with the end of the session; one that cannot, such as a mail with its PDF, is
 * sent first. If that fails, the user stays to read the error, and leaves with a second press. With entries in the
 * outbox it asks first: they stay on the device.
 */
export function useSignOut(): () => void {
  const { t } = useTranslation('layout');
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const extra = useExtra();
  const { heldBack, noticeActions } = extra;

  async function sendFirst() {
    const guid = selectUser(store.getState())?.guid;
    dispatch(waitStarted());
    const isSent = await heldBack.sendUnsendable();
    dispatch(waitEnded());
    // The session may have ended by itself in the meantime.
    if (selectUser(store.getState())?.guid !== guid) return;
    if (isSent) dispatch(signedOut('user'));
    else dispatch(noticeGiven({ id: NOTICE, tone: 'info', text: t('logoutStopped') }));
  }

  function leave() {
    if (heldBack.hasUnsendable()) void sendFirst();
    else dispatch(signedOut('user'));
  }

  return () => {
    const guid = selectUser(store.getState())?.guid;
    const count = guid === undefined ? 0 : countWaiting({ extra, guid });
    if (count === 0) {
      leave();
      return;
    }
    noticeActions.register(NOTICE, leave);
    const action = { label: t('logoutAnyway'), id: NOTICE };
    dispatch(noticeGiven({ id: NOTICE, tone: 'info', text: t('logoutWaiting', { count }), action }));
  };
}
