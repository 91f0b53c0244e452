import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

/**
 * Whether the service answers: `found` as far as we know; `doubted` after a call broke off, until we have checked;
 * `lost` if it does not answer. The next answer to any call makes it `found` again.
 */
type Connection = 'found' | 'doubted' | 'lost';

interface ConnectionState {
  readonly connection: Connection;
  /**
   * Answers from before this moment, in milliseconds, may be out of date, because we could have missed changes since
   * then. 0 if there was no such moment.
   */
  readonly agedAt: number;
  /** Another tab was open at the same time as this one. */
  readonly hasOtherTabs: boolean;
}

const now = () => ({ payload: Date.now() });

export const connectionSlice = createSlice({
  name: 'connection',
  initialState: (): ConnectionState => ({ connection: 'found', agedAt: 0, hasOtherTabs: false }),
  reducers: {
    /** A call broke off. */
    connectionDoubted: (state): ConnectionState =>
      state.connection === 'lost' ? state : { ...state, connection: 'doubted' },
    /** The device has no network, or the check of the session was not answered: the shell shows the "offline" mark. */
    connectionLost: {
      prepare: now,
      reducer: (state, { payload: at }: PayloadAction<number>): ConnectionState =>
        state.connection === 'lost' ? state : { ...state, connection: 'lost', agedAt: at },
    },
    /** The service answered a call. */
    connectionFound: (state): ConnectionState => ({ ...state, connection: 'found' }),
    otherTabMet: (state): ConnectionState => ({ ...state, hasOtherTabs: true }),
    /** Data may have changed: through another tab, or while this one was hidden. */
    answersAged: {
      prepare: now,
      reducer: (state, { payload: at }: PayloadAction<number>): ConnectionState => ({ ...state, agedAt: at }),
    },
  },
  selectors: {
    selectConnection: (state) => state.connection,
    selectIsConnectionLost: (state) => state.connection === 'lost',
    selectAgedAt: (state) => state.agedAt,
    selectHasOtherTabs: (state) => state.hasOtherTabs,
  },
});

export const { connectionDoubted, connectionLost, connectionFound, answersAged, otherTabMet } =
  connectionSlice.actions;
export const { selectConnection, selectIsConnectionLost, selectAgedAt, selectHasOtherTabs } =
  connectionSlice.selectors;
