import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

/** Guids of the employees who are connected now, as the websocket pushes them. */
export const presenceSlice = createSlice({
  name: 'presence',
  initialState: [] as readonly string[],
  reducers: {
    connectedEmployeesReceived: (_state, { payload }: PayloadAction<readonly string[]>) => payload,
    presenceLost: () => [],
  },
  selectors: {
    selectConnectedEmployees: (state) => state,
    selectIsConnected: (state, guid: string) => state.includes(guid),
  },
});

export const { connectedEmployeesReceived, presenceLost } = presenceSlice.actions;
export const { selectConnectedEmployees, selectIsConnected } = presenceSlice.selectors;
