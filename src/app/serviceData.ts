import { createAction, isAnyOf } from '@reduxjs/toolkit';
import { api } from '@/shared/api/api';
import { sessionExpired, signedOut } from '@/shared/session/sessionSlice';
import type { AppStore } from '@/shared/store/store';

/** The cache has joined the store; the first action after which its state is there. */
const serviceDataAttached = createAction('serviceData/attached');

/**
 * Adds the cache of the service's data to the store, once; it is emptied when the session ends. It comes with the shell,
 * because nobody needs RTK Query to sign in.
 */
export function attachServiceData(store: AppStore): void {
  if (store.getState().api) return;
  store.reducer.inject(api);
  store.addMiddleware(api.middleware);
  store.dispatch(serviceDataAttached());
  store.startListening({
    matcher: isAnyOf(signedOut, sessionExpired),
    effect: (_action, { dispatch }) => {
      dispatch(api.util.resetApiState());
    },
  });
}
