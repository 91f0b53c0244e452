import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { gridViewKey, readLocal } from '../storage/localStore';

/**
 * How lists and the sidebar are shown. On mobile devices both start toggled: the sidebar is closed
 * there, and lists are tables until the user of this device chooses.
 */
interface ViewState {
  readonly gridView: boolean;
  /** The drawer of a phone; wider windows always show the sidebar. */
  readonly isSidebarOpen: boolean;
  /** The user is being asked what to do with the running timer. */
  readonly isTimerStopping: boolean;
}

/** Below this width the app counts as mobile. */
const PHONE = '(max-width: 767.98px)';

function initialState(): ViewState {
  const isPhone = globalThis.matchMedia?.(PHONE).matches ?? false;
  const chosen = readLocal(gridViewKey);
  return {
    gridView: chosen === null ? !isPhone : chosen === 'true',
    isSidebarOpen: false,
    isTimerStopping: false,
  };
}

export const viewSlice = createSlice({
  name: 'view',
  initialState,
  reducers: {
    gridViewChosen: (state, { payload }: PayloadAction<boolean>) => ({ ...state, gridView: payload }),
    sidebarOpened: (state) => ({ ...state, isSidebarOpen: true }),
    sidebarClosed: (state) => ({ ...state, isSidebarOpen: false }),
    timerStopAsked: (state) => ({ ...state, isTimerStopping: true }),
    timerStopAnswered: (state) => ({ ...state, isTimerStopping: false }),
  },
  selectors: {
    selectGridView: (state) => state.gridView,
    selectIsSidebarOpen: (state) => state.isSidebarOpen,
    selectIsTimerStopping: (state) => state.isTimerStopping,
  },
});

export const { gridViewChosen, sidebarOpened, sidebarClosed, timerStopAsked, timerStopAnswered } =
  viewSlice.actions;
export const { selectGridView, selectIsSidebarOpen, selectIsTimerStopping } = viewSlice.selectors;
