import { createSlice } from '@reduxjs/toolkit';

/** The number of blocking waits; the overlay is shown while there is one. */
export const spinnerSlice = createSlice({
  name: 'spinner',
  initialState: 0,
  reducers: {
    waitStarted: (waits) => waits + 1,
    waitEnded: (waits) => Math.max(0, waits - 1),
  },
  selectors: { selectShowSpinner: (waits) => waits > 0 },
});

export const { waitStarted, waitEnded } = spinnerSlice.actions;
export const { selectShowSpinner } = spinnerSlice.selectors;
