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
 * Slices that are injected later (`store.reducer.inject`), because the first screen works without their code. The module
 * of such a slice adds itself: `declare module '@/shared/store/store' { interface LazyLoadedSlices extends … {} }`.
 *
 * @public
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- the modules of lazy slices add their members
export interface LazyLoadedSlices {}

/** Created for each store, because injecting a slice changes the reducer itself. */
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

/** The client state. The cache of the service's data (`api`) joins it when the shell is loaded. */
export type RootState = ReturnType<ReturnType<typeof createReducer>>;
/** Thunks of a lazy slice need its state; whoever dispatches one has injected the slice. */
export type AppDispatch = ThunkDispatch<RootState, Extra, UnknownAction> &
  ThunkDispatch<Required<RootState>, Extra, UnknownAction>;
/** A thunk: does something and reports the result by dispatching. */
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Extra, UnknownAction>;
/** A thunk for code in which the cache of the service's data is loaded. */
export type ServiceThunk<Result = void> = ThunkAction<Result, Required<RootState>, Extra, UnknownAction>;

/**
 * RTK's checks of state and actions never warn about their duration, because that depends on the load of the machine.
 */
const warnAfter = Infinity;

/**
 * Creates the app's store. Later slices are injected into its `reducer`, their middleware with `addMiddleware`; both
 * may be repeated. RTK's checks for mutated state and non-serializable values are on in tests and in development.
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
