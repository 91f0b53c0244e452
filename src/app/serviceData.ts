import { createAction, isAnyOf } from '@reduxjs/toolkit';
import { api } from '@/shared/api/api';
import { sessionExpired, signedOut } from '@/shared/session/sessionSlice';
import type { AppStore } from '@/shared/store/store';

/** Dispatched when the cache has joined the store; from then on its state exists. */
const serviceDataAttached = createAction('serviceData/attached');

/**
 * Adds the cache of the service's data to the store, once; it is cleared when the session ends. It is loaded with the
 * shell, because sign-in does not need RTK Query.
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
