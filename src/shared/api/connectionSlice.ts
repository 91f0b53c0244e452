import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

/**
 * Whether the service answers: it does as far as anybody knows; a call broke off, so that it is to be found out; or it
 * does not. The next answer, of whatever call, puts an end to the latter two.
 */
type Connection = 'found' | 'doubted' | 'lost';

interface ConnectionState {
  readonly connection: Connection;
  /**
   * Answers given before this moment may be out of date, in milliseconds: since then there was a time in which nobody
   * would have heard of a change. 0 where there was none.
   */
  readonly agedAt: number;
}

const now = () => ({ payload: Date.now() });

export const connectionSlice = createSlice({
  name: 'connection',
  initialState: (): ConnectionState => ({ connection: 'found', agedAt: 0 }),
  reducers: {
    /** A call broke off. */
    connectionDoubted: (state): ConnectionState =>
      state.connection === 'lost' ? state : { ...state, connection: 'doubted' },
    /** The device has no network, or the check of the session was not answered: the shell shows the "offline" mark. */
    connectionLost: {
      prepare: now,
      reducer: (state, { payload: at }: PayloadAction<number>): ConnectionState =>
        state.connection === 'lost' ? state : { connection: 'lost', agedAt: at },
    },
    /** The service answered a call. */
    connectionFound: (state): ConnectionState => ({ ...state, connection: 'found' }),
    /** Something may have been changed: by another tab, or while this one was out of sight. */
    answersAged: {
      prepare: now,
      reducer: (state, { payload: at }: PayloadAction<number>): ConnectionState => ({ ...state, agedAt: at }),
    },
  },
  selectors: {
    selectConnection: (state) => state.connection,
    selectIsConnectionLost: (state) => state.connection === 'lost',
    selectAgedAt: (state) => state.agedAt,
  },
});

export const { connectionDoubted, connectionLost, connectionFound, answersAged } = connectionSlice.actions;
export const { selectConnection, selectIsConnectionLost, selectAgedAt } = connectionSlice.selectors;
