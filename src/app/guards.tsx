import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '@/shared/paths';
import { readReturnTo, returnState, signInState } from '@/shared/sign-in/returnTo';
import { selectIsSignedIn, selectSession } from '@/shared/session/sessionSlice';
import { useAppSelector } from '@/shared/store/hooks';
import { SessionCheck } from './SessionCheck';

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
