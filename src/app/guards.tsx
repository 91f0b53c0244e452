import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '@/shared/paths';
import { readReturnTo, returnState } from '@/shared/sign-in/returnTo';
import { selectIsSignedIn, selectSession } from '@/shared/session/sessionSlice';
import { connectionFound, connectionLost, selectIsConnectionLost } from '@/shared/api/connectionSlice';
import { verifySession } from '@/shared/sign-in/sessionCommands';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import type { AppThunk } from '@/shared/store/store';

/**
 * Authenticated routes (section 2): without a session to the root, after an expired one to /expired. With one, the
 * token is verified again on entering and on each navigation, in the background, so that the first paint never
 * waits for it.
 */
export function RequireSession() {
  const session = useAppSelector(selectSession);
  const location = useLocation();

  switch (session.status) {
    case 'signedIn':
      return (
        <>
          <SessionCheck key={location.pathname} />
          <Outlet />
        </>
      );
    case 'expired':
      return <Navigate to={paths.expired} state={returnState(location)} replace />;
    case 'signedOut':
      return (
        <Navigate to={paths.signIn} state={session.cause === 'user' ? null : returnState(location)} replace />
      );
  }
}

/** Verifies the session and notes whether the service answered. */
function checkSession(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const result = await dispatch(verifySession());
    if (result === 'superseded') return;
    dispatch(result === 'unanswered' ? connectionLost() : connectionFound());
  };
}

/** While the service does not answer it is asked again after this time, in milliseconds. */
const ASK_AGAIN_MS = 15_000;

/** Verifies the session once for each place it is mounted at, and again while the service does not answer. */
function SessionCheck() {
  const dispatch = useAppDispatch();
  const isLost = useAppSelector(selectIsConnectionLost);

  useEffect(() => void dispatch(checkSession()), [dispatch]);

  useEffect(() => {
    if (!isLost) return undefined;
    const ask = () => void dispatch(checkSession());
    const timer = setInterval(ask, ASK_AGAIN_MS);
    // Back on the network there is no need to wait.
    addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      removeEventListener('online', ask);
    };
  }, [dispatch, isLost]);
  return null;
}

/** Sign-in, registration and reset (section 6): signed-in users go on to where they wanted to, else to /dashboard. */
export function SignedOutOnly() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const location = useLocation();
  return isSignedIn ? <Navigate to={readReturnTo(location.state) ?? paths.dashboard} replace /> : <Outlet />;
}
