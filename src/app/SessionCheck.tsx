import { useEffect, useEffectEvent } from 'react';
import { connectionFound, connectionLost, selectConnection } from '@/shared/api/connectionSlice';
import { verifySession } from '@/shared/sign-in/sessionCommands';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import type { AppThunk } from '@/shared/store/store';
import { isOnline } from '@/shared/ui/useIsOnline';

/** While the service does not answer, the check is repeated after this time, in milliseconds. */
const ASK_AGAIN_MS = 5000;

/** Verifies the session and notes whether the service answered. */
function checkSession(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const result = await dispatch(verifySession());
    if (result === 'superseded') return;
    dispatch(result === 'unanswered' ? connectionLost() : connectionFound());
  };
}

/**
 * Verifies the session once for each place where it is mounted, again after a call broke off, and repeatedly while the
 * service does not answer.
 */
export function SessionCheck() {
  const dispatch = useAppDispatch();
  const connection = useAppSelector(selectConnection);
  const ask = useEffectEvent(() => void dispatch(checkSession()));

  useEffect(() => {
    let isMounted = true;
    // Strict Mode mounts everything twice; only the mount that stays sends the request.
    queueMicrotask(() => {
      if (isMounted) ask();
    });
    return () => {
      isMounted = false;
    };
  }, []);

  useEffect(() => {
    if (connection === 'doubted') ask();
  }, [connection]);

  useEffect(() => {
    if (connection !== 'lost') return undefined;
    const handleOnline = () => ask();
    const timer = setInterval(() => {
      if (isOnline()) ask();
    }, ASK_AGAIN_MS);
    // When the network is back, there is no need to wait.
    addEventListener('online', handleOnline);
    return () => {
      clearInterval(timer);
      removeEventListener('online', handleOnline);
    };
  }, [connection]);
  return null;
}
