import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { connectionFound, connectionLost, selectConnection } from '@/shared/api/connectionSlice';
import { paths } from '@/shared/paths';
import { mayReport } from '@/domain/access';
import { ASK_AGAIN_MS } from '@/domain/limits';
import { readReturnTo, returnState, signInState } from '@/features/auth';
import { selectIsSignedIn, selectSession } from '@/shared/session/sessionSlice';
import { verifySession } from '@/shared/sign-in/sessionCommands';
import { useAppDispatch, useAppSelector, useMayPreparePayroll, useRole } from '@/shared/store/hooks';
import type { AppThunk } from '@/shared/store/store';
import { atIntervals } from '@/shared/ui/window/useIsOnline';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';

const NotFoundPage = lazyComponent(async () => (await import('./pages/NotFoundPage')).NotFoundPage);

/**
 * Authenticated routes: without a session they redirect to the root, after an expired one to /expired.
 * With one, the token is verified again on entering and on each navigation, in the background, so that the first paint
 * never waits for it.
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
    case 'replaced':
      return null;
    case 'expired':
      return <Navigate to={paths.expired} state={returnState(location)} replace />;
    case 'signedOut':
      return <Navigate to={paths.signIn} state={signInState(location, session)} replace />;
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

/**
 * Verifies the session once for each place where it is mounted, again after a call broke off, and repeatedly while the
 * service does not answer.
 */
function SessionCheck() {
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
    const stop = atIntervals(ASK_AGAIN_MS, (isTimeToAsk) => {
      if (isTimeToAsk) ask();
    });
    // When the network is back, there is no need to wait.
    addEventListener('online', handleOnline);
    return () => {
      stop();
      removeEventListener('online', handleOnline);
    };
  }, [connection]);
  return null;
}

/**
 * Sign-in, registration and reset: signed-in users are redirected to the page they wanted, or to /dashboard.
 */
export function SignedOutOnly() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  // After signing in, the form stays until the next screen is ready; without it the page would be empty in between.
  const [wasSignedOut] = useState(!isSignedIn);
  const location = useLocation();
  return (
    <>
      {(wasSignedOut || !isSignedIn) && <Outlet />}
      {isSignedIn && <Navigate to={readReturnTo(location.state) ?? paths.dashboard} replace />}
    </>
  );
}

/** Screens about everybody's hours: for all others the address does not exist. */
export function ManagersOnly({ isOffered }: { readonly isOffered: boolean }) {
  const role = useRole();
  return isOffered && mayReport(role) ? <Outlet /> : <NotFoundPage isWithinShell />;
}

/** The same for accountants, too. */
export function PayrollOnly() {
  return useMayPreparePayroll() ? <Outlet /> : <NotFoundPage isWithinShell />;
}
