import {
  combineSlices,
  configureStore,
  createDynamicMiddleware,
  createListenerMiddleware,
} from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import type { ThunkAction, ThunkDispatch } from 'redux-thunk';
import { connectionSlice } from '../api/connectionSlice';
import { noticesSlice } from '../notices/noticesSlice';
import { presenceSlice } from '../presence/presenceSlice';
import { sessionSlice } from '../session/sessionSlice';
import { dialogSlice } from './dialogSlice';
import { errorSlice } from './errorSlice';
import { type Extra, createExtra } from './extra';
import { searchResultSlice } from './searchResultSlice';
import { spinnerSlice } from './spinnerSlice';
import { viewSlice } from './viewSlice';

/**
 * Slices that are injected later (`store.reducer.inject`), because the first screen does without their code. The module
 * of such a slice adds itself: `declare module '@/shared/store/store' { interface LazyLoadedSlices extends … {} }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- the modules of lazy slices add their members
export interface LazyLoadedSlices {}

/** Made for each store, because injecting a slice changes the reducer itself. */
function createReducer() {
  return combineSlices(
    sessionSlice,
    spinnerSlice,
    dialogSlice,
    searchResultSlice,
    errorSlice,
    viewSlice,
    presenceSlice,
    noticesSlice,
    connectionSlice,
  ).withLazyLoadedSlices<LazyLoadedSlices>();
}

/** The client state of section 3. The cache of the service's data (`api`) joins it when the shell is loaded. */
export type RootState = ReturnType<ReturnType<typeof createReducer>>;
/** Thunks of a lazy slice ask for its state; who dispatches one has injected the slice. */
export type AppDispatch = ThunkDispatch<RootState, Extra, UnknownAction> &
  ThunkDispatch<Required<RootState>, Extra, UnknownAction>;
/** A command: does something and reports by dispatching what happened. */
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Extra, UnknownAction>;
/** A command of who has asked the service: the cache of its answers is there. */
export type ServiceThunk<Result = void> = ThunkAction<Result, Required<RootState>, Extra, UnknownAction>;

/** How long RTK's checks of state and actions may take before they complain: never, on a machine under load. */
const warnAfter = Infinity;

/**
 * The app's store. Later slices are injected into its `reducer`, their middleware by `addMiddleware`; both may be
 * repeated. RTK's checks for changed state and for what cannot be serialized are on in tests and in development.
 */
export function createAppStore() {
  const extra = createExtra();
  const reducer = createReducer();
  const listener = createListenerMiddleware<RootState, AppDispatch, Extra>({ extra });
  const dynamic = createDynamicMiddleware();
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: extra },
        immutableCheck: { warnAfter },
        serializableCheck: { warnAfter },
      })
        .prepend(listener.middleware)
        .concat(dynamic.middleware),
  });
  return {
    ...store,
    extra,
    reducer,
    addMiddleware: dynamic.addMiddleware,
    startListening: listener.startListening,
  };
}

export type AppStore = ReturnType<typeof createAppStore>;
