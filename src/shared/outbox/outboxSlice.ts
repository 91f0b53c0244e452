import { type WithSlice, createSlice } from '@reduxjs/toolkit';

/** Whether this tab is sending what waits. */
export const outboxSlice = createSlice({
  name: 'outbox',
  initialState: { isSending: false },
  reducers: {
    sendingBegan: () => ({ isSending: true }),
    sendingEnded: () => ({ isSending: false }),
    /** The user asks to send now instead of waiting for the next try. */
    sendingAsked: (state) => state,
  },
});

export const { sendingBegan, sendingEnded, sendingAsked } = outboxSlice.actions;

declare module '../store/store' {
  interface LazyLoadedSlices extends WithSlice<typeof outboxSlice> {}
}
