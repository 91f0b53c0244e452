import { createSlice } from '@reduxjs/toolkit';

/**
 * Whether the service answers. The guard's check says so on each navigation; while it does not, the session is kept
 * and the shell shows the "offline" mark.
 */
export const connectionSlice = createSlice({
  name: 'connection',
  initialState: { isLost: false },
  reducers: {
    connectionLost: () => ({ isLost: true }),
    connectionFound: () => ({ isLost: false }),
  },
  selectors: { selectIsConnectionLost: (state) => state.isLost },
});

export const { connectionLost, connectionFound } = connectionSlice.actions;
export const { selectIsConnectionLost } = connectionSlice.selectors;
