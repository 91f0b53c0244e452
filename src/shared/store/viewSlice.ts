import { createSlice } from '@reduxjs/toolkit';

/**
 * How lists and the sidebar are shown (section 3, "Client state": gridView, sidebarView). On mobile devices both
 * start toggled (section 1): the sidebar is closed there.
 */
export interface ViewState {
  readonly gridView: boolean;
  readonly isSidebarOpen: boolean;
}

/** Below this width the app counts as mobile. */
const PHONE = '(max-width: 767.98px)';

function initialState(): ViewState {
  const isPhone = globalThis.matchMedia?.(PHONE).matches ?? false;
  return { gridView: !isPhone, isSidebarOpen: !isPhone };
}

export const viewSlice = createSlice({
  name: 'view',
  initialState,
  reducers: {
    gridViewToggled: (state) => ({ ...state, gridView: !state.gridView }),
    sidebarOpened: (state) => ({ ...state, isSidebarOpen: true }),
    sidebarClosed: (state) => ({ ...state, isSidebarOpen: false }),
  },
  selectors: {
    selectGridView: (state) => state.gridView,
    selectIsSidebarOpen: (state) => state.isSidebarOpen,
  },
});

export const { gridViewToggled, sidebarOpened, sidebarClosed } = viewSlice.actions;
export const { selectGridView, selectIsSidebarOpen } = viewSlice.selectors;
