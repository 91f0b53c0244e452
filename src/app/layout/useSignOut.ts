import { useTranslation } from 'react-i18next';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { selectUser, signedOut } from '@/shared/session/sessionSlice';
import { waitEnded, waitStarted } from '@/shared/store/spinnerSlice';
import { useAppDispatch, useAppStore, useExtra } from '@/shared/store/hooks';

/**
 * Signs out. What is held back goes out with the session; a call that cannot, such as a mail with its PDF, is sent
 * first. Where that fails the user stays to hear of it, and leaves with a second press.
 */
export function useSignOut(): () => void {
  const { t } = useTranslation('layout');
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { heldBack } = useExtra();

  async function sendFirst() {
    const guid = selectUser(store.getState())?.guid;
    dispatch(waitStarted());
    const isSent = await heldBack.sendUnsendable();
    dispatch(waitEnded());
    // The session may have ended by itself meanwhile.
    if (selectUser(store.getState())?.guid !== guid) return;
    if (isSent) dispatch(signedOut('user'));
    else dispatch(noticeGiven({ id: 'sign-out', tone: 'info', text: t('logoutStopped') }));
  }

  return () => {
    if (heldBack.hasUnsendable()) void sendFirst();
    else dispatch(signedOut('user'));
  };
}
