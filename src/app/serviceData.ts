import { api } from '@/shared/api/api';
import { sessionExpired, signedOut } from '@/shared/session/sessionSlice';
import type { AppStore } from '@/shared/store/store';
import { isAnyOf } from '@reduxjs/toolkit';

/** Adds the cache of the service's data to the store; it is emptied when the session ends. */
export function attachServiceData(store: AppStore): void {
  if (!store.attach(api)) return;
  store.startListening({
    matcher: isAnyOf(signedOut, sessionExpired),
    effect: (_action, { dispatch }) => {
      dispatch(api.util.resetApiState());
    },
  });
}
