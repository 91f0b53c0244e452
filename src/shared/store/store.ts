import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { type Middleware, type Reducer, type UnknownAction, combineReducers } from 'redux';
import type { ThunkAction, ThunkDispatch } from 'redux-thunk';
import type { ServiceData } from '../api/api';
import { noticesReducer } from '../notices/noticesSlice';
import { presenceReducer } from '../presence/presenceSlice';
import { connectionReducer } from '../api/connectionSlice';
import { sessionReducer } from '../session/sessionSlice';
import { dialogReducer } from './dialogSlice';
import { errorReducer } from './errorSlice';
import { spinnerReducer } from './spinnerSlice';
import { viewReducer } from './viewSlice';

const slices = {
  session: sessionReducer,
  spinner: spinnerReducer,
  dialog: dialogReducer,
  error: errorReducer,
  view: viewReducer,
  presence: presenceReducer,
  notices: noticesReducer,
  connection: connectionReducer,
};

const reduceSlices = combineReducers(slices);

/** The client state of section 3. The cache of the service's data (`api`) joins it when the shell is loaded. */
export type RootState = ReturnType<typeof reduceSlices> & ServiceData;
export type AppDispatch = ThunkDispatch<RootState, undefined, UnknownAction>;
/** A command: does something and reports by dispatching what happened. */
export type AppThunk<Result = void> = ThunkAction<Result, RootState, undefined, UnknownAction>;

/**
 * A part of the store that is loaded later: the service's data needs RTK Query, which nobody needs to sign in.
 */
export interface StorePart {
  readonly reducerPath: string;
  readonly reducer: Reducer;
  readonly middleware: Middleware;
}

/** The app's store. `attach` adds a part and says whether it was new. */
export function createAppStore() {
  const listener = createListenerMiddleware<RootState, AppDispatch>();
  const attached = new Map<string, ReturnType<Middleware>>();

  const lateMiddleware: Middleware = () => (next) => (action) =>
    [...attached.values()].reduceRight((rest, part) => part(rest), next)(action);

  const store = configureStore({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `api` is attached before anything asks for it
    reducer: reduceSlices as unknown as Reducer<RootState>,
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false })
        .prepend(listener.middleware)
        .concat(lateMiddleware),
  });

  const reducers: Record<string, Reducer> = { ...slices };
  return {
    ...store,
    startListening: listener.startListening,
    attach(part: StorePart): boolean {
      if (attached.has(part.reducerPath)) return false;
      reducers[part.reducerPath] = part.reducer;
      attached.set(part.reducerPath, part.middleware(store));
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the slices above and the part
      store.replaceReducer(combineReducers(reducers) as unknown as Reducer<RootState>);
      return true;
    },
  };
}

export type AppStore = ReturnType<typeof createAppStore>;
