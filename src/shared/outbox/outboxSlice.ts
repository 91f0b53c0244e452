import { type PayloadAction, type WithSlice, createSlice } from '@reduxjs/toolkit';

/** Which outboxes this tab is sending, by the names under which they are kept. */
export const outboxSlice = createSlice({
  name: 'outbox',
  initialState: (): readonly string[] => [],
  reducers: {
    sendingBegan: (state, { payload: name }: PayloadAction<string>) => [...state, name],
    sendingEnded: (state, { payload: name }: PayloadAction<string>) => state.filter((one) => one !== name),
    /** The user does not want to wait for the next try. */
    sendingAsked: (state) => state,
  },
});

export const { sendingBegan, sendingEnded, sendingAsked } = outboxSlice.actions;

declare module '../store/store' {
  interface LazyLoadedSlices extends WithSlice<typeof outboxSlice> {}
}
